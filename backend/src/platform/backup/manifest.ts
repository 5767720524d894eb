import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { BackupProblem } from "./archive.ts";

const Entry = Type.Object({ bytes: Type.Integer(), sha256: Type.String() });

const Manifest = Type.Object({
  /** Counts up when older programs can't read it any more. */
  format: Type.Literal(1),
  /** When it was made. */
  at: Type.String(),
  /** Hashes of the migrations that had been applied, in their order. */
  migrations: Type.Array(Type.String()),
  /** Rows of each table. */
  tables: Type.Record(Type.String(), Type.Integer()),
  /** What the next numbers of the tables follow on. */
  sequences: Type.Array(
    Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() }),
  ),
  /** Everything else in the archive, by name. */
  entries: Type.Record(Type.String(), Entry),
});

/** The last entry of a backup: says what all of it must be. */
export type Manifest = Static<typeof Manifest>;

export const manifestName = "manifest.json";

/** @throws BackupProblem where it is not of a form that this version of the site knows */
export function parseManifest(file: string, text: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(text);
    if (Value.Check(Manifest, manifest)) return manifest;
  } catch {
    // said below
  }
  throw new BackupProblem(`${file} was made by another version of the site, or it is damaged.`);
}
