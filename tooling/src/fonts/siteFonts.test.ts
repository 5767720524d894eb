import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { charactersIn, fontsFolder, makeSiteFonts } from "./siteFonts.ts";

/** Bytes of the one font that each page preloads. */
const preloadedFontLimit = 24 * 1024;

describe("the site's fonts", () => {
  it("are what `npm run fonts` makes of the style sheet and of the whole fonts", async () => {
    const made = await makeSiteFonts();
    const kept = readdirSync(fontsFolder).filter((file) => file.endsWith(".woff2"));
    expect(kept).toEqual([...made.keys()].toSorted());
    for (const [file, font] of made) {
      // compared as a whole: a list of each byte that differs would not help
      expect(font.equals(readFileSync(join(fontsFolder, file)))).toBe(true);
    }
  });

  it("are small where every page needs them", () => {
    const font = readFileSync(join(fontsFolder, "hanken-grotesk-latin-wght-normal.woff2"));
    expect(font.length).toBeLessThanOrEqual(preloadedFontLimit);
  });

  it("hold the characters of a range", () => {
    expect(charactersIn("U+0041-0043, U+20AC")).toBe("ABC€");
  });
});
