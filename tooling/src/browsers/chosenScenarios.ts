import { PlainError } from "../plainError.ts";
import type { EngineKind } from "./engines/engine.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** What the scenarios of one kind are called together. */
const kinds = ["visitors", "typing"] as const satisfies Scenario["kind"][];

export interface Choice {
  engines: readonly EngineKind[];
  scenarios: readonly Scenario[];
}

/**
 * What the arguments of the command name: engines, scenarios, or one of their kinds. All engines where none is named, all
 * scenarios where none is.
 * @throws PlainError for a name that there is not
 */
export function chosenScenarios(all: Choice, names: readonly string[]): Choice {
  const known = [
    ...all.engines.map(({ name }) => name),
    ...kinds,
    ...all.scenarios.map(({ name }) => name),
  ];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(
      `There is no browser and no scenario "${unknown}". There are ${known.join(", ")}.`,
    );
  }
  const engines = all.engines.filter(({ name }) => names.includes(name));
  const scenarios = all.scenarios.filter(
    ({ name, kind }) => names.includes(name) || names.includes(kind),
  );
  return {
    engines: engines.length > 0 ? engines : all.engines,
    scenarios: scenarios.length > 0 ? scenarios : all.scenarios,
  };
}
