import { Type, type Static } from "typebox";
import { Instant, ListPage } from "./common.ts";

/** Whatever has a working copy and a public one. A "block" is a reusable container, "home" one of the home page's blocks. */
export const contentOwners = ["page", "article", "event", "booklet", "block", "home"] as const;
export type ContentOwnerType = (typeof contentOwners)[number];

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const closed = { additionalProperties: false };
const Values = Type.Record(Type.String(), Type.Unknown());

/** Something that was published. */
export const Version = Type.Object({
  id: Type.Integer(),
  /** The revision of its owner that was published. */
  revision: Type.Integer(),
  /** Empty for what came with an import or the demo season. */
  author: Type.String(),
  published_at: Instant,
  /** Whether it is what the public sees. */
  is_current: Type.Boolean(),
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
  texts: Type.Object({ de: Values, en: Values }),
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

/** The revision that its author saw; another one is answered with 409 and what others changed since. */
const revision = id;
export const PublishRequest = Type.Object(
  {
    revision,
    /** Whether it is put online, too; left as it is where absent. */
    online: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const RevisionRequest = Type.Object({ revision }, closed);

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
    /** "publish" puts the content online as it then is; "unpublish" takes it offline. */
    action: ScheduleAction,
    /** By the festival's clock, in the future. */
    at: Instant,
  },
  closed,
);

export const Schedule = Type.Object({
  id: Type.Integer(),
  action: ScheduleAction,
  at: Instant,
  author: Type.String(),
  /** Null while it is to come. */
  done_at: Type.Union([Instant, Type.Null()]),
  outcome: Type.Union([Type.Literal("done"), Type.Literal("failed"), Type.Null()]),
});
export type Schedule = Static<typeof Schedule>;
