import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RemoteReleases } from "@festival/contracts/api/releases";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { openSite } from "./site.ts";

const [old, next] = ["a", "b"].map((digit) => digit.repeat(12)) as [string, string];
const at = "2025-08-20T08:00:00.000Z";
const of = (more: Partial<RemoteReleases>): RemoteReleases => ({
  name: "mf-quiz",
  live: { version: old, built_at: at, since: at, by: "", is_served: true },
  candidates: [],
  refused: null,
  earlier: [],
  ...more,
});
const waiting = of({ candidates: [{ version: next, is_rollback: false }] });
const live = of({ live: { version: next, built_at: at, since: at, by: "", is_served: true } });

describe("a site, as a team with a key sees it", () => {
  let server: Server;
  let folder: string;
  let archive: string;
  /** What it answers to each look, one after the other; null breaks the connection. */
  let looks: (RemoteReleases | null)[];
  let accepts: [status: number, body: object];
  let asked: Pick<IncomingMessage, "method" | "url" | "headers">[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "team-site-"));
    archive = join(folder, "quiz.tgz");
    await writeFile(archive, "packed");
    server = createServer((request, response) => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers });
      request.resume().on("end", () => {
        const [status, body] = method === "POST" ? accepts : [200, looks.shift()];
        if (!body) {
          response.destroy();
          return;
        }
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    asked = [];
    looks = [];
    accepts = [202, { version: next }];
  });
  const site = () =>
    openSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}/de`, {
      name: "mf-quiz",
      key: "of the quiz",
    });

  it("has released what waits no longer and is live, and may break off meanwhile", async () => {
    looks = [waiting, null, live];
    expect(await site().release(archive, { reason: "new" })).toBe(next);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /en/pageeditor-api/releases/mf-quiz/",
      ...looksAsked(3),
    ]);
    expect(new Set(asked.map(({ headers }) => headers.authorization))).toEqual(
      new Set(["Bearer of the quiz"]),
    );
  });
  const looksAsked = (count: number) =>
    Array.from({ length: count }, () => "GET /en/pageeditor-api/releases/mf-quiz/");

  it("tells why a release is refused", async () => {
    looks = [waiting, of({ refused: { version: next, reason: "it hung", at } })];
    await expect(site().release(archive, {})).rejects.toThrow(
      `mf-quiz ${next} does not go live: it hung`,
    );
  });

  it("tells that a release was taken back untried", async () => {
    looks = [of({ refused: { version: old, reason: "it hung", at } })];
    await expect(site().rollBack(next, {})).rejects.toThrow(`has not tried mf-quiz ${next}`);
  });

  it("tells why it takes nothing", async () => {
    accepts = [403, { code: "forbidden", message: "This key is for mf-forms alone." }];
    await expect(site().release(archive, {})).rejects.toThrow("This key is for mf-forms alone.");
    expect(asked).toHaveLength(1);
  });

  it.each(["http://festival.example", "ftp://localhost", "nowhere"])(
    "at %s gets no key",
    (address) => {
      expect(() => openSite(address, { name: "mf-quiz", key: "k" })).toThrow(/https|no address/);
    },
  );
});
