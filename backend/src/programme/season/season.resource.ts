import { and, eq, ne } from "drizzle-orm";
import { Type, type Static } from "typebox";
import { marketingBanners, seasons } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  links,
  linksProblem,
  optionalInstant,
  optionalReference,
  place,
  refuse,
  words,
} from "../../platform/resources/fields.ts";

const day = Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" });

const seasonFields = Type.Object({
  title: words(200, 1),
  motto: Type.Optional(words(300)),
  description: Type.Optional(words(5000)),
  /** Calendar days in Berlin. */
  starts_on: day,
  ends_on: day,
  tickets_from: Type.Optional(optionalInstant),
  image_id: Type.Optional(optionalReference),
  is_current: Type.Optional(Type.Boolean()),
});

export const seasonsResource = defineResource({
  name: "seasons",
  singular: "season",
  table: seasons,
  fields: seasonFields,
  search: [seasons.title, seasons.motto],
  sort: ["starts_on", "title"],
  defaultSort: "-starts_on",
  async check(_transaction, record) {
    const { starts_on: starts, ends_on: ends } = record as Static<typeof seasonFields>;
    refuse({ ends_on: ends < starts ? "out_of_range" : undefined });
  },
  /** There is one current season at the most. */
  async store(transaction, id, sent) {
    if (sent.is_current !== true) return;
    await transaction
      .update(seasons)
      .set({ isCurrent: false })
      .where(and(ne(seasons.id, id), eq(seasons.isCurrent, true)));
  },
  tags: () => ["season"],
});

const bannerFields = Type.Object({
  title: words(200, 1),
  text: Type.Optional(words(1000)),
  link: Type.Optional(links),
  link_text: Type.Optional(words(100)),
  image_id: Type.Optional(optionalReference),
  /** After so many rows of the list it stands. */
  calendar_position: Type.Optional(place),
  /** By the festival's clock; null for no limit. */
  starts_at: Type.Optional(optionalInstant),
  ends_at: Type.Optional(optionalInstant),
  is_online: Type.Optional(Type.Boolean()),
});

export const marketingBannersResource = defineResource({
  name: "marketing-banners",
  singular: "banner",
  table: marketingBanners,
  fields: bannerFields,
  search: [marketingBanners.title, marketingBanners.text],
  sort: ["calendar_position", "title", "starts_at"],
  defaultSort: "calendar_position",
  async check(_transaction, record) {
    const { link, starts_at: starts, ends_at: ends } = record as Static<typeof bannerFields>;
    const isReversed = starts && ends && new Date(ends) <= new Date(starts);
    refuse({ link: linksProblem(link), ends_at: isReversed ? "out_of_range" : undefined });
  },
  tags: () => ["banners"],
});
