import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import type { ShellReport } from "@festival/contracts/release/shellReport";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import {
  goodRelease,
  startReleasingShell,
  type ReleasingShell,
} from "../testing/releasingShell.ts";
import { version } from "../testing/testReleases.ts";
import { until } from "../testing/testShell.ts";
import { createShellReports } from "./shellReports.ts";

let site: ReleasingShell;
beforeAll(async () => {
  site = await startReleasingShell(30);
});
afterAll(() => site.close());

async function reports(): Promise<ShellReport[]> {
  const folder = join(site.releases.folder, "shells");
  const files = await readdir(folder).catch(() => []);
  const texts = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFile(join(folder, file), "utf8"));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}
const reportOf = async (pid: number | undefined) =>
  (await reports()).find((report) => report.pid === pid);

/** Waits until the running shell says that it serves this release of the quiz. */
async function untilServed(digit: string): Promise<ShellReport> {
  const { pid } = site.shell.supervisor;
  let report: ShellReport | undefined;
  await until(async () => {
    report = await reportOf(pid);
    return report?.serves["mf-quiz"] === version(digit);
  });
  if (!report) throw new Error("The shell has said nothing.");
  return report;
}

describe("in the release store, a shell", () => {
  it("says who it is, and what it serves", async () => {
    expect(await untilServed("a")).toMatchObject({
      host: hostname(),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      serves: { "mf-quiz": version("a"), "mf-forms": version("a") },
      unusable: [],
      storeProblem: null,
    });
  });

  it("follows what goes live", async () => {
    const { revision } = await untilServed("a");
    await site.release("mf-quiz", "b", goodRelease("mf-quiz", "second quiz"));
    let report = await untilServed("b");
    await until(async () => {
      report = await untilServed("b");
      return report.revision > revision;
    });
    expect(report).toMatchObject({ revision: revision + 1, unusable: [] });
  });

  it("says which live release it can't use, since when and why", async () => {
    const entry = join(site.releases.folder, "mf-quiz", version("b"), "server", "remoteEntry.cjs");
    await writeFile(entry, "damaged");
    await site.restart();
    expect((await untilServed("a")).unusable).toEqual([
      {
        name: "mf-quiz",
        version: version("b"),
        reason: "its file server/remoteEntry.cjs is not what was released",
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  it("says nothing any more when it has ended", async () => {
    const { pid } = site.shell.supervisor;
    await untilServed("a");
    site.shell.supervisor.kill("SIGTERM");
    await site.shell.ended;
    expect(await reportOf(pid)).toBeUndefined();
    await site.restart();
  });
});

describe("a report", () => {
  let folder: string;
  let now: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "shell-reports-"));
    now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const files = () => readdir(join(folder, "shells"));
  const state = { revision: 1, serves: {}, unusable: [], storeProblem: null };

  it("is written when it has changed, and every half minute", async () => {
    let revision = 1;
    const { write } = createShellReports(folder, () => ({ ...state, revision }));
    const begin = now;
    const written: [revision: number, seconds: number][] = [];
    for (const [seconds, next] of [
      [0, 1],
      [20, 1],
      [25, 2],
      [54, 2],
      [55, 2],
    ] as const) {
      now = begin + seconds * 1000;
      revision = next;
      await write();
      const [file = ""] = await files();
      const report: ShellReport = JSON.parse(await readFile(join(folder, "shells", file), "utf8"));
      written.push([report.revision, (Date.parse(report.at) - begin) / 1000]);
    }
    expect(written).toEqual([
      [1, 0],
      [1, 0],
      [2, 25],
      [2, 25],
      [2, 55],
    ]);
  });

  it("is removed a day after its shell was killed", async () => {
    await mkdir(join(folder, "shells"));
    for (const [name, hours] of [
      ["killed-1.json", 25],
      ["silent-2.json", 23],
    ] as const) {
      await writeFile(join(folder, "shells", name), "{}");
      const at = now / 1000 - hours * 3600;
      await utimes(join(folder, "shells", name), at, at);
    }
    await createShellReports(folder, () => state).write();
    const left = await files();
    expect(left).toHaveLength(2);
    expect(left).toContain("silent-2.json");
  });
});

describe("why a release was refused", () => {
  it("is kept with the machine that refused it", async () => {
    await site.release("mf-forms", "c", { container: "throw new Error('out of tune');" });
    const kept = await readFile(join(site.releases.folder, "refused", "mf-forms.json"), "utf8");
    expect(JSON.parse(kept)).toMatchObject({ reason: "out of tune", host: hostname() });
  });
});
