import { describe, expect, it } from "@jest/globals";
import { readPreview, writePreview } from "./preview.ts";

const preview = { name: "mf-quiz", version: "0123456789ab", until: 1_000_000 } as const;

describe("what staff are given to look at another release", () => {
  it("is read as it was written, until it ends", () => {
    const text = writePreview(preview);
    expect(readPreview(text, preview.until - 1)).toEqual(preview);
    expect(readPreview(text, preview.until)).toBeUndefined();
  });

  it.each([
    "shell 0123456789ab 1000000",
    "mf-other 0123456789ab 1000000",
    "mf-quiz ../../../etc 1000000",
    "mf-quiz 0123456789AB 1000000",
    "mf-quiz 0123456789ab 1e9",
    "mf-quiz 0123456789ab 1000000 more",
    "",
  ])("is nothing else: %s", (text) => {
    expect(readPreview(text, 0)).toBeUndefined();
  });
});
