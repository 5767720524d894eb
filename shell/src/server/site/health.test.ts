import type { HeldPage } from "@festival/contracts/api/system";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth, getLiveness, getReadiness } from "@festival/contracts/calls/platform";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { siteVersion } from "@festival/contracts/siteVersion";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { loadComposition } from "../releases/composition.ts";
import { healthOf } from "./health.ts";
import { json } from "../testing/testBackend.ts";
import { ownerSource, version } from "../testing/testReleases.ts";
import { internalSecret, startTestSite, testConfig, type TestSite } from "../testing/testSite.ts";

let site: TestSite;
const others: TestSite[] = [];

/** A site that a test may harm. */
async function startOther(): Promise<TestSite> {
  const other = await startTestSite();
  others.push(other);
  return other;
}

beforeAll(async () => {
  site = await startTestSite({ "mf-quiz": { server: `${ownerSource()} return { owner };` } });
});
afterAll(async () => {
  for (const one of [site, ...others]) await one.close();
});

describe("health", () => {
  it("names the releases to the site's own processes, and the status alone to all others", async () => {
    const headers = { [internalHeader]: internalSecret };
    const answer = await site.app.inject({ url: "/health", headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: "ok",
      versions: { site: siteVersion },
      releases: { "mf-quiz": version("a") },
      refused: [],
    });
    const [asked] = site.backend.calls;
    expect(asked?.headers[internalHeader]).toBe(internalSecret);
    for (const guess of [{}, { [internalHeader]: "a guess" }, { [internalHeader]: "" }]) {
      const answer = await site.app.inject({ url: "/health", headers: guess });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
    }
  });

  it("is answered whole to those who know either secret, while one is being replaced", async () => {
    const acceptedSecrets = ["a new secret of this site", internalSecret];
    const replacing = await startTestSite({}, undefined, { acceptedSecrets });
    others.push(replacing);
    for (const secret of acceptedSecrets) {
      const headers = { [internalHeader]: secret };
      const answer = await replacing.app.inject({ url: "/health", headers });
      expect(answer.json()).toMatchObject({ versions: { site: siteVersion } });
    }
  });

  it("is degraded while the backend is, and says why; pages are made", async () => {
    const faulty = await startOther();
    const problems = ["Nothing can be stored, the disk is full."];
    faulty.backend.on(`GET ${addressOf(getHealth)}`, json({ status: "degraded", problems }));
    const headers = { [internalHeader]: internalSecret };
    const degraded = await faulty.app.inject({ url: "/health", headers });
    expect(degraded.statusCode).toBe(200);
    expect(degraded.json()).toMatchObject({ status: "degraded", backend: { problems } });
  });

  it("is degraded without a backend", async () => {
    const lonely = await startOther();
    await lonely.backend.close();
    const degraded = await lonely.app.inject({ url: "/health" });
    expect([degraded.statusCode, degraded.json()]).toEqual([503, { status: "degraded" }]);
  });

  it("is degraded while a page is held off, and no longer", async () => {
    const composition = await loadComposition(site.releases.shellBuild, site.releases.folder, {});
    const healthWith = (heldOff: HeldPage[]) =>
      healthOf(testConfig(site.backend.url, site.releases), composition, {
        takenOver: true,
        refused: [],
        storeProblem: null,
        heldOff,
      });
    const page = { key: "GET /de", page: "/de", release: "shell a" };
    const held = { ...page, until: Date.now() + 10_000 };
    expect(await healthWith([held])).toMatchObject({ status: "degraded", heldOff: [held] });
    const over = { ...page, until: Date.now() - 1 };
    expect(await healthWith([over])).toMatchObject({ status: "ok", heldOff: [] });
  });
});

describe("a shell", () => {
  it("lives and is ready without its backend, by whatever name it is asked", async () => {
    const lonely = await startOther();
    await lonely.backend.close();
    for (const [url, status] of [
      [addressOf(getLiveness), "live"],
      [addressOf(getReadiness), "ready"],
    ] as const) {
      const headers = { host: "10.88.0.7:3000" };
      const answer = await lonely.app.inject({ url, headers });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status }]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });
});
