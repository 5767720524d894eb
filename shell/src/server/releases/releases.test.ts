import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  contractVersion,
  formerContractVersion,
} from "@festival/contracts/release/contractVersion";
import type { Release } from "@festival/contracts/release";
import { createBackend } from "../api/backend.ts";
import { loadComposition } from "./composition.ts";
import { createContainerLoader } from "./containers.ts";
import { renderProbes } from "../trial/probes.ts";
import { readRelease, readReleases } from "./releases.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { testConfig } from "../testing/testSite.ts";

let releases: TestReleases;

beforeEach(async () => {
  releases = await createTestReleases();
});
afterEach(() => releases.remove());

const good = `${ownerSource()} return { owner };`;

async function refusal(): Promise<string | undefined> {
  const { releases: usable, refused } = await readReleases(releases.folder, {
    "mf-quiz": version("a"),
  });
  expect(usable.length + refused.length).toBe(1);
  return refused[0]?.reason;
}

const add = (given?: Partial<Release>) =>
  releases.add("mf-quiz", version("a"), {
    server: good,
    browser: { "app.css": "a{}" },
    ...(given ? { given } : {}),
  });

describe("a release", () => {
  it("is used when it is whole", async () => {
    await add();
    expect(await refusal()).toBeUndefined();
  });

  it("is refused when a file is not what was released", async () => {
    const folder = await add();
    await writeFile(join(folder, "browser", "app.css"), "b{}");
    expect(await refusal()).toMatch(/browser\/app\.css is not what was released/);
  });

  it("is refused when a file is missing", async () => {
    const folder = await add();
    await rm(join(folder, "browser", "app.css"));
    expect(await refusal()).toMatch(/its file browser\/app\.css is missing/);
  });

  it("is refused when it would run a file that release.json does not list", async () => {
    const folder = await add({ server: { entry: "server/other.cjs" } });
    await writeFile(join(folder, "server", "other.cjs"), "module.exports = {};");
    expect(await refusal()).toMatch(/does not list its file server\/other\.cjs/);
  });

  it("is refused when it was made for another contract", async () => {
    await add({ contract: 99 });
    expect(await refusal()).toContain("it needs contract 99.0, and this shell speaks ");
  });

  it("is refused when it needs more of the contract than the shell speaks", async () => {
    const [major, minor] = contractVersion.split(".");
    await add({ contract: `${major}.${Number(minor) + 1}` });
    expect(await refusal()).toMatch(
      /: update the shell first, or build it against an older contract$/,
    );
  });

  it("is taken when it was built for the contract before, but not for more than that had", async () => {
    await add({ contract: formerContractVersion });
    expect(await refusal()).toBeUndefined();
    const [major, minor] = formerContractVersion.split(".");
    await add({ contract: `${major}.${Number(minor) + 1}` });
    expect(await refusal()).toMatch(/: build it against contract /);
  });

  it("is taken when it was built for an older minor, or before minors were counted", async () => {
    await add({ contract: Number(contractVersion.split(".")[0]) });
    expect(await refusal()).toBeUndefined();
  });

  it.each(["18.3.1", "19.99.0", "20.0.0"])(
    "is refused when it was built with React %s",
    async (react) => {
      await add({ libraries: { react } });
      expect(await refusal()).toContain(
        `it was built with react ${react}, and this shell shares 19.`,
      );
    },
  );

  it("is refused when it needs what the shell does not share", async () => {
    await add({ shared: ["react", "left-pad"] });
    expect(await refusal()).toMatch(/does not share: left-pad/);
  });

  it("is refused in another's folder", async () => {
    await add({ name: "mf-forms" });
    expect(await refusal()).toBe(`its folder holds mf-forms ${version("a")}`);
  });

  it("is refused when it is not there", async () => {
    expect(await refusal()).toBe("its file release.json is missing");
  });

  it("is refused when its description is cut off", async () => {
    const folder = await add();
    await writeFile(join(folder, "release.json"), '{ "name": "mf-');
    expect(await refusal()).toBe("its file release.json is damaged");
  });
});

