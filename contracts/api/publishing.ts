import { Type, type Static } from "typebox";
import { GivenInstant, Instant, ListPage, SectionTexts } from "./common.ts";
import { mostInBulk } from "../requestBounds.ts";
import { acceptableChecks } from "./editing/checks.ts";

/** Whatever has a working copy and a public one. A "block" is a reusable container, "home" one of the home page's blocks. */
export const contentOwners = ["page", "article", "event", "booklet", "block", "home"] as const;
export type ContentOwnerType = (typeof contentOwners)[number];

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const closed = { additionalProperties: false };
const Values = Type.Record(Type.String(), Type.Unknown());

/** As staff call a version. */
const name = Type.String({ maxLength: 200 });

/** What an owner held once. */
export const Version = Type.Object({
  id: Type.Integer(),
  /**
   * "published" was public; "checkpoint" was kept by staff, "scheduled" is frozen for a schedule, "review" for
   * readers outside.
   */
  kind: Type.Enum(["published", "checkpoint", "scheduled", "review"]),
  name,
  /** The revision of its owner that it holds. */
  revision: Type.Integer(),
  /** Empty for what came with an import or the demo season. */
  author: Type.String(),
  /** When it was published, or kept. */
  published_at: Instant,
  /** Whether it is what the public sees. */
  is_current: Type.Boolean(),
  /** What readers outside decided about it, the latest last. */
  decisions: Type.Array(
    Type.Object({ kind: Type.Enum(["approved", "changes"]), name: Type.String(), at: Instant }),
  ),
});
export type Version = Static<typeof Version>;
export const VersionList = ListPage(Version);

/** A section in both languages. */
export const StoredSection = Type.Object({
  id: Type.Integer(),
  model: Type.String(),
  slug: Type.Union([Type.String(), Type.Null()]),
  parent: Type.Union([Type.Integer(), Type.Null()]),
  column: Type.Integer(),
  /** The same in both languages; pictures and the like stand here by id. */
  settings: Values,
  texts: SectionTexts,
});
export type StoredSection = Static<typeof StoredSection>;

const Revisions = Type.Record(Type.String(), Type.Integer());
/**
 * For each language: the owner's revision up to which its words say the same as the other language's. They are
 * stale where a field of the other language was written later.
 */
export const twinSeen = Type.Object({ de: Type.Integer(), en: Type.Integer() });

/** A section of a working copy, in both languages. */
export const WorkingSection = Type.Object({
  ...StoredSection.properties,
  /** The owner's revision at which each field was last written; `slug` stands among the settings. */
  field_revisions: Type.Object({ settings: Revisions, de: Revisions, en: Revisions }),
  twin_seen: twinSeen,
});
export type WorkingSection = Static<typeof WorkingSection>;

/** The head of a page, an article or a booklet, as `contracts/heads` describes it. */
const StoredHead = Type.Object({
  /** The same in both languages. */
  settings: Values,
  texts: Type.Object({ de: Values, en: Values }),
});
export type StoredHead = Static<typeof StoredHead>;

/** The head of a working copy, with the revisions of its fields as those of a section. */
export const WorkingHead = Type.Object({
  ...StoredHead.properties,
  field_revisions: Type.Object({ settings: Revisions, de: Revisions, en: Revisions }),
  twin_seen: twinSeen,
});
export type WorkingHead = Static<typeof WorkingHead>;

/** What is stored: sections and a head, or the fields of a block of the home page. */
const stored = {
  sections: Type.Array(StoredSection),
  /** Null where there is none, and in versions that are older than heads. */
  head: Type.Union([Type.Null(), StoredHead]),
  content: Type.Union([Type.Null(), Values]),
};

export const VersionDetail = Type.Object({ ...Version.properties, ...stored });
export type VersionDetail = Static<typeof VersionDetail>;

/** What staff are at work on. */
export const WorkingCopy = Type.Object({
  title: Type.String(),
  /** Null for what is always online. */
  is_online: Type.Union([Type.Boolean(), Type.Null()]),
  revision: Type.Integer(),
  /** What the public sees; null where nothing was ever published. */
  published: Type.Union([Type.Null(), Version]),
  /** Whether it differs from what the public sees. */
  has_changes: Type.Boolean(),
  ...stored,
  sections: Type.Array(WorkingSection),
  head: Type.Union([Type.Null(), WorkingHead]),
});
export type WorkingCopy = Static<typeof WorkingCopy>;

/** Findings that would stop it and are known to its author. */
const accept = Type.Optional(
  Type.Array(Type.Enum([...acceptableChecks]), { maxItems: acceptableChecks.length }),
);

/** The revision that its author saw; another one is answered with 409 and what others changed since. */
const revision = id;
/**
 * What of the working copy is published; all of it where absent. 409 with `details.structure` names sections
 * of other changes that must come along, such as a container that is not public.
 */
