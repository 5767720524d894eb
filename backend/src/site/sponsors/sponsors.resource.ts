import { sponsors as description } from "@festival/contracts/resources/people/sponsors";
import { sponsors } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { findContentUses } from "../content/uses/contentUses.ts";

export const sponsorsResource = defineResource(description, {
  table: sponsors,
  usedBy: (transaction, id) => findContentUses(transaction, "sponsor", id),
});
