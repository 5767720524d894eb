import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { PlainError } from "../plainError.ts";

/**
 * Debian's Chromium without a window: the same engine. A whole Chromium draws its own window, also where
 * no one sees it: a tab that loads turns its wheel sixty times a second, on the processors that the tests
 * need and the measurements measure.
 */
const headlessShell = "/usr/bin/chromium-headless-shell";

const systemPlaces = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/** For every start of the browser: quiet, and with root's rights too. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--disable-sync",
  "--disable-quic",
];

/** The browser that `CHROMIUM_PATH` names, the system's, or Playwright's own; undefined without any. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new PlainError(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return [named, ...systemPlaces, chromium.executablePath()].find(
    (place) => place !== undefined && existsSync(place),
  );
}

/** Whether a browser draws a window of its own. */
export function hasWindow(path: string): boolean {
  return !/headless[-_]shell$/.test(path);
}

async function installHeadlessShell(): Promise<void> {
  const run = promisify(execFile);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    maxBuffer: 2 ** 26,
  };
  await run("apt-get", ["update"], options);
  const packages = ["chromium-headless-shell"];
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options);
}

/**
 * Finds a browser, best one without a window; on Debian, root gets that installed where there is none.
 * @throws PlainError when there is none and none can be installed
 */
export async function provideChromium(note: (text: string) => void): Promise<string> {
  const found = findChromium();
  // one that is named is meant
  if (found && (process.env.CHROMIUM_PATH || !hasWindow(found))) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    if (found) return found;
    throw new PlainError(
      "The journeys need Chromium: install it (Debian: apt-get install -y chromium-headless-shell) or name it with CHROMIUM_PATH.",
    );
  }
  note("installing Debian's Chromium without a window");
  try {
    await installHeadlessShell();
  } catch (error) {
    // without a network, or on a system whose Chromium has no such package
    if (found) return found;
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : "";
    throw new PlainError(`Chromium could not be installed with apt-get: ${reason}`);
  }
  const installed = findChromium();
  if (!installed) throw new PlainError("Chromium was installed but is not where it should be.");
  return installed;
}
