import { expect, test as base, type BrowserContext, type ConsoleMessage } from "@playwright/test";

export { expect } from "@playwright/test";

interface JourneyOptions {
  /** What this journey brings about on purpose, such as the 404 it asks for. */
  expectedTrouble: RegExp[];
}

interface JourneyFixtures extends JourneyOptions {
  /** What went wrong on any page of the journey; empty at its end, or it fails. */
  trouble: string[];
}

function describeConsole(message: ConsoleMessage): string {
  return `console ${message.type()}: ${message.text()} (${message.location().url})`;
}

function collectTrouble(context: BrowserContext, trouble: string[], scripts: boolean): void {
  context.on("console", (message) => {
    // hydration mismatches and refusals of the policy are errors here; a preload in vain is a warning
    if (["error", "warning"].includes(message.type())) trouble.push(describeConsole(message));
  });
  context.on("weberror", (error) => trouble.push(`uncaught: ${error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // somebody went on before it was there; or scripts are off and Chromium skips their preloads
    const expected = reason === "net::ERR_ABORTED" || (!scripts && reason === "csp");
    if (!expected) trouble.push(`${reason} ${request.url()}`);
  });
}

/** A test in the site's own browser, which fails on any console error, failed request or exception. */
export const test = base.extend<JourneyFixtures>({
  expectedTrouble: [[], { option: true }],
  trouble: [
    async ({ context, expectedTrouble, javaScriptEnabled }, provide) => {
      const trouble: string[] = [];
      collectTrouble(context, trouble, javaScriptEnabled);
      await provide(trouble);
      const unexpected = trouble.filter((text) => !expectedTrouble.some((form) => form.test(text)));
      expect(unexpected, "trouble on the pages of this journey").toEqual([]);
    },
    { auto: true },
  ],
});
