import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { runMeasured } from "../../testing/runMeasured.ts";
import type { UploadedFiles } from "./testing/uploadHostileFiles.ts";

/** How much a process may grow under all of them together, in bytes. */
const mostMemory = 250 * 1024 * 1024;
const uploadAll = fileURLToPath(new URL("./testing/uploadHostileFiles.ts", import.meta.url));

describe("hostile uploads of visitors", () => {
  it("are refused, each of them, leave nothing, and are bounded in memory", async () => {
    const uploaded = await runMeasured<UploadedFiles>(uploadAll);
    expect(uploaded.files + uploaded.requests).toBeGreaterThanOrEqual(99);
    expect(uploaded.taken).toEqual([]);
    expect(uploaded.broken).toEqual([]);
    expect(uploaded.after).toEqual(uploaded.before);
    expect(uploaded.before.stored).toHaveLength(2);
    expect(uploaded.arriving).toEqual([]);
    expect(uploaded.grown).toBeLessThan(mostMemory);
    expect(uploaded.alive).toBe(201);
  }, 180_000);
});
