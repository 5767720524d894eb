import {
  artists as artistsDescription,
  ensembles as ensemblesDescription,
} from "@festival/contracts/resources/programme/people";
import { artists, ensembleMembers, ensembles } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { findSoloistUses } from "./soloists.repository.ts";
import { findScreenUses } from "../../site/content/uses/contentUses.ts";

export const artistsResource = defineResource(artistsDescription, {
  table: artists,
  usedBy: async (transaction, id) => [
    ...(await findSoloistUses(transaction, id)),
    ...(await findScreenUses(transaction, "artist", id)),
  ],
});

export const ensemblesResource = defineResource(ensemblesDescription, {
  table: ensembles,
  ...nestedLists(ensemblesDescription.fields, {
    members: { table: ensembleMembers, owner: "ensembleId" },
  }),
  usedBy: (transaction, id) => findScreenUses(transaction, "ensemble", id),
  // members' pages name their ensembles
  tags: () => ["artists"],
});
