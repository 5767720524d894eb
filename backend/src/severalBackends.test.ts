import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createApp } from "./app.ts";
import { changesChannel } from "./platform/database/changes.ts";
import { openDatabase } from "./platform/database/openDatabase.ts";
import { system, write } from "./platform/database/write.ts";
import { visitorPosts } from "./platform/plugins/rateLimit.ts";
import { internal, internalSecret, signedIn, type TestApp } from "./testing/testApp.ts";
import { createTestDatabase, type TestDatabase } from "./testing/testDatabase.ts";

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer("several backends on one server", () => {
  let database: TestDatabase;
  let first: TestApp;
  let second: TestApp;

  async function start(): Promise<TestApp> {
    const { dataDir } = database.options;
    const open = await openDatabase(database.options);
    const app = await createApp({ open, dataDir, internalSecret });
    return {
      app,
      database: open.database,
      dataDir,
      async close() {
        await app.close();
        await open.close();
      },
    };
  }
  beforeAll(async () => {
    database = await createTestDatabase();
    first = await start();
    second = await start();
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await database.drop();
  });

  it("know who signed in at another, and who signed out", async () => {
    const person = await signedIn(first);
    const user = { url: "/de/pageeditor-api/user", cookies: person.cookies };
    expect((await second.app.inject(user)).statusCode).toBe(200);
    const signOut = {
      method: "DELETE",
      url: "/internal/sessions/",
      cookies: person.cookies,
    } as const;
    expect((await internal(second, signOut)).statusCode).toBe(204);
    expect((await first.app.inject(user)).statusCode).toBe(401);
  });

  it("hear at once of another's writes", async () => {
    const open = await openDatabase(database.options);
    const heard: (() => void)[] = [];
    const hear = () => new Promise<void>((resolve) => heard.push(resolve));
    const connected = hear();
    const stop = open.listen(changesChannel, () => heard.shift()?.());
    await connected;
    const notified = hear();
    await write(first.database, system("test"), async (_tx, change) => change.tag("event:1"));
    await expect(notified).resolves.toBeUndefined();
    await stop();
    await open.close();
  });

  it("count what an address posts together", async () => {
    const post = (site: TestApp) =>
      internal(site, {
        method: "POST",
        url: "/de/api/forms-entries/",
        headers: { "x-festival-client": "192.0.2.1" },
        payload: { form: 1, field_values: {} },
      });
    const { max } = visitorPosts.rateLimit;
    const statuses: number[] = [];
    for (let time = 0; time < max + 2; time += 1) {
      statuses.push((await post(time % 2 === 0 ? first : second)).statusCode);
    }
    expect(statuses.slice(0, max)).not.toContain(429);
    expect(statuses.slice(max)).toEqual([429, 429]);
  });
});
