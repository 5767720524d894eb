import {
  composers as composersDescription,
  works as worksDescription,
} from "@festival/contracts/resources/programme/works";
import { composers, compositions } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { findScreenUses } from "../../site/content/uses/contentUses.ts";

export const composersResource = defineResource(composersDescription, {
  table: composers,
  // every answer that names a work names its composer too
  tags: () => ["works", "events"],
  usedBy: (transaction, id) => findScreenUses(transaction, "composer", id),
});

export const worksResource = defineResource(worksDescription, {
  table: compositions,
  tags: () => ["events"],
  usedBy: (transaction, id) => findScreenUses(transaction, "work", id),
});
