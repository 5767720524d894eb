import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { fileKindOf } from "@festival/backend/platform/media/fileKind";
import { demoSoundKeys, soundPath } from "./sounds.ts";

const readSound = (key: (typeof demoSoundKeys)[number]) => readFileSync(soundPath(key));
const bytesPerSecond = 48_000 / 8;

describe.each(demoSoundKeys)("the demo's sound %s", (key) => {
  const bytes = readSound(key);

  it("is an MP3 of about 2.6 seconds that every browser plays", async () => {
    expect(await fileKindOf(bytes)).toEqual({ mime: "audio/mpeg", ending: "mp3" });
    expect(bytes.length / bytesPerSecond).toBeCloseTo(2.66, 1);
  });

  it("is a sound of its own, not silence", () => {
    const others = demoSoundKeys.filter((other) => other !== key);
    expect(others.some((other) => readSound(other).equals(bytes))).toBe(false);
    // frames of silence are all alike
    expect(new Set(bytes).size).toBeGreaterThan(200);
  });
});
