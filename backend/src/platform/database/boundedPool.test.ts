import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openConnection, type Connection } from "./connection.ts";
import { onBehalfOf } from "./boundedPool.ts";

let folder: string;
let connection: Connection;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "festival-pool-"));
  const url = process.env.TEST_DATABASE_URL;
  connection = await openConnection({ dataDir: folder, url, poolSize: 1 });
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = string | { text: string; name?: string };

/** Asks as a request does. */
function ask(
  sql: Asked,
  signal = new AbortController().signal,
  traceId?: string,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  onBehalfOf(signal, () => void connection.pool.query(sql).then(resolve, reject), traceId);
  return promise;
}

describe("a pool of connections", () => {
  it("names the request's trace to the database, but for statements that are prepared under a name", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const text = "select current_query() as query";
    const seen = async (asked: Asked, id?: string) => {
      const { rows } = (await ask(asked, undefined, id)) as { rows: { query: string }[] };
      return rows[0]?.query;
    };
    const comment = new RegExp(`^/\\*traceparent='00-${traceId}-[0-9a-f]{16}-00'\\*/ select`);
    expect(await seen(text, traceId)).toMatch(comment);
    expect(await seen({ text }, traceId)).toMatch(comment);
    expect(await seen({ text, name: "what-runs" }, traceId)).toBe(text);
    expect(await seen(text)).toBe(text);
  });

  it("does not ask the database for a request that has ended while it waited", async () => {
    const { pool } = connection;
    await pool.query("create temporary table asked (name text)");
    const held = await pool.connect();
    const gone = new AbortController();
    const left = ask("insert into asked values ('gone')", gone.signal);
    const stays = ask("insert into asked values ('stays')");
    gone.abort();
    held.release();
    await expect(left).rejects.toThrow("The request has ended");
    await stays;
    const { rows } = await pool.query("select name from asked");
    expect(rows).toEqual([{ name: "stays" }]);
  });

  it("refuses requests where too many wait, and lets jobs wait", async () => {
    const { pool } = connection;
    const held = await pool.connect();
    const asked = Array.from({ length: 450 }, () =>
      ask("select 1").then(
        () => "answered",
        (error: Error) => error.message,
      ),
    );
    const job = pool.query("select 'done' as word");
    await setTimeout(0);
    held.release();
    const outcomes = new Set(await Promise.all(asked));
    expect(outcomes).toEqual(new Set(["answered", "Too many queries wait for the database."]));
    expect((await job).rows).toEqual([{ word: "done" }]);
  });
});
