import { eq } from "drizzle-orm";
import { Type, type Static } from "typebox";
import { artists, ensembleMembers, ensembles } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  longText,
  longTextProblem,
  optionalReference,
  reference,
  refuse,
  slugs,
  words,
} from "../../platform/resources/fields.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { orderedRows } from "../../platform/resources/orderedRows.ts";
import { closed, roleField, titledLinks, titledLinksProblem } from "../events/programmeFields.ts";
import { findScreenUses } from "../../site/content/uses/contentUses.ts";

const common = {
  slug: slugs,
  links: Type.Optional(titledLinks),
  image_id: Type.Optional(optionalReference),
  is_online: Type.Optional(Type.Boolean()),
};

const artistFields = Type.Object({
  first_name: Type.Optional(Type.String({ maxLength: 100 })),
  last_name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Instrument, voice or function that belongs to the name. */
  role: Type.Optional(roleField),
  resident_artist: Type.Optional(Type.Boolean()),
  fellowship_artist: Type.Optional(Type.Boolean()),
  biography: Type.Optional(longText),
  ...common,
});

/** Those who perform under their own name, whom visitors' calls name cast members. */
export const artistsResource = defineResource({
  name: "artists",
  singular: "artist",
  usedBy: (transaction, id) => findScreenUses(transaction, "artist", id),
  table: artists,
  fields: artistFields,
  search: [artists.firstName, artists.lastName],
  sort: ["last_name", "first_name"],
  defaultSort: "last_name",
  filters: {
    resident_artist: {
      schema: Type.Boolean(),
      condition: (isSo) => eq(artists.residentArtist, isSo === true),
    },
    fellowship_artist: {
      schema: Type.Boolean(),
      condition: (isSo) => eq(artists.fellowshipArtist, isSo === true),
    },
  },
  titleOf: ({ first_name: first, last_name: last }) =>
    [first, last].filter((name) => typeof name === "string" && name !== "").join(" "),
  async check(_transaction, record) {
    const { biography, links } = record as Static<typeof artistFields>;
    refuse({ biography: longTextProblem(biography), links: titledLinksProblem(links) });
  },
});

const Member = Type.Object({ artist_id: reference, role: Type.Optional(roleField) }, closed);

const ensembleFields = Type.Object({
  name: words(200, 1),
  description: Type.Optional(longText),
  /** Members who have a page of their own, in order. */
  members: Type.Optional(Type.Array(Member, { maxItems: 200 })),
  ...common,
});

export const ensemblesResource = defineResource({
  name: "ensembles",
  singular: "ensemble",
  usedBy: (transaction, id) => findScreenUses(transaction, "ensemble", id),
  table: ensembles,
  fields: ensembleFields,
  search: [ensembles.name],
  sort: ["name"],
  defaultSort: "name",
  ...nestedLists({
    members: orderedRows("members", {
      table: ensembleMembers,
      owner: "ensembleId",
      fields: Member,
    }),
  }),
  async check(_transaction, record) {
    const { description, links } = record as Static<typeof ensembleFields>;
    refuse({ description: longTextProblem(description), links: titledLinksProblem(links) });
  },
  // members' pages name their ensembles
  tags: () => ["artists"],
});
