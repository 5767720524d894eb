import { Type, type Static } from "typebox";
import { Image, Instant, RichText } from "../common.ts";
import { Section } from "../sections.ts";
import { remarkKinds, remarkLengths, reviewDays } from "../../reviews/bounds.ts";

const closed = { additionalProperties: false };
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** What a link's address ends with. */
const reviewTokenPattern = "^[A-Za-z0-9_-]{43}$";
const token = Type.String({ pattern: reviewTokenPattern });

export const Remark = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...remarkKinds]),
  /** Null for the head, and for the whole. */
  section: Type.Union([Type.Integer(), Type.Null()]),
  /** Key of a part of the head; empty for sections, and for the whole. */
  part: Type.String(),
  /** The words that it is about; may be empty. */
  quote: Type.String(),
  text: Type.String(),
  /** As the reader wrote it. */
  name: Type.String(),
  at: Instant,
  /** When a member of staff ticked it off. */
  resolved_at: Type.Union([Instant, Type.Null()]),
});
export type Remark = Static<typeof Remark>;

/** A link by which readers without an account see a draft, as it was when the link was made. */
export const Review = Type.Object({
  id: Type.Integer(),
  /** The version that is shown. */
  version: Type.Integer(),
  /** What staff wrote to the readers; may be empty. */
  note: Type.String(),
  author: Type.String(),
  created_at: Instant,
  expires_at: Instant,
  state: Type.Enum(["open", "expired", "ended"]),
  /** In the order in which they came. */
  remarks: Type.Array(Remark),
});
export type Review = Static<typeof Review>;

export const ReviewRequest = Type.Object(
  {
    note: Type.String({ maxLength: 500 }),
    days: Type.Integer({ minimum: 1, maximum: reviewDays.most }),
  },
  closed,
);

/** The only answer that holds the address; what is stored tells nothing of it. */
export const ReviewCreated = Type.Object({
  ...Review.properties,
  /** On this site, in the language of the call. */
  path: Type.String(),
});
export type ReviewCreated = Static<typeof ReviewCreated>;

export const RemarkUpdate = Type.Object({ resolved: Type.Boolean() }, closed);

/** A piece of the head that has words or a picture of its own, such as a title or a biography. */
export const ReviewedPart = Type.Object({
  /** Such as "title" and "biographies.artist:5". */
  key: Type.String(),
  label: Type.String(),
  text: Type.Union([Type.String(), Type.Null()]),
  rich: Type.Union([RichText, Type.Null()]),
  image: Type.Union([Image, Type.Null()]),
});
export type ReviewedPart = Static<typeof ReviewedPart>;

/** What is different from the version that was approved last. */
export const ReviewedChange = Type.Object({
  /** Null for the head. */
  section: Type.Union([Type.Integer(), Type.Null()]),
  /** Key of a part of the head; empty for sections. */
  part: Type.String(),
  kind: Type.Enum(["added", "removed", "moved", "changed"]),
  /** Of the section, of the part, or of a field of the section. */
  label: Type.String(),
  /** Words that were there; null where they are no words, and where nothing was. */
  before: Type.Union([Type.String(), Type.Null()]),
});
export type ReviewedChange = Static<typeof ReviewedChange>;

/** What the holder of a link sees, in one language. */
export const ReviewedContent = Type.Object({
  title: Type.String(),
  note: Type.String(),
  /** Who made the link. */
  author: Type.String(),
  expires_at: Instant,
  /** False where the link has ended or expired: nothing of the content is told then. */
  is_open: Type.Boolean(),
  parts: Type.Array(ReviewedPart),
  sections: Type.Array(Section),
  remarks: Type.Array(Remark),
  /** Who approved an earlier version last; null where there was no approval. */
  approved_before: Type.Union([
    Type.Null(),
    Type.Object({ name: Type.String(), at: Instant, changes: Type.Array(ReviewedChange) }),
  ]),
});
export type ReviewedContent = Static<typeof ReviewedContent>;

export const ReviewQuery = Type.Object({ token });
export const RemarkRequest = Type.Object(
  {
    token,
    kind: Type.Enum([...remarkKinds]),
    section: Type.Optional(id),
    part: Type.Optional(Type.String({ maxLength: 100 })),
    quote: Type.Optional(Type.String({ maxLength: remarkLengths.quote })),
    /** May be empty where the whole is approved. */
    text: Type.String({ maxLength: remarkLengths.text }),
    name: Type.String({ maxLength: remarkLengths.name }),
  },
  closed,
);
export type RemarkRequest = Static<typeof RemarkRequest>;
