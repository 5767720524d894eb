import type { DemoEvent } from "../types.ts";
import { august28 } from "./august28.ts";
import { august31 } from "./august31.ts";

/** All events in order of time. */
export const events: DemoEvent[] = [...august28, ...august31];
