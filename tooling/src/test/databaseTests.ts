import { join } from "node:path";

/** Which of a run's test files take which database; each file stands in one of them at least. */
export interface DatabaseSplit {
  /** PGlite, and all files that open no database. */
  embedded: readonly string[];
  /** PostgreSQL. */
  server: readonly string[];
}

const features = (names: readonly string[]) =>
  names.map((name) => join("backend", "src", "features", name));

/**
 * Folders and files whose tests ask through HTTP for what plain statements answer. All other tests that
 * open a database run on both: repositories and SQL, transactions and locks, search, files, jobs. So does
 * `generatedRequests.test.ts`, which calls every route: a statement that PGlite refuses is found there.
 * `npm run soak -- pglite` runs all of them on PGlite.
 */
export const routeTests: readonly string[] = features([
  "alerts",
  "audit",
  "booklets",
  "calendars",
  "consent",
  "docs",
  join("forms", "forms.test.ts"),
  join("forms", "formsResource.test.ts"),
  "home",
  "hotline",
  join("jobs", "jobs.routes.test.ts"),
  "magazine",
  join("mail", "mails.routes.test.ts"),
  join("media", "files.test.ts"),
  join("media", "hostileUploads.test.ts"),
  join("media", "images.test.ts"),
  join("media", "media.test.ts"),
  join("media", "store", "mediaStore.test.ts"),
  "navigation",
  "newsletter",
  "plans",
  "press",
  "programme",
  "programmeChanges",
  "quiz",
  "season",
  "settings",
  "sitemap",
  "sponsors",
  join("staff", "sections.test.ts"),
  join("staff", "staff.test.ts"),
  "team",
  join("users", "account.test.ts"),
  join("users", "passwords.test.ts"),
  join("users", "users.test.ts"),
]);

/** Tests of the embedded database itself. */
const ofEmbeddedAlone = /\/(?:embeddedDatabase|crash|dumps|cli)\.test\.ts$/;

/**
 * @param root of the repository; all paths are absolute
 * @param files all test files
 * @param opening those among them that open a database
 */
export function splitByDatabase(
  root: string,
  files: readonly string[],
  opening: readonly string[],
): DatabaseSplit {
  const places = routeTests.map((place) => join(root, place));
  const opens = new Set(opening);
  const isRouteTest = (file: string) =>
    opens.has(file) && places.some((place) => file === place || file.startsWith(`${place}/`));
  return {
    embedded: files.filter((file) => !isRouteTest(file)),
    server: opening.filter((file) => !ofEmbeddedAlone.test(file)),
  };
}
