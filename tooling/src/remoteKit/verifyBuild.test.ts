import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "@festival/contracts/release";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fileHashes } from "../build/fileHashes.ts";
import { verifyBuild } from "./verifyBuild.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-build-"));
});
afterEach(() => rm(folder, { recursive: true }));

const entry = "server/remoteEntry.cjs";
const whole = "load() {}, render() {}, probes() {}";
const sharedRoutes = `Object.values(scope["@festival/contracts/routes"])[0].lib()`;
/** An owner whose module asks for an address of its own as it is loaded. */
const asking = `(${sharedRoutes}.href("quizArchive", "de"), { owner: { ${whole}, fragments: { teaser: {} } } })`;

/** Writes a build whose server side exposes what an expression says. */
async function build(exposed: string, more: Partial<Release> = {}): Promise<void> {
  await mkdir(join(folder, "server"), { recursive: true });
  const container = `let scope;
module.exports = { init(given) { scope = given; }, get: async () => () => (${exposed}) };`;
  await writeFile(join(folder, entry), container);
  const release = {
    name: "mf-quiz",
    version: "a".repeat(12),
    browser: { entry: "", exposes: { "./app": {}, "./fragments/teaser": {} } },
    server: { entry },
    files: await fileHashes(folder),
    ...more,
  };
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
}

describe("a build", () => {
  it("passes where its owner has all that the shell calls", async () => {
    await build(`{ owner: { ${whole}, fragments: { teaser: {} } } }`);
    expect(await verifyBuild(folder)).toMatchObject({ name: "mf-quiz" });
  });

  it("passes where its modules ask for addresses that it declares itself, as they are loaded", async () => {
    const path = { de: "/quiz/archiv", en: "/quiz/archive" };
    await build(asking, { routes: { quizArchive: { path, query: [] } } });
    expect(await verifyBuild(folder)).toMatchObject({ name: "mf-quiz" });
  });

  it("passes without a server side", async () => {
    await build("{}", { server: null });
    expect(await verifyBuild(folder)).toMatchObject({ server: null });
  });

  it.each([
    ["no owner", "{}", "its server side exposes no owner"],
    ["no load", "{ owner: { render() {}, probes() {} } }", "its owner has no function load"],
    ["no render", "{ owner: { load() {}, probes() {} } }", "its owner has no function render"],
    ["no probes", "{ owner: { load() {}, render() {} } }", "its owner has no function probes"],
    [
      "a fragment in browsers alone",
      `{ owner: { ${whole}, fragments: {} } }`,
      "its fragment teaser is there on one side only",
    ],
    [
      "a fragment on the server alone",
      `{ owner: { ${whole}, fragments: { teaser: {}, banner: {} } } }`,
      "its fragment banner is there on one side only",
    ],
    [
      "an address that it does not declare",
      asking,
      "its server side does not load: There is no route quizArchive",
    ],
    [
      "a server side that throws",
      `(() => { throw new Error("out of tune"); })()`,
      "its server side does not load: out of tune",
    ],
  ])("is refused with %s", async (_what, exposed, problem) => {
    await build(exposed);
    await expect(verifyBuild(folder)).rejects.toThrow(
      `mf-quiz ${"a".repeat(12)} can't be used: ${problem}.`,
    );
  });

  it("is refused with a file that it does not list", async () => {
    await build(`{ owner: { ${whole}, fragments: { teaser: {} } } }`);
    await writeFile(join(folder, "server", "more.cjs"), "");
    await expect(verifyBuild(folder)).rejects.toThrow("are not those that its release.json lists");
  });
});
