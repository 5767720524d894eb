import { join, resolve } from "node:path";

/** The project's root folder. */
export const projectRoot = join(import.meta.dirname, "..", "..");

/** Where releases, database and media lie: `DATA_DIR`, by default `var`. */
export function dataFolder(): string {
  return resolve(projectRoot, process.env.DATA_DIR ?? "var");
}
