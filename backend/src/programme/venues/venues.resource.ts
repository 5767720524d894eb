import { Type, type Static } from "typebox";
import { venues } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  longText,
  longTextProblem,
  optionalReference,
  refuse,
  slugs,
  words,
} from "../../platform/resources/fields.ts";
import { accessField, titledLinks, titledLinksProblem } from "../events/programmeFields.ts";
import { findScreenUses } from "../../site/content/uses/contentUses.ts";

const degrees = (most: number) =>
  Type.Optional(Type.Union([Type.Null(), Type.Number({ minimum: -most, maximum: most })]));

const fields = Type.Object({
  name: words(200, 1),
  slug: slugs,
  street: Type.Optional(Type.String({ maxLength: 200 })),
  postal_code: Type.Optional(Type.String({ maxLength: 20 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  /** WGS 84 degrees, both or none. */
  latitude: degrees(90),
  longitude: degrees(180),
  access: Type.Optional(accessField),
  access_text: Type.Optional(words(2000)),
  description: Type.Optional(words(5000)),
  travel: Type.Optional(longText),
  links: Type.Optional(titledLinks),
  image_id: Type.Optional(optionalReference),
  is_online: Type.Optional(Type.Boolean()),
});

export const venuesResource = defineResource({
  name: "venues",
  singular: "venue",
  usedBy: (transaction, id) => findScreenUses(transaction, "venue", id),
  table: venues,
  fields,
  search: [venues.name, venues.street, venues.city],
  sort: ["name", "city"],
  defaultSort: "name",
  async check(_transaction, record) {
    const { latitude, longitude, travel, links } = record as Static<typeof fields>;
    const isHalf = (typeof latitude === "number") !== (typeof longitude === "number");
    refuse({
      longitude: isHalf ? "required" : undefined,
      travel: longTextProblem(travel),
      links: titledLinksProblem(links),
    });
  },
});
