import { eq } from "drizzle-orm";
import { Type } from "typebox";
import { sponsors, type SponsorTier } from "../../platform/database/schema/index.ts";
import { findContentUses } from "../content/uses/contentUses.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { optionalReference, place } from "../../platform/resources/fields.ts";

const Tier = Type.Enum(["main", "partner", "supporter", "media"]);

/** Those who pay for the festival, as staff keep them. */
export const sponsorsResource = defineResource({
  name: "sponsors",
  singular: "sponsor",
  table: sponsors,
  fields: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 200 }),
    url: Type.Optional(Type.String({ maxLength: 500, pattern: "^$|^https?://[^\\s<>\"']+$" })),
    /** The logo. */
    image_id: Type.Optional(optionalReference),
    tier: Type.Optional(Tier),
    position: Type.Optional(place),
    is_online: Type.Optional(Type.Boolean()),
  }),
  search: [sponsors.name],
  sort: ["name", "position", "tier"],
  defaultSort: "position",
  usedBy: (transaction, id) => findContentUses(transaction, "sponsor", id),
  filters: {
    tier: { schema: Tier, condition: (tier) => eq(sponsors.tier, tier as SponsorTier) },
  },
});
