import { Type, type Static } from "typebox";
import { Instant } from "./common.ts";

/** A concert of today, as the office must know it. Texts are in the reader's language. */
export const OfficeEvent = Type.Object({
  id: Type.Integer(),
  starts_at: Instant,
  title: Type.String(),
  /** Empty where none is named. */
  venue: Type.String(),
  status: Type.String(),
  button_status: Type.String(),
  is_online: Type.Boolean(),
});
export type OfficeEvent = Static<typeof OfficeEvent>;

/** Kind and id, such as "page:12", and its title. */
const Named = Type.Object({ what: Type.String(), title: Type.String() });

/** What an office must know in the morning, in one answer. */
export const Office = Type.Object({
  /** By the festival's clock. */
  now: Instant,
  /** Concerts of today, online or not. */
  today: Type.Array(OfficeEvent),
  /** Content whose working copy was never published, or written later than what is public; at most 20. */
  drafts: Type.Array(Named),
  /** What is published or taken offline within 14 days. */
  schedules: Type.Array(
    Type.Object({
      ...Named.properties,
      action: Type.Union([Type.Literal("publish"), Type.Literal("unpublish")]),
      at: Instant,
    }),
  ),
  /** Entries of the last 7 days, by form. */
  entries: Type.Array(
    Type.Object({ form: Type.Integer(), title: Type.String(), count: Type.Integer() }),
  ),
  failed_renditions: Type.Integer(),
  /** Only for admins, as the next one; null for others. */
  failed_jobs: Type.Union([Type.Integer(), Type.Null()]),
  failed_mails: Type.Union([Type.Integer(), Type.Null()]),
});
export type Office = Static<typeof Office>;
