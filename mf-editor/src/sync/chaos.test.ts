import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { startBackend, type Backend } from "../testing/backend.ts";
import { Chaos } from "../testing/chaos.ts";

// `npm run soak -- editors` lets it go on for thousands of operations.
const operations = Number(process.env.EDITOR_OPERATIONS || 300);
const seed = Number(process.env.EDITOR_SEED || Date.now() % 1_000_000);

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend(1);
});
afterAll(() => backend.stop());

it(
  "three editors lose no word, whatever happens to calls, tabs and pages",
  async () => {
    const owner = { type: "page" as const, id: backend.pages[0]?.id ?? 0 };
    const { lost, twice, typed, counts } = await new Chaos({
      backend,
      owner,
      operations,
      seed,
      // a database of PostgreSQL goes on by itself
      killEvery: process.env.TEST_DATABASE_URL ? Infinity : Math.max(150, operations / 20),
    }).run();
    // says with which seed it happened
    expect({ seed, lost, twice }).toEqual({ seed, lost: [], twice: [] });
    expect(typed).toBeGreaterThan(operations / 2);
    expect(Object.keys(counts)).toEqual(
      expect.arrayContaining(["moved several", "pasted", "removed", "reloaded", "undone"]),
    );
  },
  60_000 + operations * 500,
);