const only = Type.Optional(
  Type.Object(
    {
      sections: Type.Array(id, { maxItems: 300, uniqueItems: true }),
      head: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
);
export const PublishRequest = Type.Object(
  {
    revision,
    /** Whether it is put online, too; left as it is where absent. */
    online: Type.Optional(Type.Boolean()),
    only,
    accept,
  },
  closed,
);
export const RevisionRequest = Type.Object({ revision }, closed);
/** The working copy is kept as it is, whatever its revision, so that it can be restored. */
export const VersionRequest = Type.Object(
  { name: Type.String({ maxLength: 200, pattern: "\\S" }) },
  closed,
);
export const RestoreRequest = Type.Object(
  {
    revision,
    /**
     * Sections that are restored, with their places; all of the version, and its head, where absent. 409 with
     * `details.structure` names others that must come along.
     */
    sections: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 300, uniqueItems: true })),
  },
  closed,
);

export const PublishAnswer = Type.Object({ revision: Type.Integer(), version: Version });
export const RevisionAnswer = Type.Object({ revision: Type.Integer() });

const FieldDifference = Type.Object({
  /** Name of the field, or "slug". */
  name: Type.String(),
  /** Null for what both languages share. */
  locale: Type.Union([Type.Literal("de"), Type.Literal("en"), Type.Null()]),
  /** Null where it was not there. */
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type FieldDifference = Static<typeof FieldDifference>;

/** What must be done to the one to get the other. */
export const Difference = Type.Object({
  sections: Type.Array(
    Type.Object({
      id: Type.Integer(),
      model: Type.String(),
      /** As they are, or as they were where it is removed: people know a section by its words. */
      texts: SectionTexts,
      kinds: Type.Array(Type.Enum(["added", "removed", "moved", "changed"])),
      fields: Type.Array(FieldDifference),
    }),
  ),
  /** Of the head, or of a block of the home page. Nothing of heads where a version is older than they are. */
  fields: Type.Array(FieldDifference),
});
export type Difference = Static<typeof Difference>;

/** `from` is the public version and `to` the working copy where they are absent. */
export const DifferenceQuery = Type.Object({ from: Type.Optional(id), to: Type.Optional(id) });

const ScheduleAction = Type.Enum(["publish", "unpublish"]);
export const ScheduleRequest = Type.Object(
  {
    /** "publish" puts the content online as it is now, frozen; "unpublish" takes it offline. */
    action: ScheduleAction,
    /** By the festival's clock, in the future. */
    at: GivenInstant,
    /** That its author saw, for "publish": another one is answered with 409. Any where absent. */
    revision: Type.Optional(revision),
    /** For "publish" alone. */
    only,
    accept,
  },
  closed,
);

export const Schedule = Type.Object({
  id: Type.Integer(),
  action: ScheduleAction,
  at: Instant,
  author: Type.String(),
  /** What is published; null where it is taken offline, and where it is all that the working copy then holds. */
  version: Type.Union([Type.Null(), Type.Integer()]),
  /** Null while it is to come. */
  done_at: Type.Union([Instant, Type.Null()]),
  outcome: Type.Union([Type.Literal("done"), Type.Literal("failed"), Type.Null()]),
});
export type Schedule = Static<typeof Schedule>;

/** The same for several owners; all of them, or none. */
export const SchedulesRequest = Type.Object(
  {
    /** Whether nothing is stored and only the results are answered. */
    dry_run: Type.Boolean(),
    action: ScheduleAction,
    at: GivenInstant,
    /** Each once. A `revision` is one that its author saw. */
    owners: Type.Array(
      Type.Object(
        { owner: Type.Enum([...contentOwners]), id, revision: Type.Optional(revision) },
        closed,
      ),
      { minItems: 1, maxItems: mostInBulk },
    ),
  },
  closed,
);
export type SchedulesRequest = Static<typeof SchedulesRequest>;

export const SchedulesAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      owner: Type.Enum([...contentOwners]),
      id: Type.Integer(),
      title: Type.String(),
      /** Of the schedule; it ends with a dry run. */
      schedule: Type.Integer(),
      /** Null for what is never offline. */
      is_online: Type.Union([Type.Boolean(), Type.Null()]),
    }),
  ),
});
export type SchedulesAnswer = Static<typeof SchedulesAnswer>;

/** Schedules that are called off together; 409 where one of them has run or is gone. */
export const SchedulesCallOff = Type.Object(
  { schedules: Type.Array(id, { minItems: 1, maxItems: mostInBulk }) },
  closed,
);

/** A schedule of any owner. */
export const PlannedSchedule = Type.Object({
  ...Schedule.properties,
  owner: Type.Enum([...contentOwners]),
  owner_id: Type.Integer(),
  /** In German; empty where the owner is gone. */
  title: Type.String(),
});
export type PlannedSchedule = Static<typeof PlannedSchedule>;

/** The latest 500 where they are absent. */
export const ScheduleQuery = Type.Object({
  from: Type.Optional(GivenInstant),
  to: Type.Optional(GivenInstant),
});
