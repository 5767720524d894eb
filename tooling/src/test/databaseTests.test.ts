import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { routeTests, splitByDatabase } from "./databaseTests.ts";

const inBackend = (...names: string[]) => names.map((name) => join(root, "backend", "src", name));
const routes = inBackend("site/team/team.test.ts", "platform/media/files.test.ts");
const repositories = inBackend("programme/search/search.test.ts", "generatedRequests.test.ts");
const embeddedAlone = inBackend("platform/database/crash.test.ts");
const withoutDatabase = inBackend("site/team/names.test.ts", "platform/csv.test.ts");
const opening = [...routes, ...repositories, ...embeddedAlone];
const split = splitByDatabase(root, [...opening, ...withoutDatabase], opening);

it("routeTests: names places that exist", () => {
  expect(routeTests.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

it("splitByDatabase: runs tests of routes on PostgreSQL alone", () => {
  expect(split.server).toEqual(expect.arrayContaining(routes));
  expect(split.embedded.filter((file) => routes.includes(file))).toEqual([]);
});

it("splitByDatabase: runs all other tests that open a database on both", () => {
  expect(split.server).toEqual([...routes, ...repositories]);
  expect(split.embedded).toEqual(expect.arrayContaining(repositories));
});

it("splitByDatabase: runs tests of the embedded database, and those without one, beside PGlite", () => {
  expect(split.embedded).toEqual([...repositories, ...embeddedAlone, ...withoutDatabase]);
});
