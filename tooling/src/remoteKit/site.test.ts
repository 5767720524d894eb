import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
  stored: [],
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
  /** Whether it answers by the address of another host. */
  let isElsewhere: boolean;
  let asked: (Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string })[];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    const [status, body] = method === "POST" ? accepts : [200, looks.shift()];
    if (isElsewhere) {
      response.writeHead(307, { location: `http://localhost:${port()}${url}` }).end();
    } else if (body) {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    } else response.destroy();
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "team-site-"));
    archive = join(folder, "quiz.tgz");
    await writeFile(archive, "packed");
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    asked = [];
    looks = [];
    isElsewhere = false;
    accepts = [202, { version: next }];
  });
  const port = () => (server.address() as AddressInfo).port;
  const site = () =>
    openSite(`http://127.0.0.1:${port()}/de`, {
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

  it("gets the archive, and the reason and the commit where they are given", async () => {
    looks = [live];
    await site().release(archive, { reason: "new", commit: "c0ffee", url: undefined });
    const [{ headers, body } = { headers: {}, body: "" }] = asked;
    const type = headers["content-type"] ?? "";
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    const { file, ...words } = Object.fromEntries(form);
    expect(words).toEqual({ reason: "new", commit: "c0ffee" });
    expect(file).toMatchObject({ name: "quiz.tgz" });
    expect(await (file as File).text()).toBe("packed");
  });

  it("gets a release for a look, and tells the link", async () => {
    const path = "/admin/preview?token=signed&lang=en";
    accepts = [201, { version: next, token: "signed", path, until: at }];
    expect(await site().preview(archive, { reason: "look" })).toEqual({
      link: `http://127.0.0.1:${port()}${path}`,
      until: new Date(at),
    });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /en/pageeditor-api/releases/mf-quiz/previews/",
    ]);
    expect(asked[0]?.body).toContain("packed");
  });

  it("gets the version that is live again, and the reason", async () => {
    looks = [live];
    await site().rollBack(next, { reason: "it was better" });
    expect(`${asked[0]?.method} ${asked[0]?.url}`).toBe(
      "POST /en/pageeditor-api/releases/mf-quiz/rollback/",
    );
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ version: next, reason: "it was better" });
  });

  it("hands the key on to no other host", async () => {
    isElsewhere = true;
    await expect(site().rollBack(next, {})).rejects.toThrow(
      "can't be reached: unexpected redirect",
    );
    expect(asked).toHaveLength(1);
  });

  it("says why a release is refused", async () => {
    looks = [waiting, of({ refused: { version: next, reason: "it hung", at } })];
    await expect(site().release(archive, {})).rejects.toThrow(
      `mf-quiz ${next} does not go live: it hung`,
    );
  });

  it("says that a release was taken back untried", async () => {
    looks = [of({ refused: { version: old, reason: "it hung", at } })];
    await expect(site().rollBack(next, {})).rejects.toThrow(`has not tried mf-quiz ${next}`);
  });

  it("says why it takes nothing", async () => {
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
