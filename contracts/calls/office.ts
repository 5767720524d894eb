import type { Found, FindQuery, Office, OfficeFinding, StaleContent } from "../api/operations.ts";
import type { Get } from "./call.ts";

/** What an office must know in the morning. */
export const getOffice: Get<{ answer: Office }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/office/",
  for: "staff",
};

/** What is to be done in content, of the 200 places that were changed last; at most a minute old. */
export const listOfficeFindings: Get<{ answer: OfficeFinding[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/office/findings/",
  for: "staff",
};

/** Content, and records of resources, with words that are older than those of the other language, by title. */
export const listStaleContent: Get<{ answer: StaleContent[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/office/stale/",
  for: "staff",
};

/** Records of all that staff keep, by any words of them: the best first. */
export const findRecords: Get<{ query: FindQuery; answer: Found }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/find/",
  for: "staff",
};
