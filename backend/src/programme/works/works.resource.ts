import {
  composers as composersDescription,
  works as worksDescription,
} from "@festival/contracts/resources/programme/works";
import { composers, compositions } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";

export const composersResource = defineResource(composersDescription, {
  table: composers,
  // every answer that names a work names its composer too
  tags: () => ["works", "events"],
});

export const worksResource = defineResource(worksDescription, {
  table: compositions,
  tags: () => ["events"],
});
