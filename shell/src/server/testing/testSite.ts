import type { RemoteName } from "@festival/contracts/containers";
import type { LiveSet } from "@festival/contracts/release";
import type { FastifyInstance } from "fastify";
import { createApp } from "../app.ts";
import { loadComposition } from "../releases/composition.ts";
import type { ShellConfig } from "../config.ts";
import { createPageMetrics, type PageMetrics } from "../metrics/pageMetrics.ts";
import { startTestBackend, type TestBackend } from "./testBackend.ts";
import { internalSecret } from "./testSession.ts";
import {
  createTestReleases,
  version,
  type ReleaseSource,
  type TestReleases,
} from "./testReleases.ts";

export { internalSecret };

export interface TestSite {
  app: FastifyInstance;
  backend: TestBackend;
  releases: TestReleases;
  metrics: PageMetrics;
  close(): Promise<void>;
}

export function testConfig(
  backendUrl: string,
  { folder, shellBuild }: Pick<TestReleases, "folder" | "shellBuild">,
): ShellConfig {
  return {
    host: "127.0.0.1",
    // as requests say that are injected
    port: 80,
    backendUrl,
    internalSecret,
    acceptedSecrets: [internalSecret],
    releasesFolder: folder,
    shellBuild,
    workers: 1,
    pagesInWork: { atOnce: 4, waiting: 12 },
    pagesPerVisitor: { perMinute: 120, burst: 60 },
    previewsAtOnce: 2,
    preparesBusyPages: false,
    replaces: [],
    isBeside: false,
    drainMs: 0,
    orphanMs: 0,
    publicOrigins: ["http://festival.example"],
    hsts: undefined,
    keepsPages: true,
    keepsAnswers: true,
    worksOffline: true,
    longestStepMs: 30_000,
    development: false,
  };
}

/**
 * A worker's HTTP face over real containers, with an HTTP server standing for the backend.
 * @param shell statements of the shell's server module, where the test needs another than the usual
 */
export async function startTestSite(
  remotes: Partial<Record<RemoteName, ReleaseSource>> = {},
  shell?: string,
  settings: Partial<ShellConfig> = {},
): Promise<TestSite> {
  // what fails on purpose is not logged
  process.env.LOG_LEVEL = "silent";
  const backend = await startTestBackend();
  const releases = await createTestReleases(shell);
  const live: LiveSet["live"] = {};
  for (const [name, source] of Object.entries(remotes) as [RemoteName, ReleaseSource][]) {
    live[name] = version("a");
    await releases.add(name, version("a"), source);
  }
  const composition = await loadComposition(releases.shellBuild, releases.folder, live);
  const metrics = createPageMetrics();
  const config = { ...testConfig(backend.url, releases), ...settings };
  const app = createApp(config, composition, { metrics });
  await app.ready();
  return {
    app,
    backend,
    releases,
    metrics,
    close: async () => {
      await app.close();
      await backend.close();
      await releases.remove();
    },
  };
}
