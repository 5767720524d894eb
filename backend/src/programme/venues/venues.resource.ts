import { venues as description } from "@festival/contracts/resources/programme/venues";
import { venues } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { findScreenUses } from "../../site/content/uses/contentUses.ts";

export const venuesResource = defineResource(description, {
  table: venues,
  usedBy: (transaction, id) => findScreenUses(transaction, "venue", id),
  async check(_transaction, { latitude, longitude }) {
    const isHalf = (typeof latitude === "number") !== (typeof longitude === "number");
    return { longitude: isHalf ? "required" : undefined };
  },
});
