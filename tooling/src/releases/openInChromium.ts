import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../browser/chromium.ts";
import { loadFace } from "./face.ts";
import { describing, hasHost, looking, type OpenDocument } from "./openDocument.ts";

function placeOfChromium(): string | undefined {
  try {
    return findChromium();
  } catch {
    // one that is named and not there is no reason to release nothing
    return undefined;
  }
}

/** @returns undefined where there is no Chromium, or none that starts */
export async function openInChromium(url: string): Promise<OpenDocument | undefined> {
  const executablePath = placeOfChromium();
  if (!executablePath) return undefined;
  const browser = await chromium
    .launch({ executablePath, args: chromiumArguments })
    .catch(() => undefined);
  if (!browser) return undefined;
  const page = await browser.newPage({ serviceWorkers: "block" });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(hasHost, undefined, looking);
  return {
    engine: "Chromium",
    load: (face) => describing(errors, () => page.evaluate(loadFace, face)),
    close: () => browser.close(),
  };
}
