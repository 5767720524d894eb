import type { Office } from "../api/operations.ts";
import type { Get } from "./call.ts";

/** What an office must know in the morning. */
export const getOffice: Get<{ answer: Office }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/office/",
  for: "staff",
};
