import { Type, type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";

// The file's rows, each by itself: what is wrong with one leaves the others as they are. The limits are
// several times what the history has; beyond them a database has no room for names that it must find again.

const text = (maxLength: number) => Type.String({ maxLength });
const name = text(200);
const line = text(500);

/** Text in which parts were set in italics: the file keeps the parts apart and loses their places. */
const Emphasised = Type.Object({
  _: Type.Optional(line),
  em: Type.Union([line, Type.Array(line, { maxItems: 50 })]),
});
export type NyphilText = string | Static<typeof Emphasised>;
const Text = Type.Union([line, Emphasised]);

const Soloist = Type.Object({
  soloistName: name,
  soloistInstrument: name,
  soloistRoles: name,
});
export type NyphilSoloist = Static<typeof Soloist>;

const rows = (maxItems: number, minItems = 0) => Type.Array(Type.Unknown(), { minItems, maxItems });

/** A work; its soloists are rows of their own. */
const Work = Type.Object({
  ID: name,
  composerName: Type.Optional(name),
  workTitle: Type.Optional(Text),
  movement: Type.Optional(Text),
  conductorName: Type.Optional(line),
  interval: Type.Optional(name),
  soloists: rows(500),
});
export type NyphilWork = Omit<Static<typeof Work>, "soloists"> & { soloists: NyphilSoloist[] };

const Concert = Type.Object({
  eventType: name,
  Location: name,
  Venue: name,
  Date: name,
  Time: name,
});
export type NyphilConcert = Static<typeof Concert>;

/** A programme; its concerts and works are rows of their own. */
const Programme = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  programID: Type.String({ minLength: 1, maxLength: 100 }),
  orchestra: name,
  season: name,
  concerts: rows(200, 1),
  works: rows(500),
});
export type NyphilProgramme = Omit<Static<typeof Programme>, "concerts" | "works"> & {
  /** One that can't be read keeps its place among those of its day, by which all of them are known. */
  concerts: (NyphilConcert | { Date: string; isLeftOut: true })[];
  works: NyphilWork[];
};

/** "/works/3/soloists" => "works[3].soloists" */
function dotted(pointer: string): string {
  return pointer
    .replace(/\/(\d+)/g, "[$1]")
    .replaceAll("/", ".")
    .replace(/^\./, "");
}

/** PostgreSQL can store neither zero bytes nor halves of surrogate pairs. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  return typeof value !== "object" || value === null || Object.values(value).every(isStorable);
}

/** Lists in a row are rows of their own, which are looked at one by one. */
const isStorableRow = (row: object): boolean =>
  Object.values(row).every((field) => Array.isArray(field) || isStorable(field));

interface RowCheck<Row> {
  /** Whether it is such a row; what is wrong with one that is not, `problemsOf` says. */
  isRow(value: unknown): value is Row;
  /** Clauses such as "Venue must be string". */
  problemsOf(value: unknown): string[];
}

function rowCheck<Schema extends TSchema>(schema: Schema): RowCheck<Static<Schema>> {
  const check = Compile(schema);
  return {
    isRow: (value): value is Static<Schema> => check.Check(value) && isStorableRow(Object(value)),
    problemsOf: (value) => {
      const byPlace = new Map<string, string>();
      for (const { instancePath, message } of check.Errors(value)) {
        const [field = ""] = dotted(instancePath).split(/[.[]/);
        // what else a place might have been is no second mistake
        if (!byPlace.has(field)) byPlace.set(field, `${dotted(instancePath)} ${message}`.trim());
      }
      if (byPlace.size === 0) return ["holds characters that can't be stored"];
      return [...byPlace.values()];
    },
  };
}

export const programmeRow = rowCheck(Programme);
export const concertRow = rowCheck(Concert);
export const workRow = rowCheck(Work);
export const soloistRow = rowCheck(Soloist);
