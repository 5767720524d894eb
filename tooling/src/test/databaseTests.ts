import { join } from "node:path";

/** Which of a run's test files take which database; each file stands in one of them at least. */
export interface DatabaseSplit {
  /** PGlite, and all files that open no database. */
  embedded: readonly string[];
  /** PostgreSQL. */
  server: readonly string[];
}

const inBackend = (places: readonly string[]) =>
  places.map((place) => join("backend", "src", ...place.split("/")));

/**
 * Folders and files whose tests ask through HTTP for what plain statements answer. All other tests that
 * open a database run on both: repositories and SQL, transactions and locks, search, files, jobs. So does
 * `generatedRequests.test.ts`, which calls every route: a statement that PGlite refuses is found there.
 * `npm run soak -- pglite` runs all of them on PGlite.
 */
export const routeTests: readonly string[] = inBackend([
  "forms/forms.test.ts",
  "forms/formsResource.test.ts",
  "forms/newsletter",
  "magazine",
  "platform/docs",
  "platform/jobs/jobs.routes.test.ts",
  "platform/mail/mails.routes.test.ts",
  "platform/media/files.test.ts",
  "platform/media/hostileUploads.test.ts",
  "platform/media/images.test.ts",
  "platform/media/media.test.ts",
  "platform/media/store/mediaStore.test.ts",
  "platform/settings",
  "programme/booklets",
  "programme/calendars",
  "programme/plans",
  "programme/programmeChanges",
  "programme/programmeResources.test.ts",
  "programme/season",
  "quiz",
  "site/alerts",
  "site/consent",
  "site/content/sections/sections.test.ts",
  "site/home",
  "site/hotline",
  "site/navigation",
  "site/press",
  "site/sitemap",
  "site/sponsors",
  "site/team",
  "staff/audit",
  "staff/menus",
  "staff/users/account.test.ts",
  "staff/users/passwords.test.ts",
  "staff/users/users.test.ts",
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
