import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";

const good = `
import type { FragmentRequest } from "@festival/contracts/fragments";
import type { PageRequest, LoadResult } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { fragment, screen, type FragmentsOf, type ScreenProps, type ScreensOf } from "@festival/shared-ui/owner";

interface QuizData {
  title: string;
}
declare function load(request: PageRequest): Promise<LoadResult<QuizData>>;
declare function QuizPage(props: ScreenProps<QuizData>): string;

const quizPage = screen({ server: { load }, Screen: async () => QuizPage });
export const screens: ScreensOf<"mf-quiz"> = {
  quizStart: quizPage,
  quizQuestion: quizPage,
  quizResult: quizPage,
  quizCheck: quizPage,
  quizArchive: quizPage,
};
export const archive = href("quizArchive", "de");

declare function loadTeasers(props: { artist?: number }): Promise<string[]>;
declare function Teasers(props: { data: string[] }): string;

export const fragments: FragmentsOf<"mf-magazine"> = {
  articleTeasers: fragment({ Component: Teasers, load: loadTeasers }),
};
export const asked: FragmentRequest = {
  owner: "mf-magazine",
  name: "articleTeasers",
  props: { artist: 1 },
};
`;

/** As a remote declares a screen that it adds. */
const added = `
import type { DeclaredRoutes } from "@festival/contracts/release/declaredRoutes";

export const routes = {
  quizArchive: { path: { de: "/konzert-o-mat/archiv/alle", en: "/konzert-o-mat/archive/all" }, query: [] },
} as const satisfies DeclaredRoutes;

type Added = Record<keyof typeof routes, "mf-quiz">;
declare module "@festival/contracts/routes/table" {
  interface OwnersByRoute extends Added {}
}
`;

/** Each is the good file with one thing wrong. */
const wrong: Record<string, [from: string, to: string]> = {
  data: ["ScreenProps<QuizData>", "ScreenProps<{ title: string; questions: number }>"],
  act: [
    "{ load }",
    "{ load, act: async () => ({ ...(await load(request)), data: { title: 1 } }) }",
  ],
  missing: ["  quizCheck: quizPage,\n", ""],
  addedMissing: ["  quizArchive: quizPage,\n", ""],
  addedAddress: ['href("quizArchive", "de")', 'href("quizAttic", "de")'],
  foreign: ["  quizCheck: quizPage,\n", "  quizCheck: quizPage,\n  venues: quizPage,\n"],
  fragmentData: ["{ data: string[] }", "{ data: number[] }"],
  fragmentProps: ["props: { artist?: number }", "props: { artist: string }"],
  fragmentMissing: ["articleTeasers: fragment", "articles: fragment"],
  askedName: ['name: "articleTeasers"', 'name: "teasers"'],
  askedProps: ["props: { artist: 1 }", 'props: { artist: "1" }'],
};

let folder: string;
const problems = new Map<string, string>();

beforeAll(() => {
  // inside of the project, where the packages are found
  mkdirSync(join(root, ".cache"), { recursive: true });
  folder = mkdtempSync(join(root, ".cache", "screen-types-"));
  writeFileSync(join(folder, "good.ts"), good);
  writeFileSync(join(folder, "routes.ts"), added);
  for (const [name, [from, to]] of Object.entries(wrong)) {
    const request = name === "act" ? "\ndeclare const request: PageRequest;\n" : "";
    writeFileSync(join(folder, `${name}.ts`), good.replace(from, to) + request);
  }
  const config = { extends: "../../tsconfig.json", include: ["*.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "--noEmit", "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const line of stdout.split("\n")) {
    const file = /^(\w+)\.ts\(/.exec(line)?.[1];
    if (file) problems.set(file, (problems.get(file) ?? "") + line);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the types of screens and fragments", () => {
  it("accept a list of screens whose halves fit", () => {
    expect(problems.get("good")).toBeUndefined();
    expect(problems.get("routes")).toBeUndefined();
  });

  it.each([
    ["`load` yields other data than the component shows", "data", "questions"],
    ["`act` yields other data than the component shows", "act", "number"],
    ["a route of the owner has no screen", "missing", "quizCheck"],
    ["a route that the remote itself adds has no screen", "addedMissing", "quizArchive"],
    ["an address is asked for that no part has", "addedAddress", "quizAttic"],
    ["a screen belongs to another owner's route", "foreign", "venues"],
    ["a fragment's `load` yields other data than its component shows", "fragmentData", "number[]"],
    ["a fragment's `load` takes other props than the contract names", "fragmentProps", "artist"],
    ["a fragment that the contract names is missing", "fragmentMissing", "articles"],
    ["a page asks for a fragment that its owner does not have", "askedName", "teasers"],
    ["a page asks for a fragment with other props", "askedProps", "'string'"],
  ])("refuse a list where %s", (_what, file, words) => {
    expect(problems.get(file)).toContain(words);
  });
});
