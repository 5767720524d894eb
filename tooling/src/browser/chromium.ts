import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { PlainError } from "../plainError.ts";

const systemPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/** Debian's Chromium without a window. */
const headlessShell = "/usr/bin/chromium-headless-shell";

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

/**
 * Finds a browser; on Debian, root gets the system's installed where there is none.
 * @throws PlainError when there is none and none can be installed
 */
export async function provideChromium(note: (text: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new PlainError(
      "The journeys need Chromium: install it (Debian: apt-get install -y chromium) or name it with CHROMIUM_PATH.",
    );
  }
  note("installing Debian's Chromium");
  const run = promisify(execFile);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    maxBuffer: 2 ** 26,
  };
  try {
    await run("apt-get", ["update"], options);
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : "";
    throw new PlainError(`Chromium could not be installed with apt-get: ${reason}`);
  }
  const installed = findChromium();
  if (!installed) throw new PlainError("Chromium was installed but is not where it should be.");
  return installed;
}

/**
 * Finds the browser that disturbs a measurement least. A whole Chromium draws its own window, also where
 * nobody sees it: a tab that loads turns its wheel sixty times a second, on the processors that are measured.
 */
export async function provideMeasuringChromium(): Promise<{ path: string; hasWindow: boolean }> {
  const named = process.env.CHROMIUM_PATH;
  const path =
    !named && existsSync(headlessShell) ? headlessShell : await provideChromium(() => undefined);
  return { path, hasWindow: !/headless[-_]shell$/.test(path) };
}
