import { Type, type Static } from "typebox";
import { alerts } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  links,
  linksProblem,
  optionalInstant,
  place,
  refuse,
  words,
} from "../../platform/resources/fields.ts";

const fields = Type.Object({
  title: words(200, 1),
  text: Type.Optional(words(1000)),
  link_title: Type.Optional(words(100)),
  link: Type.Optional(links),
  /** By the festival's clock; null for no limit. */
  starts_at: Type.Optional(optionalInstant),
  ends_at: Type.Optional(optionalInstant),
  position: Type.Optional(place),
  is_online: Type.Optional(Type.Boolean()),
});

/** Messages of the bar at the top, as staff keep them. */
export const alertsResource = defineResource({
  name: "alerts",
  singular: "alert",
  table: alerts,
  fields,
  search: [alerts.title, alerts.text],
  sort: ["title", "position", "starts_at", "ends_at"],
  defaultSort: "position",
  async check(_transaction, record) {
    const { link, starts_at: starts, ends_at: ends } = record as Static<typeof fields>;
    const isReversed = starts && ends && new Date(ends) <= new Date(starts);
    refuse({ link: linksProblem(link), ends_at: isReversed ? "out_of_range" : undefined });
  },
});
