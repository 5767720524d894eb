import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { createTestFolder, type TestDatabase } from "../../testing/testDatabase.ts";
import { openDatabase } from "./openDatabase.ts";
import { changes, tags } from "./schema/index.ts";

/** `npm run soak` has more. */
const rounds = Number(process.env.CRASH_ROUNDS || 5);
/** Printed when something is found, to find it again. */
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);
jest.setTimeout(30_000 + rounds * 20_000);

const holder = fileURLToPath(new URL("../../testing/holdDatabase.ts", import.meta.url));

interface Round {
  /** Ids that the database had when it was opened. */
  found: number[];
  /** Ids that it acknowledged until it was killed. */
  acknowledged: number[];
}

/** After how many acknowledged rows each round's process is killed. */
const moments = fc.sample(fc.noBias(fc.integer({ min: 1, max: 150 })), { numRuns: rounds, seed });

/** Opens the folder in a process of its own, lets it write, and kills it in the middle of that. */
async function crash(dataDir: string, killAfter: number): Promise<Round> {
  const child = spawn(process.execPath, [...process.execArgv, holder, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const ended = once(child, "exit");
  let found: number[] | undefined;
  let refused = "";
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (found) acknowledged.push(Number(line));
    else {
      found = JSON.parse(line) as number[];
      refused = await openDatabase({ dataDir }).then(
        () => "the second opener was let in",
        (error: Error) => error.message,
      );
    }
    if (acknowledged.length >= killAfter) child.kill("SIGKILL");
  }
  expect(refused).toContain(`The data folder is in use by the process ${child.pid}`);
  expect(await ended).toEqual([null, "SIGKILL"]);
  return { found: found ?? [], acknowledged };
}

describe("a backend that is killed while it writes", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestFolder();
  });
  afterAll(() => test.drop());

  it(`loses no acknowledged row in ${rounds} rounds, and opens each time`, async () => {
    const { dataDir } = test.options;
    const acknowledged = new Set<number>();
    const lost = (present: readonly number[]) => {
      const kept = new Set(present);
      return [...acknowledged].filter((id) => !kept.has(id));
    };
    for (const [round, killAfter] of moments.entries()) {
      const moment = `round ${round} of CRASH_SEED=${seed} CRASH_ROUNDS=${rounds}, killed after ${killAfter} rows`;
      const { found, acknowledged: added } = await crash(dataDir, killAfter).catch((error) => {
        throw new Error(`Failed in ${moment}`, { cause: error });
      });
      // what this round found, the one before had left
      expect({ moment, lost: lost(found) }).toEqual({ moment, lost: [] });
      for (const id of added) acknowledged.add(id);
      // the next opener takes it over
      const isLocked = existsSync(join(dataDir, "database.lock"));
      expect({ moment, isLocked }).toEqual({ moment, isLocked: true });
    }

    const { database, close } = await openDatabase({ dataDir });
    const kept = (await database.select({ id: tags.id }).from(tags)).map(({ id }) => id);
    const noted = (await database.select().from(changes)).flatMap((change) => change.tags);
    await close();
    expect({ seed, lost: lost(kept) }).toEqual({ seed, lost: [] });
    // each row with its note: no transaction is kept in part
    expect(new Set(noted.filter((tag) => tag !== "tags"))).toEqual(
      new Set(kept.map((id) => `tag:${id}`)),
    );
    expect(existsSync(join(dataDir, "database.lock"))).toBe(false);
  });
});
