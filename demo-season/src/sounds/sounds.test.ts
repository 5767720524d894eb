import { describe, expect, it } from "@jest/globals";
import { fileKindOf } from "@festival/backend/platform/media/fileKind";
import { encodeMp3 } from "./encodeMp3.ts";
import { demoSounds } from "./sounds.ts";

describe.each(Object.entries(demoSounds))("the demo's sound %s", (_, { make }) => {
  const samples = make();

  it("begins and ends in silence, and never is louder than can be", () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.2);
    expect(loudest).toBeLessThanOrEqual(1);
  });

  it("is a small file that every browser plays, the same at each run", async () => {
    const bytes = encodeMp3(samples);
    expect(await fileKindOf(bytes)).toEqual({ mime: "audio/mpeg", ending: "mp3" });
    expect(bytes.length).toBeLessThan(30_000);
    expect(encodeMp3(make()).equals(bytes)).toBe(true);
  });
});
