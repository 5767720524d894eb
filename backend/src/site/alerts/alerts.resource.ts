import { alerts as description } from "@festival/contracts/resources/content/alerts";
import { alerts } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { endProblem } from "../../platform/resources/fields.ts";

export const alertsResource = defineResource(description, {
  table: alerts,
  check: async (_transaction, record) => endProblem(record),
});
