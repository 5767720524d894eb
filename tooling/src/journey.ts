import { globSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { provideChromium } from "./browser/chromium.ts";
import { PlainError, runCommand } from "./plainError.ts";
import { root } from "./root.ts";
import { consoleProgress } from "./site/progress.ts";
import { runToolHere } from "./test/tools.ts";

// `npm run journey -- NAME …`: the journeys of e2e/journeys/**/NAME.spec.ts; -g TITLE, --headed and Playwright's other
// options too.

const journeys = join("e2e", "journeys");

/** The projects of Playwright's configuration that run a file: what changes a site has one of its own. */
function projectOf(file: string): string {
  const [folder = ""] = relative(journeys, file).split(sep);
  if (folder === "lateFont") return "late font over *";
  return ["changing", "releasing"].includes(folder) ? folder : "reading";
}

await runCommand(async () => {
  // Ctrl-C is the tool's, which has the same terminal
  process.on("SIGINT", () => undefined);
  const [name = "", ...options] = process.argv.slice(2);
  const [file] = globSync(join(journeys, "**", `${name.replace(/\.spec\.ts$/, "")}.spec.ts`), {
    cwd: root,
  });
  if (!name || !file) {
    const all = globSync(join(journeys, "**", "*.spec.ts"), { cwd: root });
    const names = all.map((one) => one.replace(/^.*[\\/]|\.spec\.ts$/g, ""));
    throw new PlainError(
      `There is no journey "${name}". There are ${names.toSorted((a, b) => a.localeCompare(b)).join(", ")}.`,
    );
  }
  const progress = consoleProgress();
  const CHROMIUM_PATH = await progress.step("Chromium", (note) => provideChromium(note));
  const config = `--config=${join("e2e", "playwright.config.ts")}`;
  const args = ["test", config, `--project=${projectOf(file)}`, file, ...options];
  process.exitCode = await runToolHere("playwright", args, { env: { CHROMIUM_PATH } });
});
