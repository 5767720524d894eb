import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { BrowserWindow, Engine } from "./engines/engine.ts";
import type { Scenario, ScenarioSite } from "./scenarios/scenario.ts";
import { drawnTwice } from "./visitor/openPage.ts";
import { Visitor } from "./visitor/visitor.ts";

/** What is seen of a page, where a scenario does not say. */
const size = { width: 1280, height: 800 };

/** The console's errors that do not belong to a scenario. */
export function unexpectedErrors(
  scenario: Pick<Scenario, "expectedErrors">,
  errors: readonly string[],
) {
  return errors.filter((text) => !scenario.expectedErrors?.test(text));
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** What tells why a page that was to come did not: whether it was asked for, whether its answer came, whether frames do. */
const stateOfPage = `${drawnTwice}.then((isDrawn) => ({
  address: location.href,
  title: document.title,
  visibility: document.visibilityState,
  frames: isDrawn ? "come" : "do not come",
  loaded: performance.getEntriesByType("resource").slice(-8)
    .map(({ name, startTime, duration }) =>
      [Math.round(startTime), Math.round(duration), name].join(" ")),
  now: Math.round(performance.now()),
}))`;

/** Keeps what the window shows, what its console says, and what its page does. @returns where */
async function keepEvidence(window: BrowserWindow, path: string, reason: string): Promise<string> {
  mkdirSync(dirname(path), { recursive: true });
  const page = await window.evaluate(stateOfPage).catch(String);
  const lines = [
    new Date().toISOString(),
    reason,
    `Page: ${JSON.stringify(page, null, 2)}`,
    "Console:",
    ...window.errors(),
  ];
  writeFileSync(`${path}.txt`, `${lines.join("\n")}\n`);
  const picture = await window.takePicture().catch(() => undefined);
  if (picture) writeFileSync(`${path}.png`, picture);
  return `${path}.txt`;
}

/**
 * Runs a scenario in a window of its own.
 * @param site its address, and what scenarios need of it
 * @param evidence where it is kept if it fails, a path without an ending
 * @returns undefined where all is as it should be, else what is not, in sentences
 */
export async function runScenario(
  scenario: Scenario,
  engine: Engine,
  { url, ...site }: ScenarioSite & { url: string },
  evidence: string,
): Promise<string | undefined> {
  const window = await engine.open().catch(asError);
  if (window instanceof Error) return `No window opened: ${window.message}`;
  try {
    await window.resize(size.width, size.height);
    const failure = await scenario.run(new Visitor(window, url), site).catch(asError);
    const errors = unexpectedErrors(scenario, window.errors());
    if (!failure && errors.length === 0) return undefined;
    const sentences = [
      failure?.message ?? "It came to its end, with errors in the console.",
      ...errors,
    ];
    const file = await keepEvidence(window, evidence, sentences.join("\n"));
    return [...sentences, `See ${file} and the picture beside it.`].join("\n      ");
  } finally {
    await window.close().catch(() => undefined);
  }
}
