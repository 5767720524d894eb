import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const css = readFileSync(join(import.meta.dirname, "DarkBooklet.module.css"), "utf8");

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The normal set of colours, and that of high contrast. */
const sets = css
  .split("color-scheme: dark")
  .map((part) =>
    Object.fromEntries(
      [...part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [
        name,
        luminance(value),
      ]),
    ),
  );

const pairs = [
  ["ink", "paper"],
  ["muted", "paper"],
  ["action", "paper"],
  ["error", "paper"],
  ["on-action", "action"],
  ["on-pink", "pink"],
  ["on-night", "night"],
  ["muted-on-night", "night"],
  ["on-sand", "sand"],
  ["muted-on-sand", "sand"],
  ["action-on-sand", "sand"],
] as const;
const grounds = ["paper", "sand", "night"];

describe("a booklet's colours in the dark", () => {
  it.each([
    ["normal", 0, 4.5],
    ["high", 1, 7],
  ] as const)("are legible in %s contrast", (_, index, least) => {
    const set = sets[index] ?? {};
    for (const [text, ground] of pairs) {
      const [dark = 0, light = 0] = [set[text], set[ground]].toSorted(
        (one = NaN, other = NaN) => one - other,
      );
      expect([text, (light + 0.05) / (dark + 0.05) >= least]).toEqual([text, true]);
    }
  });

  it.each([0, 1])("leave no bright ground (%s)", (index) => {
    for (const ground of grounds) expect(sets[index]?.[ground]).toBeLessThan(0.02);
  });

  it("cover every colour that the site has", () => {
    const tokens = join(import.meta.dirname, "../../../../shared-ui/src/styles/tokens.css");
    const names = [...readFileSync(tokens, "utf8").matchAll(/--color-([a-z-]+):/g)].map(
      ([, name]) => name,
    );
    // a surface of its own, which no booklet has
    const missing = [...new Set(names)].filter((name) => name && !(name in (sets[0] ?? {})));
    expect(missing).toEqual(["blue", "on-blue"]);
  });
});
