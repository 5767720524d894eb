import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LiveSet } from "@festival/contracts/release";
import type { ShellReport } from "@festival/contracts/release/shellReport";
import { describe, expect, it } from "@jest/globals";
import { describeReleases, readStanding } from "./describeReleases.ts";

const [first, second, third] = ["a", "b", "c"].map((digit) => digit.repeat(12)) as [
  string,
  string,
  string,
];
const set: LiveSet = {
  revision: 4,
  live: { "mf-quiz": second, "mf-forms": first },
  previous: { "mf-quiz": [first] },
};
const now = new Date("2025-08-20T08:00:00.000Z");
const shell = (more: Partial<ShellReport> = {}): ShellReport => ({
  host: "one",
  pid: 7,
  at: "2025-08-20T07:59:40.000Z",
  revision: 4,
  serves: set.live,
  unusable: [],
  storeProblem: null,
  ...more,
});
const lines = (more: Partial<Parameters<typeof describeReleases>[0]>) =>
  describeReleases({ set, refused: {}, shells: [shell()], ...more }, now);

describe("the description of releases", () => {
  it("is what is live and was before, and that a shell serves it", () => {
    const described = lines({});
    expect(described).toContain(`  mf-quiz        ${second}   before: ${first}`);
    expect(described).toContain("  mf-magazine    none");
    expect(described.at(-1)).toBe("  one, process 7: serves all that is live");
  });

  it("names the three releases before, the latest first", () => {
    const previous = { "mf-quiz": ["1", "2", "3", "4"] };
    expect(lines({ set: { ...set, previous } })).toContain(
      `  mf-quiz        ${second}   before: 4, 3, 2`,
    );
  });

  it("is what was refused: when, on which machine and why", () => {
    const at = "2025-08-20T07:00:00.000Z";
    const quiz = { version: third, reason: "it hung", at, host: "two" };
    expect(lines({ refused: { "mf-quiz": quiz } })).toContain(
      `    refused: ${third}, 2025-08-20 07:00:00 UTC on two: it hung`,
    );
  });

  it("is what each shell serves instead of what is live, since when and why", () => {
    const at = "2025-08-20T07:30:00.000Z";
    const behind = shell({
      host: "two",
      serves: { "mf-quiz": first },
      unusable: [
        { name: "mf-quiz", version: third, reason: "it was live before", at },
        { name: "mf-quiz", version: second, reason: "a file is damaged", at },
      ],
      storeProblem: "live.json is damaged",
    });
    expect(lines({ shells: [shell(), behind] }).slice(-5)).toEqual([
      "  one, process 7: serves all that is live",
      "  two, process 7:",
      "    live.json is damaged",
      `    mf-quiz ${first} in place of ${second}, since 2025-08-20 07:30:00 UTC: a file is damaged`,
      `    mf-forms is missing in place of ${first}`,
    ]);
  });

  it("is that a shell is silent, or that there is none", () => {
    expect(lines({ shells: [shell({ at: "2025-08-20T07:58:00.000Z" })] }).at(-1)).toBe(
      "  one, process 7: has said nothing since 2025-08-20 07:58:00 UTC",
    );
    expect(lines({ shells: [] }).at(-1)).toBe("No shell serves them.");
  });

  it("is read from the store, where shells may be writing", async () => {
    const store = await mkdtemp(join(tmpdir(), "standing-"));
    for (const folder of ["shells", "refused"]) await mkdir(join(store, folder));
    await writeFile(join(store, "shells", "one-7.json"), JSON.stringify(shell()));
    await writeFile(join(store, "shells", "one-8.json"), "{");
    await writeFile(join(store, "shells", "one-9.json.incoming"), JSON.stringify(shell()));
    await writeFile(join(store, "refused", "mf-quiz.json"), JSON.stringify({ version: third }));
    expect(await readStanding(store)).toEqual({
      shells: [shell()],
      refused: { "mf-quiz": { version: third } },
    });
    await rm(store, { recursive: true });
    expect(await readStanding(store)).toEqual({ shells: [], refused: {} });
  });
});
