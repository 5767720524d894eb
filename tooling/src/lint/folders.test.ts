import { globSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { fullFolders, mostFiles } from "./folders.ts";

/** Folders that may hold more, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {};

const parts =
  "{contracts,shared-ui,shell,mf-*,backend,demo-season,tooling,e2e}/**/*.{ts,tsx,mjs,cjs}";
const files = globSync(parts, {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
}).map((file) => file.replaceAll("\\", "/"));

const many = (count: number, name: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => name(place));

it("folders: hold no more files of code than a reader overlooks", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect([...fullFolders(files).keys()].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

it("fullFolders: finds a folder with one file too many", () => {
  const full = many(mostFiles + 1, (place) => `shell/src/server/file${place}.ts`);
  const allowed = many(mostFiles, (place) => `shell/src/pages/Page${place}.tsx`);
  expect([...fullFolders([...full, ...allowed])]).toEqual([["shell/src/server", mostFiles + 1]]);
});

it("fullFolders: counts no tests, styles, texts and types of libraries", () => {
  const endings = ["test.ts", "test.tsx", "spec.ts", "module.css", "json", "d.ts"];
  const beside = endings.flatMap((ending) =>
    many(20, (place) => `mf-quiz/src/a${place}.${ending}`),
  );
  expect([...fullFolders(beside)]).toEqual([]);
});
