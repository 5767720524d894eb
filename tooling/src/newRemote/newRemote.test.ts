import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { siteVersion } from "@festival/contracts/siteVersion";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { newRemote } from "./remoteNames.ts";

/** Of this repository, what makes, builds and tests a remote. */
const copied = [
  "contracts",
  "shared-ui",
  "tooling",
  "docs/teams.md",
  "package.json",
  "package-lock.json",
  "jest.config.mjs",
  "tsconfig.json",
  "README.md",
  "LICENSE",
];

interface Outcome {
  code: number;
  output: string;
}

const lasts = 5 * 60_000;

describe("a new remote", () => {
  const folder = mkdtempSync(join(tmpdir(), "festival-new-remote-"));
  /** A copy of this repository, as the command changes the contract. */
  const site = join(folder, "site");
  const repository = join(folder, "repository");
  const modules = join(site, "node_modules");
  const read = (...path: string[]) => readFileSync(join(...path), "utf8");

  function run(cwd: string, args: readonly string[]): Promise<Outcome> {
    const env = { PATH: process.env.PATH, HOME: folder };
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
    });
  }
  const make = (...args: string[]) =>
    run(site, [join(site, "tooling", "src", "newRemote", "cli.ts"), ...args]);
  const kit = (...args: string[]) =>
    run(repository, ["node_modules/@festival/remote-kit/remote-kit.mjs", ...args]);

  beforeAll(() => {
    for (const name of copied) {
      const filter = (path: string) => !path.includes("node_modules");
      cpSync(join(root, name), join(site, name), { recursive: true, filter });
    }
    // the packages of the copy are its own, all others are those of this repository
    mkdirSync(join(modules, "@festival"), { recursive: true });
    for (const name of readdirSync(join(root, "node_modules"))) {
      if (name !== "@festival") symlinkSync(join(root, "node_modules", name), join(modules, name));
    }
    for (const name of ["contracts", "shared-ui", "tooling"]) {
      symlinkSync(join(site, name), join(modules, "@festival", name));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    "is made by one command, with its rows in the contract and a repository of its own",
    async () => {
      const { code, output } = await make("mf-radio-play", "--repository", repository);
      expect([code, output]).toEqual([0, expect.stringContaining("a screen at /radio-play")]);
      expect(read(site, "contracts", "containers.ts")).toContain(
        '  "mf-radio-play": { hasScreens: true },\n',
      );
      expect(read(site, "contracts", "routes", "table.ts")).toContain(
        '  radioPlay: { owner: "mf-radio-play", path: same("/radio-play"), query: [] },\n',
      );
      expect(read(site, "README.md")).toContain("\n| `mf-radio-play` | ");
      expect(JSON.parse(read(repository, "package.json"))).toMatchObject({
        name: "@festival/mf-radio-play",
        dependencies: { "@festival/remote-kit": siteVersion },
      });
      const files = readdirSync(repository, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(repository, join(parentPath, name)));
      expect(files).toEqual(
        expect.arrayContaining([".gitignore", ".github/workflows/release.yml", "tsconfig.json"]),
      );
      expect(files.filter((file) => /\.txt$|__/.test(file))).toEqual([]);
      const unfilled = files.filter((file) => /__[A-Za-z]+__/.test(read(repository, file)));
      expect(unfilled).toEqual([]);
    },
    lasts,
  );

  it(
    "passes its own tests beside the others",
    async () => {
      const jest = join(root, "node_modules", "jest", "bin", "jest.js");
      const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
      const { code, output } = await run(site, [...flags, jest, "-w", "1", "mf-radio-play"]);
      expect([code, output]).toEqual([0, expect.stringMatching(/Tests: +3 passed, 3 total/)]);
    },
    lasts,
  );

  it(
    "is built, verified, tested and checked by the compiler in its repository",
    async () => {
      const teams = pathToFileURL(join(site, "tooling/src/teamPackages/teamRepository.ts")).href;
      const script = `(await import(${JSON.stringify(teams)})).installTeamPackages(${JSON.stringify(repository)})`;
      const installed = await run(site, ["--input-type=module", "--eval", `await ${script}`]);
      expect([installed.code, installed.output]).toEqual([0, ""]);
      const verified = await kit("verify");
      expect([verified.code, verified.output]).toEqual([
        0,
        expect.stringContaining("Its files are whole, and its server side loads."),
      ]);
      const tested = await run(repository, ["--disable-warning=ExperimentalWarning", "--test"]);
      expect([tested.code, tested.output]).toEqual([
        0,
        expect.stringMatching(/pass 2\n.*fail 0\n/s),
      ]);
      const checked = await run(repository, ["node_modules/typescript/bin/tsc", "--noEmit"]);
      expect([checked.code, checked.output]).toEqual([0, ""]);
    },
    lasts,
  );

  it(
    "has a pipeline that checks, tests, verifies and releases by key, by scripts that there are",
    () => {
      const pipeline = read(repository, ".github", "workflows", "release.yml");
      const called = [...pipeline.matchAll(/npm (?:run )?(check|test|verify|release)\b/g)];
      expect(called.map(([, name]) => name)).toEqual(["check", "test", "verify", "release"]);
      const { scripts } = JSON.parse(read(repository, "package.json"));
      expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called.map(([, name]) => name)));
      expect(pipeline).toContain("FESTIVAL_RELEASE_KEY: ${{ secrets.FESTIVAL_RELEASE_KEY }}");
    },
    lasts,
  );

  it(
    "is not made twice, nor under a name that is none, nor over files that are there",
    async () => {
      const twice = await make("mf-radio-play");
      expect([twice.code, twice.output]).toEqual([1, expect.stringContaining("is there already")]);
      const over = await make("mf-radio-play", "--repository", repository);
      expect([over.code, over.output]).toEqual([1, expect.stringContaining("nothing was written")]);
      for (const name of ["archive", "mf-", "mf-Archive", "mf-../x"]) {
        const wrong = await make(name);
        expect([wrong.code, wrong.output]).toEqual([
          1,
          expect.stringContaining("A remote is called"),
        ]);
      }
    },
    lasts,
  );
});

describe("the names of a new remote", () => {
  it("follow from the one that is given", () => {
    expect(newRemote("mf-radio-play")).toEqual({
      name: "mf-radio-play",
      route: "radioPlay",
      path: "/radio-play",
      screen: "RadioPlayPage",
      title: "Radio play",
    });
  });
});
