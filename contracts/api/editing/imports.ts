import { Type, type Static, type TSchema } from "typebox";
import { Instant, LocalizedText } from "../common.ts";

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Names = Type.Record(Type.String(), Type.Array(Type.String()));

/** How the columns of a table are read. */
export const ImportMapping = Type.Object(
  {
    /** A column's heading by the field it holds, such as `{ "title.de": "Titel" }`. */
    columns: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 300 })),
    /** IANA name of the zone of the times in the table. */
    time_zone: Type.String({ minLength: 1, maxLength: 50 }),
    /** Which of day and month comes first where both are numbers. */
    day_order: Type.Enum(["dmy", "mdy"]),
    /** What the table's words stand for, by field: `{ button_status: { "AUSV": "sold_out" } }`. */
    values: Type.Record(
      Type.String({ maxLength: 100 }),
      Type.Record(Type.String({ maxLength: 300 }), Type.String({ maxLength: 100 })),
    ),
  },
  { additionalProperties: false },
);
export type ImportMapping = Static<typeof ImportMapping>;

export const ImportState = Type.Enum(["staged", "applied", "reverted"]);
/** What would become of a row, or became of it. */
export const ImportRowState = Type.Enum(["new", "changed", "unchanged", "vanished", "refused"]);
export type ImportRowState = Static<typeof ImportRowState>;

/** A file that is imported, without its rows. */
export const ImportSummary = Type.Object({
  id: Type.Integer(),
  /** A table's rows can be corrected in place, those of an archive cannot. */
  kind: Type.Enum(["table", "archive"]),
  file_name: Type.String(),
  state: ImportState,
  created_at: Instant,
  created_by: Type.String(),
  applied_at: orNull(Instant),
  /** Rows by their state. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type ImportSummary = Static<typeof ImportSummary>;

/** The same with how it is read. */
export const ImportDetail = Type.Object({
  ...ImportSummary.properties,
  source: Type.String(),
  header: Type.Array(Type.String()),
  mapping: ImportMapping,
  /** The fields that a column can hold, in the order of a table; `kind` is the field's. */
  targets: Type.Array(
    Type.Object({ name: Type.String(), label: LocalizedText, required: Type.Boolean() }),
  ),
  /** Words of the table that stand for none of a field's choices. */
  unknown_values: Type.Array(
    Type.Object({
      field: Type.String(),
      label: LocalizedText,
      value: Type.String(),
      options: Type.Array(Type.Object({ value: Type.String(), label: LocalizedText })),
    }),
  ),
  /** Names of what is made besides events, by kind. */
  creates: Names,
});
export type ImportDetail = Static<typeof ImportDetail>;

/** What can be wrong with a cell besides what can be wrong with a field. */
const cellProblems = ["twice", "formula", "invalid_time", "no_such_time", "other"] as const;
export type CellProblem = (typeof cellProblems)[number];

export const ImportRow = Type.Object({
  position: Type.Integer(),
  state: ImportRowState,
  title: Type.String(),
  starts_at: orNull(Instant),
  event_id: orNull(Type.Integer()),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      /** In words. */
      before: LocalizedText,
      after: LocalizedText,
      /** Whether staff changed the field, so that it stays unless it is given back. */
      is_kept: Type.Boolean(),
    }),
  ),
  problems: Type.Array(
    Type.Object({
      /** Heading of the column, or the place in an archive's file. */
      column: Type.String(),
      field: Type.String(),
      /** A `FieldProblem` or a `CellProblem`. */
      code: Type.String(),
      /** What stands there; English words on what is wrong where the code is "other". */
      value: Type.String(),
    }),
  ),
  given_back: Type.Array(Type.String()),
});
export type ImportRow = Static<typeof ImportRow>;

/** Changes of a row: texts of cells by heading, and fields that are given back to the source. */
export const ImportRowUpdate = Type.Object(
  {
    cells: Type.Optional(
      Type.Record(Type.String({ maxLength: 300 }), Type.String({ maxLength: 20_000 })),
    ),
    given_back: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  },
  { additionalProperties: false },
);

export const ImportApplication = Type.Object(
  {
    /** All new and changed rows where absent. */
    rows: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 5000, uniqueItems: true }),
    ),
    /** Whether new events are public at once. */
    online: Type.Boolean(),
  },
  { additionalProperties: false },
);

export const ImportProfile = Type.Object({ id: Type.Integer(), name: Type.String() });
export type ImportProfile = Static<typeof ImportProfile>;

/** Why a file is not read at all; `details.file` of the refusal. */
export const fileProblems = [
  "kind",
  "macros",
  "bomb",
  "external",
  "formula",
  "encoding",
  "empty",
  "rows",
  "columns",
  "damaged",
  "archive",
] as const;
export type FileProblem = (typeof fileProblems)[number];