describe("a container", () => {
  it("that hangs while it loads is given up", async () => {
    const folder = await releases.add("mf-quiz", version("a"), {
      container: "module.exports = { init() {}, get: () => new Promise(() => {}) };",
    });
    const found = await readRelease(folder);
    const load = createContainerLoader([found], { loadTimeoutMs: 50 });
    await expect(load(found)).rejects.toThrow("it did not load within 50 ms");
  });

  it.each([
    ["throws", "throw new Error('at once');", "at once"],
    ["exports nothing", "module.exports = {};", "its server file exports no container"],
    [
      "exposes no owner",
      "module.exports = { init() {}, get: async () => () => ({}) };",
      "it exposes no owner",
    ],
    ["can't be parsed", "const = 1;", "Unexpected token '='"],
  ])("that %s takes no other one down", async (_what, container, reason) => {
    await releases.add("mf-quiz", version("a"), { container });
    await releases.add("mf-forms", version("a"), { server: good });
    const composition = await loadComposition(releases.shellBuild, releases.folder, {
      "mf-quiz": version("a"),
      "mf-forms": version("a"),
    });
    expect(composition.refused).toEqual([{ name: "mf-quiz", reason }]);
    expect([...composition.releases.keys()]).toEqual(["mf-forms"]);
    expect(() => composition.ownerOf("mf-quiz")).toThrow("mf-quiz is not loaded");
  });
});

describe("the probes of a release", () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await startTestBackend();
  });
  afterEach(() => backend.close());

  const steps: string[] = [];
  const beforeStep = async ({ doing }: { doing: string }) => void steps.push(doing);

  async function probe(more: string): Promise<string[] | undefined> {
    await releases.add("mf-quiz", version("a"), {
      server: `${ownerSource(more)} return { owner };`,
    });
    const composition = await loadComposition(releases.shellBuild, releases.folder, {
      "mf-quiz": version("a"),
    });
    const config = testConfig(backend.url, releases);
    const parts = {
      config,
      composition,
      backend: createBackend(backend.url, "secret"),
      beforeStep,
    };
    return (await renderProbes(["mf-quiz"], parts))["mf-quiz"];
  }
  const start = "probes: async ({ locale }) => ['/' + locale + '/konzert-o-mat'],";

  it("are rendered in both languages", async () => {
    expect(await probe(start)).toEqual(["/de/konzert-o-mat", "/en/konzert-o-mat"]);
  });

  it("include fragments, each with props for which it shows something", async () => {
    const fragments = `fragments: {
      plain: { load: async (props) => props, render: (data) => JSON.stringify(data) },
      chosen: {
        probe: async ({ locale }) => ({ event: locale }),
        load: async ({ event }) => event.length,
        render: String,
      },
      empty: { probe: async () => null, load: async () => { throw new Error("nothing"); }, render: String },
    },`;
    expect(await probe(start + fragments)).toEqual([
      "/de/konzert-o-mat",
      "/en/konzert-o-mat",
      "fragment plain",
      "fragment chosen",
    ]);
    expect(steps).toContain("rendered its fragment chosen");
  });

  it.each([
    ["throws", `${start} render: () => { throw new Error("broken"); },`, /500: broken/],
    [
      "leads elsewhere",
      `${start} load: async () => ({ kind: "redirect", to: "/de", status: 302 }),`,
      /302/,
    ],
    ["is not its own", "probes: async () => ['/de'],", /not its own/],
    [
      "is a fragment that fails",
      `fragments: { list: { load: async () => 1, render: () => { throw new Error("list"); } } },`,
      /list/,
    ],
    ["can't be named", "probes: async () => { throw new Error('no backend'); },", /no backend/],
  ])("refuse it when one %s", async (_what, more, reason) => {
    await expect(probe(more)).rejects.toThrow(reason);
  });
});
