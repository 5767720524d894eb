import { readFileSync, statSync } from "node:fs";
import { checkFile } from "@festival/backend/platform/media/checkFile";
import { describe, expect, it } from "@jest/globals";
import { demoFilmKeys, filmPath } from "./films.ts";

describe("the demo's films", () => {
  it.each(demoFilmKeys)("are taken as staff's uploads are, and are small: %s", async (key) => {
    const path = filmPath(key);
    const bytes = statSync(path).size;
    const { mime, width, seconds } = await checkFile({ path, bytes, contentHash: "" }, (run) =>
      run(),
    );
    const isVideo = key.endsWith(".webm");
    expect(mime).toBe(isVideo ? "video/webm" : "text/vtt");
    expect(width).toBe(isVideo ? 640 : undefined);
    expect(Math.round(seconds ?? 0)).toBe(isVideo ? 5 : 0);
    expect(readFileSync(path).length).toBeLessThan(100_000);
  });
});
