import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import fastify, { type FastifyInstance } from "fastify";
import { openDatabase, type OpenDatabase } from "../database/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabase.ts";
import { addJobs, type JobOptions, type SendOptions } from "./jobs.ts";

/** A backend with nothing but jobs, which are written down as they are done. */
async function createBackend(
  open: OpenDatabase,
  worksOff: boolean,
  work: (data: { name: string }) => Promise<void>,
  options: JobOptions<{ name: string }> = {},
): Promise<FastifyInstance> {
  const app = fastify();
  const openJobs = addJobs(app, open, worksOff);
  app.jobs.handle("greet", options, work);
  await openJobs();
  return app;
}

describe("jobs", () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let app: FastifyInstance;
  const done: string[] = [];
  let failing = 0;
  const greet = async ({ name }: { name: string }) => {
    if (failing > 0) {
      failing -= 1;
      throw new Error("not now");
    }
    done.push(name);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    open = await openDatabase(database.options);
    app = await createBackend(open, false, greet);
  });
  beforeEach(async () => {
    done.length = 0;
    failing = 0;
    await open.database.execute(sql`delete from pgboss.job`);
  });
  afterAll(async () => {
    await app.close();
    await open.close();
    await database.drop();
  });

  const send = (name: string, options: SendOptions = {}) =>
    open.database.transaction((tx) => app.jobs.send(tx, "greet", { name }, options));

  it("exist exactly if the transaction that sends them commits", async () => {
    const failed = open.database.transaction(async (tx) => {
      await app.jobs.send(tx, "greet", { name: "never" });
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await send("Ada");
    expect(await app.jobs.runAll()).toEqual([]);
    expect(done).toEqual(["Ada"]);
    await app.jobs.runAll();
    expect(done).toEqual(["Ada"]);
  });

  it("wait for their time", async () => {
    await send("later", { startAfter: new Date(Date.now() + 60_000) });
    await app.jobs.runAll();
    expect(done).toEqual([]);
    await app.jobs.runAll({ early: true });
    expect(done).toEqual(["later"]);
  });

  it("replace the one that waits under the same key", async () => {
    const startAfter = new Date(Date.now() + 60_000);
    await send("first", { startAfter, singletonKey: "a" });
    await send("other", { singletonKey: "b" });
    await send("second", { singletonKey: "a" });
    await app.jobs.runAll();
    expect(done.toSorted()).toEqual(["other", "second"]);
  });

  it("are tried again when they fail, with a pause", async () => {
    failing = 1;
    await send("Ada");
    const [failure] = await app.jobs.runAll();
    expect(failure).toMatchObject({ name: "greet", error: new Error("not now") });
    await app.jobs.runAll();
    expect(done).toEqual([]);
    await app.jobs.runAll({ early: true });
    expect(done).toEqual(["Ada"]);
  });

  it("are refused under a name without a handler", async () => {
    const unknown = open.database.transaction((tx) => app.jobs.send(tx, "dance", {}));
    await expect(unknown).rejects.toThrow('Job has no handler: "dance".');
  });
});

describe("a backend that works off jobs", () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = await openDatabase(database.options);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  it("is woken by a job, and lets it finish when it stops", async () => {
    const events: string[] = [];
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const app = await createBackend(open, true, async ({ name }) => {
      begun();
      await finished;
      events.push(name);
    });
    await app.jobs.start();
    await open.database.transaction((tx) => app.jobs.send(tx, "greet", { name: "Ada" }));
    await started;
    const closed = app.close().then(() => events.push("closed"));
    finish();
    await closed;
    expect(events).toEqual(["Ada", "closed"]);
  });
});

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer("several backends on one server", () => {
  it("do each job once", async () => {
    const database = await createTestDatabase();
    const done: number[] = [];
    let all: () => void = () => undefined;
    const everything = new Promise<void>((resolve) => (all = resolve));
    const opens = await Promise.all([1, 2].map(() => openDatabase(database.options)));
    const apps = await Promise.all(
      opens.map((open) =>
        createBackend(
          open,
          true,
          async ({ name }) => {
            done.push(Number(name));
            if (done.length === 40) all();
          },
          { concurrency: 3 },
        ),
      ),
    );
    for (const app of apps) await app.jobs.start();
    const [first] = apps;
    const [open] = opens;
    await open?.database.transaction(async (tx) => {
      for (let name = 0; name < 40; name += 1) {
        await first?.jobs.send(tx, "greet", { name: String(name) });
      }
    });
    await everything;
    for (const app of apps) await app.close();
    for (const open of opens) await open.close();
    await database.drop();
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, name) => name));
  });
});
