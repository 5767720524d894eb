import { chosen } from "./chosen.ts";
import { PlainError, runCommand } from "./plainError.ts";
import { consoleProgress, type Ending } from "./site/progress.ts";
import { closingLine, sum, type Count } from "./test/counts.ts";
import { installAhead } from "./test/installAhead.ts";
import { useMemoryFolder } from "./test/memoryFolder.ts";
import { testSteps, type StepResult } from "./test/steps.ts";
import { endTools } from "./test/tools.ts";

// `npm test`: all steps; `npm test -- lint types`: those. Every step runs, whatever failed before.

const shownCharacters = 20_000;

const ending =
  (title: string) =>
  ({ passed, failed, skipped }: StepResult): Ending => {
    if (failed > 0) return { failed: `${title}: ${closingLine({ passed, failed })}` };
    return skipped ? `${title}: not run on this machine` : `${title}: ${passed} passed`;
  };

await runCommand(async () => {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      endTools();
      process.exitCode = 1;
    });
  }
  useMemoryFolder();
  const counts: Count[] = [];
  const skipped: string[] = [];
  const failures: string[] = [];
  const progress = consoleProgress();
  console.log("Festival: tests\n");
  const since = performance.now();
  const steps = chosen(testSteps, process.argv.slice(2), "step");
  const names = steps.map(({ name }) => name);
  const installed = installAhead(steps);
  for (const step of steps) {
    // a signal ends the tool at work, and no other begins
    if (process.exitCode === 1) break;
    const result = await progress.step(
      step.title,
      async (note) => {
        try {
          await installed.get(step);
          return await step.run(note, names);
        } catch (error) {
          if (!(error instanceof PlainError)) throw error;
          return { passed: 0, failed: 1, output: error.message };
        }
      },
      ending(step.title),
    );
    counts.push(result);
    if (result.skipped) skipped.push(`Not run: ${step.title}. ${result.skipped}`);
    if (result.failed > 0) {
      // a step without a report of its tests is named itself
      failures.push(...(result.failures?.length ? result.failures : [`failed: ${step.title}`]));
      console.log(`\n${result.output.trim().slice(-shownCharacters)}\n`);
    }
  }
  const total = sum(counts);
  console.log(`\n${((performance.now() - since) / 1000).toFixed(0)} s`);
  // once more by name: a tool's own output may be longer than what is shown of it
  for (const failure of failures) console.log(failure);
  for (const sentence of skipped) console.log(sentence);
  console.log(closingLine(total));
  process.exitCode = total.failed > 0 ? 1 : process.exitCode;
});
