import { choosingScenarios } from "./choosing.ts";
import { engineTypingScenarios } from "./engineTyping.ts";
import { readingScenarios } from "./reading.ts";
import type { Scenario } from "./scenario.ts";
import { sendingScenarios } from "./sending.ts";
import { typingScenarios } from "./typing.ts";

export const scenarios: readonly Scenario[] = [
  ...readingScenarios,
  ...choosingScenarios,
  ...sendingScenarios,
  ...typingScenarios,
  ...engineTypingScenarios,
];
