import type { Room } from "../platform/roomDefinition.ts";
import { officeRoutes } from "./office.routes.ts";

/** What the admin area reads across all other rooms. */
export const office: Room = { staff: [officeRoutes] };
