import { Type, type Static } from "typebox";
import { locales } from "../locales.ts";
import { Instant } from "./common.ts";

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** Waiting jobs may have failed before, and are tried again at `start_after`. */
export const JobState = Type.Enum(["waiting", "active", "done", "failed", "cancelled"]);
export type JobState = Static<typeof JobState>;

/** Something that the backend does by itself, as admins see it. */
export const JobRecord = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: JobState,
  /** Tries that failed. */
  retry_count: Type.Integer(),
  retry_limit: Type.Integer(),
  created_at: Instant,
  /** Not before this time of the machine's clock. */
  start_after: Instant,
  started_at: orNull(Instant),
  finished_at: orNull(Instant),
  /** Why the last try failed; empty where none did. */
  problem: Type.String(),
});
export type JobRecord = Static<typeof JobRecord>;

export const MailState = Type.Enum(["queued", "sent", "failed"]);
export type MailState = Static<typeof MailState>;

/** The outcome of a mail, as admins see it. */
export const MailSummary = Type.Object({
  id: Type.Integer(),
  created_at: Instant,
  to: Type.String(),
  subject: Type.String(),
  state: MailState,
  attempts: Type.Integer(),
  /** Why the last try failed; empty where none did. */
  problem: Type.String(),
  sent_at: orNull(Instant),
});
export type MailSummary = Static<typeof MailSummary>;

/** A mail with what it says, where that is still known: what went to a server is not kept. */
export const MailRecord = Type.Object({
  ...MailSummary.properties,
  text: orNull(Type.String()),
  /** The whole file with all headers, where mails go into a folder. */
  source: orNull(Type.String()),
});
export type MailRecord = Static<typeof MailRecord>;

/** What a record of staff was at one of its revisions. */
export const RecordVersion = Type.Object({
  revision: Type.Integer(),
  /** By the machine's clock. */
  at: Instant,
  /** Who made it so; empty where that is not known. */
  actor: Type.String(),
  /** Fields that differ from the revision before. */
  fields: Type.Array(Type.String()),
});
export type RecordVersion = Static<typeof RecordVersion>;

/** Words of a record that are older in one language, as the other one was changed since. */
export const StaleField = Type.Object({
  field: Type.String(),
  /** The older one. */
  locale: Type.Enum([...locales]),
  /** When the other one was changed first, by the machine's clock. */
  since: Instant,
  /** Who changed it then; empty where that is not known. */
  actor: Type.String(),
});
export type StaleField = Static<typeof StaleField>;

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

/** A place that names a record. Entries of a form are told together, with their number: "forms-entries:3". */
export const RecordUse = Named;
export type RecordUse = Static<typeof RecordUse>;

/** Content, with where the site shows it, in the caller's language; null for what has no page of its own. */
const Shown = Type.Object({ ...Named.properties, path: orNull(Type.String()) });

/** What is to be done in the content of a page, an article and the like, by number of places. */
export const OfficeFinding = Type.Object({
  ...Shown.properties,
  /** Links and references that lead to nothing, or to nothing public. */
  broken: Type.Integer(),
  /** Missing words, translations and descriptions of pictures. */
  incomplete: Type.Integer(),
  /** Texts that are older than those of the other language. */
  stale: Type.Integer(),
});
export type OfficeFinding = Static<typeof OfficeFinding>;

/** Content, or a record, some words of which are older than those of the other language. */
export const StaleContent = Type.Object({
  ...Shown.properties,
  /** Sections of it, and its head, that are; of a record its fields. */
  count: Type.Integer(),
});
export type StaleContent = Static<typeof StaleContent>;

/** What an office must know in the morning, in one answer. */
export const Office = Type.Object({
  /** By the festival's clock. */
  now: Instant,
  /** Concerts of today, online or not. */
  today: Type.Array(OfficeEvent),
  /** Content whose working copy was never published, or written later than what is public; at most 20. */
  drafts: Type.Array(Shown),
  /** What is published or taken offline within 14 days. */
  schedules: Type.Array(
    Type.Object({
      ...Named.properties,
      action: Type.Union([Type.Literal("publish"), Type.Literal("unpublish")]),
      at: Instant,
    }),
  ),
  /** Pictures whose rights end after now and before `until`, which is 14 days later. */
  rights: Type.Object({ count: Type.Integer(), until: Instant }),
  /** Entries with which nothing was done yet, by form. */
  entries: Type.Array(
    Type.Object({ form: Type.Integer(), title: Type.String(), count: Type.Integer() }),
  ),
  /** Who is in which content at this moment. */
  people: Type.Array(
    Type.Object({ ...Named.properties, name: Type.String(), is_idle: Type.Boolean() }),
  ),
  failed_renditions: Type.Integer(),
  /** Only for admins, as the next one; null for others. */
  failed_jobs: Type.Union([Type.Integer(), Type.Null()]),
  failed_mails: Type.Union([Type.Integer(), Type.Null()]),
  /** Of subscribers to other programs. */
  failed_deliveries: Type.Union([Type.Integer(), Type.Null()]),
});
export type Office = Static<typeof Office>;

/** What is looked for among all that staff keep. */
export interface FindQuery {
  /** Words, of which the last may be a beginning; or an address of this site, which finds what is shown there. */
  q: string;
}

/** Records that have all the words, at most 30; those whose title begins with them come first. */
export const Found = Type.Object({
  results: Type.Array(
    Type.Object({
      /** Name of the resource, such as "events". */
      resource: Type.String(),
      id: Type.Integer(),
      /** In the caller's language. */
      title: Type.String(),
      /** What tells it from others of its title, such as the day of an event; empty where nothing tells them apart. */
      second: Type.String(),
      /** Where the site shows it, in the caller's language; empty for what has no page of its own. */
      path: Type.String(),
      /** What visitors find there. */
      state: Type.Union([
        Type.Literal("public"),
        Type.Literal("offline"),
        Type.Literal("cancelled"),
        Type.Literal("postponed"),
        Type.Literal("moved"),
        Type.Literal("past"),
      ]),
    }),
  ),
});
export type Found = Static<typeof Found>;
