import { Type, type Static } from "typebox";

/** What a site must have before it may go live: facts on its provider, and legal pages without sample text. */
export const requiredFacts = [
  "name",
  "street",
  "postal_code",
  "city",
  "email",
  "represented_by",
  "responsible",
] as const;

/**
 * A fact on the provider that is empty, or a legal page that is missing, or holds sample text, in a language; or a
 * statement on accessibility whose day is more than a year ago, which alone hides no site.
 */
export const SiteGap = Type.Union([
  Type.Object({ kind: Type.Literal("provider"), field: Type.Enum(requiredFacts) }),
  Type.Object({
    kind: Type.Enum(["missing", "sample"]),
    page: Type.Enum(["imprint", "privacy"]),
    locale: Type.Enum(["de", "en"]),
  }),
  Type.Object({ kind: Type.Literal("statement"), checked_on: Type.String() }),
]);
export type SiteGap = Static<typeof SiteGap>;

export const SiteState = Type.Object({
  /** Whether search engines are asked to stay away. */
  is_unfinished: Type.Boolean(),
  /** Name and address of the provider, in one line; empty where the settings name none. */
  provider: Type.String(),
});
export type SiteState = Static<typeof SiteState>;
