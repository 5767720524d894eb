import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/openDatabase.ts";
import { clock } from "../database/schema/index.ts";
import { system, write } from "../database/write.ts";

/** How long the offset is taken for known, in milliseconds; another process may move the clock. */
const keepFor = 1000;

/** The festival's clock. Whatever asks "now" for visitors asks it. */
export interface FestivalClock {
  now(): Date;
  /** What is added to the machine's clock, in milliseconds. */
  offset(): number;
  /** Reads the offset again unless that was done just now. */
  refresh(): Promise<void>;
  set(offsetMs: number): Promise<void>;
}

export async function readClockOffset(database: Database): Promise<number> {
  const [row] = await database.select().from(clock).where(eq(clock.id, 1));
  return row?.offsetMs ?? 0;
}

/** Moves the clock for every process, within a second. */
export async function writeClockOffset(database: Database, offsetMs: number): Promise<void> {
  await database
    .insert(clock)
    .values({ id: 1, offsetMs })
    .onConflictDoUpdate({ target: clock.id, set: { offsetMs } });
}

async function openClock(database: Database): Promise<FestivalClock> {
  let offset = await readClockOffset(database);
  let readAt = performance.now();
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => offset,
    async refresh() {
      if (performance.now() - readAt < keepFor) return;
      readAt = performance.now();
      offset = await readClockOffset(database);
    },
    async set(offsetMs) {
      await write(database, system("clock"), async (transaction, change) => {
        await writeClockOffset(transaction, offsetMs);
        // every answer depends on the clock
        change.tag("all");
      });
      offset = offsetMs;
      readAt = performance.now();
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    database: Database;
    clock: FestivalClock;
  }
}

/** Decorates with `clock`, and keeps it right for each request. */
export async function addClock(app: FastifyInstance): Promise<void> {
  app.decorate("clock", await openClock(app.database));
  app.addHook("onRequest", () => app.clock.refresh());
}
