import { Type, type Static } from "typebox";
import { Instant } from "./common.ts";

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const StoredRelease = Type.Object({
  version: Type.String(),
  /** Null where its description can't be read: it can't go live. */
  built_at: orNull(Instant),
});

/** A remote with its releases, as admins see it. */
export const RemoteReleases = Type.Object({
  name: Type.String(),
  /** Null where it has never been released. */
  live: orNull(
    Type.Object({
      ...StoredRelease.properties,
      /** When it went live; null where that is not known. */
      since: orNull(Instant),
      /** Who made it live in the admin area; empty for a command. */
      by: Type.String(),
      /** Whether all of the shell's workers have served it. */
      is_served: Type.Boolean(),
    }),
  ),
  /** What waits to be tried. */
  candidates: Type.Array(Type.Object({ version: Type.String(), is_rollback: Type.Boolean() })),
  /** The last one that was refused, where none has gone live since. */
  refused: orNull(Type.Object({ version: Type.String(), reason: Type.String(), at: Instant })),
  /** Releases that were live before, the newest first: the way back. */
  earlier: Type.Array(StoredRelease),
  /** Others in the store, the newest first: they wait, were refused, rolled back or only put there. */
  stored: Type.Array(StoredRelease),
});
export type RemoteReleases = Static<typeof RemoteReleases>;

export const Releases = Type.Object({
  /** False where this backend can't read the release store; commands know more then. */
  is_known: Type.Boolean(),
  /** Whether it may ask for a rollback there. */
  can_roll_back: Type.Boolean(),
  remotes: Type.Array(RemoteReleases),
});
export type Releases = Static<typeof Releases>;

/** The version of a release, made from what went into its build. */
export const ReleaseVersion = Type.String({ pattern: "^[0-9a-f]{12}$" });

/** Makes an earlier release live again. */
export const RollbackRequest = Type.Object(
  {
    name: Type.String({ maxLength: 40 }),
    version: ReleaseVersion,
    /** What was live when this was asked; another one by now is answered with 409. */
    live: ReleaseVersion,
  },
  { additionalProperties: false },
);
export type RollbackRequest = Static<typeof RollbackRequest>;

/** The outcome, and the state of the releases now. */
export const RollbackOutcome = Type.Object({
  outcome: Type.Union([
    Type.Literal("live"),
    Type.Literal("refused"),
    /** The shell did not try it in time, and it was taken back. */
    Type.Literal("not_tried"),
  ]),
  /** Why it was refused. */
  reason: Type.String(),
  releases: Releases,
});
export type RollbackOutcome = Static<typeof RollbackOutcome>;

/** Asks for a link by which one browser sees another release of a remote. */
export const PreviewRequest = Type.Object(
  { name: Type.String({ maxLength: 40 }), version: ReleaseVersion },
  { additionalProperties: false },
);
export type PreviewRequest = Static<typeof PreviewRequest>;

export const PreviewLink = Type.Object({
  /** The link's address on the site. */
  path: Type.String(),
  /** What it carries. */
  token: Type.String(),
  until: Instant,
});
export type PreviewLink = Static<typeof PreviewLink>;

/** A release that was put into the store for a look, and the link to it. */
export const PreviewStored = Type.Object({ ...PreviewLink.properties, version: Type.String() });
export type PreviewStored = Static<typeof PreviewStored>;

/** Why a team does something, and where it comes from; the audit log keeps it. */
export const releaseOrigin = {
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  commit: Type.Optional(Type.String({ maxLength: 100 })),
  /** Of the run that built it. */
  url: Type.Optional(Type.String({ maxLength: 500 })),
};

/** Makes an earlier release live again, by a team's key. */
export const TeamRollback = Type.Object(
  { ...releaseOrigin, version: ReleaseVersion },
  { additionalProperties: false },
);
export type TeamRollback = Static<typeof TeamRollback>;

/** A release that waits for its trial. The releases of its remote say whether it went live. */
export const ReleaseAccepted = Type.Object({ version: Type.String() });
export type ReleaseAccepted = Static<typeof ReleaseAccepted>;
