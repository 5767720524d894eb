import type { Room } from "../platform/roomDefinition.ts";
import { searchRoutes } from "./search.routes.ts";

/** What visitors find across all other rooms. */
export const search: Room = { visitor: [searchRoutes] };
