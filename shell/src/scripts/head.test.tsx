/** @own-modules It is about a script that runs once. */
import { afterEach, describe, expect, it, jest } from "@jest/globals";

/** Runs the document's first script on a device that asks for more contrast, or does not. */
async function runHead(asksForMore: boolean): Promise<void> {
  const matchMedia = (query: string) => ({
    matches: asksForMore && query === "(prefers-contrast:more)",
  });
  Object.assign(window, { matchMedia });
  jest.resetModules();
  await import("./head.ts");
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.contrast;
});

describe("the contrast before the first paint", () => {
  it.each([
    ["high where the device asks for more", null, true, "high"],
    ["normal where nothing asks for more", null, false, undefined],
    ["high where it was chosen here", "high", false, "high"],
    ["normal where that was chosen here, whatever the device asks for", "normal", true, undefined],
  ] as const)("is %s", async (_, chosen, asksForMore, contrast) => {
    if (chosen) localStorage.setItem("festival-contrast", chosen);
    await runHead(asksForMore);
    expect(document.documentElement.dataset.contrast).toBe(contrast);
  });
});
