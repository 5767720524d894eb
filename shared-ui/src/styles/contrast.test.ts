import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const found = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const normal = colours(":root");
const high = { ...normal, ...colours(`:root[data-contrast="high"]`) };

/** Every pair of text and ground that a style sheet may use. */
const textPairs = [
  ["ink", "paper"],
  ["muted", "paper"],
  ["action", "paper"],
  ["error", "paper"],
  ["paper", "ink"],
  ["on-action", "action"],
  ["on-action", "action-strong"],
  ["on-blue", "blue"],
  ["on-pink", "pink"],
  ["on-pink", "pink-strong"],
  ["on-night", "night"],
  ["muted-on-night", "night"],
  ["night", "on-night"],
  ["on-sand", "sand"],
  ["muted-on-sand", "sand"],
  ["action-on-sand", "sand"],
] as const;

/** Words of display size, and marks that mean something: 3:1, and 4.5:1 in high contrast. */
const largePairs = [
  ["accent-on-night", "night"],
  ["pink", "paper"],
  ["focus", "paper"],
] as const;

const measured = (set: Record<string, string>, [text, ground]: readonly [string, string]) => {
  const [one, other] = [set[text], set[ground]];
  if (!one || !other) throw new Error(`No colour for ${text} on ${ground}.`);
  return contrast(one, other);
};

describe("the festival's colours", () => {
  it.each(textPairs)("%s on %s reaches AA, and AAA in high contrast", (...pair) => {
    expect(measured(normal, pair)).toBeGreaterThanOrEqual(4.5);
    expect(measured(high, pair)).toBeGreaterThanOrEqual(7);
  });

  it.each(largePairs)("%s on %s is told apart when large", (...pair) => {
    expect(measured(normal, pair)).toBeGreaterThanOrEqual(3);
    expect(measured(high, pair)).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps the owner's blue and pink in both modes", () => {
    expect([normal.blue, normal.pink]).toEqual(["#005abe", "#e66487"]);
    expect([high.blue, high.pink]).toEqual(["#0453be", "#98344f"]);
  });

  it("leaves no colour outside the pairs, lines excepted", () => {
    const paired = new Set<string>([...textPairs, ...largePairs].flat());
    const loose = Object.keys(normal).filter((name) => !paired.has(name));
    expect(loose).toEqual(["line", "line-strong"]);
  });
});
