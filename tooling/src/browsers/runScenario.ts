import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { BrowserWindow, Engine } from "./engines/engine.ts";
import type { Scenario, ScenarioSite } from "./scenarios/scenario.ts";
import { Visitor } from "./visitor/visitor.ts";

/** What is seen of a page, where a scenario does not say. */
const size = { width: 1280, height: 800 };
const evidence = join(root, "test-results", "browsers");

/** The console's errors that do not belong to a scenario. */
export function unexpectedErrors(
  scenario: Pick<Scenario, "expectedErrors">,
  errors: readonly string[],
) {
  return errors.filter((text) => !scenario.expectedErrors?.test(text));
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Keeps what the window shows and what its console says. @returns where */
async function keepEvidence(window: BrowserWindow, name: string, reason: string): Promise<string> {
  mkdirSync(evidence, { recursive: true });
  const path = join(evidence, name);
  const address = await window.evaluate("location.href").catch(String);
  const lines = [reason, `Address: ${String(address)}`, "Console:", ...window.errors()];
  writeFileSync(`${path}.txt`, `${lines.join("\n")}\n`);
  const picture = await window.takePicture().catch(() => undefined);
  if (picture) writeFileSync(`${path}.png`, picture);
  return `${path}.txt`;
}

/**
 * Runs a scenario in a window of its own.
 * @param site its address, and what scenarios need of it
 * @param name of the evidence, if it fails
 * @returns undefined where all is as it should be, else what is not, in sentences
 */
export async function runScenario(
  scenario: Scenario,
  engine: Engine,
  { url, ...site }: ScenarioSite & { url: string },
  name: string,
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
    const file = await keepEvidence(window, name, sentences.join("\n"));
    return [...sentences, `See ${file} and the picture beside it.`].join("\n      ");
  } finally {
    await window.close().catch(() => undefined);
  }
}
