import { Type, type Static } from "typebox";
import { Instant } from "../common.ts";
import { ReleaseVersion } from "../releases.ts";

/** What a browser tells of an error in the site's scripts. */
export const ClientErrorReport = Type.Object(
  {
    /** Of the error, such as "TypeError"; empty for what was thrown and is none. */
    name: Type.String({ maxLength: 100 }),
    message: Type.String({ maxLength: 500 }),
    /** As the browser writes it, without queries; empty where there is none. */
    stack: Type.String({ maxLength: 4000 }),
    /** Name of the route that was open; empty outside of all. */
    route: Type.String({ pattern: "^[A-Za-z]{0,40}$" }),
    /** What the document was made with: versions by shell and remote. */
    releases: Type.Record(Type.String(), ReleaseVersion, { maxProperties: 20 }),
  },
  { additionalProperties: false },
);
export type ClientErrorReport = Static<typeof ClientErrorReport>;

const maybe = Type.Optional(Type.String());

/** What a browser tells where a page did what its policy forbids: the part of CSP's form that is read. */
export const PolicyReport = Type.Object({
  "csp-report": Type.Object({
    "effective-directive": maybe,
    "violated-directive": maybe,
    "blocked-uri": maybe,
    "source-file": maybe,
    "line-number": Type.Optional(Type.Integer()),
    "column-number": Type.Optional(Type.Integer()),
  }),
});
export type PolicyReport = Static<typeof PolicyReport>;

/** The same error of one release, as often as it was told. */
export const ClientError = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal("error"), Type.Literal("policy")]),
  /** The part of the site whose file threw it; null where no file is known. */
  part: Type.Union([Type.String(), Type.Null()]),
  version: Type.Union([Type.String(), Type.Null()]),
  /** With the error's name; what may be about a person is left out. */
  message: Type.String(),
  /** The places that led to it, the innermost first. */
  frames: Type.Array(Type.String()),
  /** Names of the routes that were open. */
  routes: Type.Array(Type.String()),
  /** Such as "Firefox 145". */
  browsers: Type.Array(Type.String()),
  count: Type.Integer(),
  first_at: Instant,
  last_at: Instant,
});
export type ClientError = Static<typeof ClientError>;

export const ClientErrors = Type.Object({
  /** Of so many that browsers tell one is kept, which counts for all of them; 0 where none is kept. */
  one_in: Type.Integer(),
  /** The latest first. */
  errors: Type.Array(ClientError),
});
export type ClientErrors = Static<typeof ClientErrors>;
