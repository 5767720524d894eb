import type { DemoEvent } from "../types.ts";
import { august28 } from "./august28.ts";
import { august31 } from "./august31.ts";
import { september04 } from "./september04.ts";
import { september07 } from "./september07.ts";
import { september11 } from "./september11.ts";
import { september14 } from "./september14.ts";
import { september18 } from "./september18.ts";
import { september21 } from "./september21.ts";
import { september25 } from "./september25.ts";

/** All events in order of time. */
export const events: DemoEvent[] = [
  ...august28,
  ...august31,
  ...september04,
  ...september07,
  ...september11,
  ...september14,
  ...september18,
  ...september21,
  ...september25,
].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
