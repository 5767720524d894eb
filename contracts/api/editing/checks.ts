import { Type, type Static } from "typebox";
import { Instant, SectionTexts } from "../common.ts";

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const locale = orNull(Type.Enum(["de", "en"]));
/** Null for the head, and for a block of the home page. */
const section = orNull(Type.Integer());

/**
 * What can be said of content before it is published.
 * - required: a field that cannot be empty is
 * - record_gone, record_offline: what a field names was deleted, or is not public
 * - link_broken, link_offline, link_redirected: where a link of this site leads
 * - event_cancelled, event_past: of what a section shows or a link leads to
 * - alt: a picture has no alternative text and is not decorative
 * - rights_ended, rights_ending: visitors see a placeholder of a picture, or will within 14 days
 * - untranslated: it has words in the other language alone
 * - stale: the other language was written later; `field` is that field
 * - heading_order: a headline is more than one level below the one before
 * - embed_title: what is embedded has no title for those who do not see it
 * - video_captions, video_transcript: a video of this site has none, for those who do not hear it
 * - empty_column: a column holds nothing
 * - link_words: a link's words alone do not say where it leads, such as "hier", or are its address
 * - language_unmarked: words are in another language and not marked so; certain cases alone
 */
export const checkCodes = [
  "required",
  "record_gone",
  "record_offline",
  "link_broken",
  "link_offline",
  "link_redirected",
  "event_cancelled",
  "event_past",
  "alt",
  "rights_ended",
  "rights_ending",
  "untranslated",
  "stale",
  "heading_order",
  "embed_title",
  "video_captions",
  "video_transcript",
  "empty_column",
  "link_words",
  "language_unmarked",
] as const;
export type CheckCode = (typeof checkCodes)[number];

/** Those that stop a publication unless its author accepts them. */
export const acceptableChecks = ["alt", "link_broken"] as const;
export type AcceptableCheck = (typeof acceptableChecks)[number];

/** Something to look at before content is published. `details.checks` of the answer 422 to publishing has them too. */
export const Check = Type.Object({
  /** Whether it refuses the publication. */
  severity: Type.Enum(["stop", "warn"]),
  code: Type.Enum([...checkCodes]),
  section,
  /** Null for what both languages share. */
  locale,
  /** Such as "items.0.title"; null where it is about the section as a whole. */
  field: orNull(Type.String()),
  /** What the field names, such as "event:12", or the address that it leads to. */
  target: orNull(Type.String()),
});
export type Check = Static<typeof Check>;

/** One thing in which the working copy differs from what is public, and who did it. */
const UnpublishedChange = Type.Object({
  section,
  /** Of the section; null for the head, and for a block of the home page. */
  model: orNull(Type.String()),
  kind: Type.Enum(["field", "added", "moved", "removed"]),
  locale,
  /** Null unless it is a field. */
  field: orNull(Type.String()),
  /** What the field holds for the public, and in the working copy; null where it is empty. */
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** All who wrote it since it was public, the last one at the end; empty where the log does not say. */
  by: Type.Array(Type.String()),
  /** When it was written last; null where the log does not say. */
  at: orNull(Instant),
  /** Whether it is the caller's alone. */
  is_mine: Type.Boolean(),
});
export type UnpublishedChange = Static<typeof UnpublishedChange>;

/** What of an owner the public does not see yet. */
export const Unpublished = Type.Object({
  /** Of the owner: to publish what was read here, send it along. */
  revision: Type.Integer(),
  /** Null for what is always online. */
  is_online: orNull(Type.Boolean()),
  /** In the language of the call. */
  title: Type.String(),
  changes: Type.Array(UnpublishedChange),
  /** Those that the changes name, with their words; of what is removed as they were. */
  sections: Type.Array(Type.Object({ id: Type.Integer(), texts: SectionTexts })),
});
export type Unpublished = Static<typeof Unpublished>;
