import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noPictures } from "./bench/noPictures.ts";
import { chosenScenarios } from "./browsers/chosenScenarios.ts";
import { provideEngine } from "./browsers/engines/debian.ts";
import type { Engine, EngineKind } from "./browsers/engines/engine.ts";
import { engines } from "./browsers/engines/engines.ts";
import { openGate } from "./browsers/gate.ts";
import type { Scenario, ScenarioSite } from "./browsers/scenarios/scenario.ts";
import { scenarios } from "./browsers/scenarios/scenarios.ts";
import { runScenario } from "./browsers/runScenario.ts";
import { runCommand } from "./plainError.ts";
import { root } from "./root.ts";
import { screensOf } from "./screens/screens.ts";
import { demoSite } from "./site/demoSite.ts";
import { freePort } from "./site/port.ts";
import { consoleProgress } from "./site/progress.ts";
import { stopOnSignals } from "./site/signals.ts";
import { SiteRunner } from "./site/site.ts";
import { clearSiteSettings } from "./test/environment.ts";

// `npm run browsers [-- NAME …]`: what people come for, in Chromium, Firefox and WebKit. A name is that of an
// engine, of a scenario, or of the scenarios of visitors or of typing. Each scenario is a window of its own on one site.

const progress = consoleProgress();
/** Of scenarios that failed. Playwright empties `test-results` whenever journeys run. */
const evidence = join(root, "browser-evidence");

/** @returns a sentence for each scenario that did not come to its end, or did so with errors in the console */
async function runAll(
  kind: EngineKind,
  chosen: readonly Scenario[],
  site: ScenarioSite & { url: string },
): Promise<string[]> {
  const missing = await provideEngine(kind, (text) => console.log(`  ${text}`));
  if (missing) return [`Not run: ${missing}`];
  let engine: Engine;
  try {
    engine = await kind.start();
  } catch (error) {
    return [`Not run: ${kind.name} did not start. ${error instanceof Error ? error.message : ""}`];
  }
  console.log(`\n${engine.version}`);
  const failed: string[] = [];
  try {
    for (const scenario of chosen) {
      const failure = await progress.step(
        scenario.name,
        () => runScenario(scenario, engine, site, join(evidence, `${kind.name}-${scenario.name}`)),
        (found) => (found ? { failed: scenario.name } : scenario.name),
      );
      if (failure) {
        console.log(`      ${failure}`);
        failed.push(`${kind.name}: ${scenario.name}`);
      }
    }
  } finally {
    await engine.stop();
  }
  return failed;
}

await runCommand(async () => {
  console.log("Festival: scenarios in each browser engine\n");
  // the site takes no database, mail server or bucket from a developer's own one
  clearSiteSettings();
  const chosen = chosenScenarios({ engines, scenarios }, process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), "festival-browsers-"));
  const port = await freePort("127.0.0.1");
  const url = `http://127.0.0.1:${port}`;
  const runner = new SiteRunner({
    dataDir: join(folder, "site"),
    host: "127.0.0.1",
    port: 0,
    progress,
    env: { ...demoSite, ...noPictures, PUBLIC_ORIGIN: url },
  });
  const listenNoMore = stopOnSignals(runner);
  const failed: string[] = [];
  try {
    const site = await runner.start();
    const { login } = site;
    if (!login) throw new Error("The demo season names no login.");
    const gate = await openGate(port, Number(new URL(site.url).port));
    const screens = screensOf(() => url);
    for (const kind of chosen.engines) {
      failed.push(...(await runAll(kind, chosen.scenarios, { url, gate, login, screens, folder })));
    }
    await gate.shut();
  } finally {
    await runner.stop();
    listenNoMore();
    rmSync(folder, { recursive: true, force: true });
  }
  if (failed.length > 0) {
    console.error(`\nNot as they should be:\n  ${failed.join("\n  ")}`);
    console.error(`\nWhat was seen of them is in ${evidence}.`);
  }
  process.exitCode = failed.length > 0 ? 1 : 0;
});
