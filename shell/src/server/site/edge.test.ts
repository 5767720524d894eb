import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { json, sendJson } from "../testing/testBackend.ts";
import { ownerSource, version } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;
let port: number;

beforeAll(async () => {
  site = await startTestSite({
    "mf-quiz": { server: `${ownerSource()} return { owner };`, browser: { "app.css": "a{}" } },
  });
  await site.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
});

/** Sends a request line exactly as written, which clients with manners would tidy up. */
function raw(requestLine: string, headers: readonly string[] = ["Host: festival.example"]) {
  return new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => (text += chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const at = text.indexOf("\r\n\r\n");
      resolve({
        status: Number(text.split(" ")[1]),
        head: text.slice(0, at),
        body: text.slice(at + 4),
      });
    });
    socket.write([requestLine, ...headers, "Connection: close", "", ""].join("\r\n"));
  });
}

const releaseFile = (file: string) => `/remotes/mf-quiz/${version("a")}/${file}`;

describe("calls to the backend", () => {
  it("never carry what only our own processes may say", async () => {
    site.backend.on("GET /de/api/genres/", json([]));
    const answer = await site.app.inject({
      url: "/de/api/genres/",
      headers: {
        host: "festival.example",
        "x-festival-internal": "the secret of tests",
        "X-Festival-Client": "10.0.0.1",
        forwarded: "for=10.0.0.1;host=evil.example",
        "x-forwarded-host": "evil.example",
        connection: "x-forwarded-for",
      },
      remoteAddress: "203.0.113.7",
    });
    expect(answer.statusCode).toBe(200);
    const call = site.backend.calls.find(({ url }) => url === "/de/api/genres/");
    expect(call?.headers).toMatchObject({
      host: "festival.example",
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "festival.example",
      "x-forwarded-proto": "http",
    });
    for (const name of ["x-festival-internal", "x-festival-client", "forwarded"]) {
      expect(call?.headers).not.toHaveProperty(name);
    }
  });

  it("are known by one name in all logs, the one they came with or a new one", async () => {
    site.backend.on("GET /de/api/genres/", json([]));
    for (const id of ["edge-12345.a_b", "no id at all"]) {
      await site.app.inject({ url: "/de/api/genres/", headers: { "x-request-id": id } });
    }
    const ids = site.backend.calls.map(({ headers }) => headers["x-request-id"]);
    expect(ids.slice(-2)).toEqual(["edge-12345.a_b", expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  it("take over the visitor's address from a proxy on this machine alone", async () => {
    site.backend.on("GET /de/api/genres/", json([]));
    const headers = { "x-forwarded-for": "198.51.100.4", "x-forwarded-proto": "https" };
    const url = "/de/api/genres/";
    await site.app.inject({ url, headers, remoteAddress: "127.0.0.1" });
    await site.app.inject({ url, headers, remoteAddress: "203.0.113.7" });
    expect(
      site.backend.calls.map((call) => [
        call.headers["x-forwarded-for"],
        call.headers["x-forwarded-proto"],
      ]),
    ).toEqual([
      ["198.51.100.4", "https"],
      ["203.0.113.7", "http"],
    ]);
  });

  it.each([
    "/api/../internal/sessions/",
    "/api/%2e%2e/internal/sessions/",
    "/api/..%2finternal/sessions/",
    "/de/api/..\\..\\internal/clock",
    "/media/../internal/clock",
  ])("don't leave their part of it: %s", async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "bad_request" });
    expect(site.backend.calls).toEqual([]);
  });

  it("pass the body, the method and the answer on as they are", async () => {
    site.backend.on("POST /de/api/forms-entries/", (call, response) =>
      sendJson(response, 422, { got: call.body }, { "set-cookie": ["a=1", "b=2"] }),
    );
    const answer = await site.app.inject({
      method: "POST",
      url: "/de/api/forms-entries/",
      payload: '{"form": 1}',
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ got: '{"form": 1}' });
    expect(answer.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  });

  it("say nothing of the connection to the backend", async () => {
    site.backend.on("GET /de/api/genres/", (_call, response) =>
      sendJson(response, 200, [], { "keep-alive": "timeout=7" }),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/de/api/genres/`);
    const page = await fetch(`http://127.0.0.1:${port}/robots.txt`);
    // longer than a proxy in front keeps its idle connections
    expect(answer.headers.get("keep-alive")).toBe("timeout=72");
    expect(page.headers.get("keep-alive")).toBe("timeout=72");
  });

  it("don't reach its internal part", async () => {
    await raw("GET /internal/clock HTTP/1.1");
    expect(site.backend.calls.filter(({ url }) => url === "/internal/clock").length).toBeLessThan(
      2,
    );
    expect((await raw("GET /internal/sessions/ HTTP/1.1")).status).not.toBe(200);
    expect(site.backend.calls.map(({ url }) => url)).not.toContain("/internal/sessions/");
  });

  it("are answered with the contract's error when it is away", async () => {
    const lonely = await startTestSite();
    await lonely.backend.close();
    const answer = await lonely.app.inject({ url: "/de/api/genres/" });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.json()).toEqual({ code: "unavailable", message: expect.any(String) });
    await lonely.close();
  });
});

describe("the files of releases", () => {
  it("are kept for ever by clients", async () => {
    const answer = await site.app.inject({ url: releaseFile("browser/app.css") });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    // words about retrying, while no request is retried
    for (const name of ["etag", "last-modified", "accept-ranges"])
      expect(answer.headers).not.toHaveProperty(name);
    expect(answer.headers["content-type"]).toMatch(/^text\/css/);
  });

  it("come on a connection that stays open without a word, unless it is to end", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const fetchFile = () =>
      new Promise<{ again: boolean; headers: IncomingHttpHeaders }>((resolve, reject) => {
        const path = releaseFile("browser/app.css");
        const asked = get({ agent, host: "127.0.0.1", port, path }, (answer) => {
          const { headers } = answer;
          answer.resume().on("end", () => resolve({ again: asked.reusedSocket, headers }));
        }).on("error", reject);
      });
    expect((await fetchFile()).again).toBe(false);
    const { again, headers } = await fetchFile();
    expect(again).toBe(true);
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/connection|keep-alive/)]),
    );
    agent.destroy();
    const last = await raw(`GET ${releaseFile("browser/app.css")} HTTP/1.1`);
    expect(last.head).toMatch(/\nconnection: close/i);
  });

  it.each([
    releaseFile("release.json"),
    releaseFile("server/remoteEntry.cjs"),
    releaseFile("browser/../server/remoteEntry.cjs"),
    releaseFile("browser/%2e%2e/server/remoteEntry.cjs"),
    releaseFile("browser/..%2fserver/remoteEntry.cjs"),
    releaseFile("browser/..%5cserver/remoteEntry.cjs"),
    releaseFile("browser/"),
    releaseFile("browser/none.js"),
    "/remotes/live.json",
    "/remotes/../../../../etc/passwd",
    "/remotes/%00",
  ])("are nothing but what browsers need: %s", async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1`);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/module\.exports|root:|sha384/);
    expect(answer.head).not.toMatch(/immutable/i);
  });
});

describe("strange requests", () => {
  it.each([
    ["an address that can't be decoded", "GET /de/%E0%A4%A HTTP/1.1", 404],
    ["a NUL in the path", "GET /de/%00 HTTP/1.1", 404],
    ["a NUL in the query", "GET /de/konzert-o-mat/fragen?question=%00 HTTP/1.1", 200],
    ["a very long path", `GET /de/${"x".repeat(6000)} HTTP/1.1`, 414],
    ["a path longer than any header may be", `GET /de/${"x".repeat(40_000)} HTTP/1.1`, 431],
    ["the form of proxies", "GET http://evil.example/de/ HTTP/1.1", 404],
    ["another method", "DELETE /de HTTP/1.1", 405],
    ["OPTIONS", "OPTIONS /de HTTP/1.1", 405],
    ["OPTIONS for the whole server", "OPTIONS * HTTP/1.1", 405],
  ])("%s: answered without a stack", async (_what, line, status) => {
    const answer = await raw(line);
    expect(answer.status).toBe(status);
    expect(answer.head + answer.body).not.toMatch(/node_modules|\.ts:\d|Error:|FST_/);
  });

  it.each([
    ["de", "/de/%"],
    ["en", "/en/%E0%A4%A?x=%"],
    ["en", "/en/magazine/100%"],
  ])("an address that can't be decoded gets the error page in %s: %s", async (locale, url) => {
    const { statusCode, body, headers } = await site.app.inject({ url });
    expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain(`<html lang="${locale}"`);
    // the frame of the site stands around it
    expect(body).toContain('<main id="main"');
  });

  it.each([["Host: festival example"], ["Host: ["]])("%s is refused", async (host) => {
    expect((await raw("GET /de HTTP/1.1", [host])).status).toBe(400);
  });

  it("without a host, as very old clients send them, are refused", async () => {
    expect((await raw("GET /de HTTP/1.0", [])).status).toBe(400);
  });
});

describe("a range of a file", () => {
  it("is asked for and answered as the backend says it", async () => {
    const url = "/media/files/1-aaaaaaaaaaaa/film.mp4";
    site.backend.on(`GET ${url}`, ({ headers }, response) => {
      response.writeHead(206, {
        "content-type": "video/mp4",
        "content-range": "bytes 2-4/10",
        "accept-ranges": "bytes",
      });
      response.end([headers.range, headers["if-range"]].join(" "));
    });
    const answer = await site.app.inject({
      url,
      headers: { host: "festival.example", range: "bytes=2-4", "if-range": '"a"' },
    });
    expect([answer.statusCode, answer.body]).toEqual([206, 'bytes=2-4 "a"']);
    expect(answer.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-range": "bytes 2-4/10",
    });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });
});

describe("HEAD", () => {
  it("says of a page what GET says, without the page", async () => {
    const head = await site.app.inject({ method: "HEAD", url: "/de" });
    const get = await site.app.inject({ url: "/de" });
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers["cache-control"]).toBe(get.headers["cache-control"]);
    expect(head.body).toBe("");
  });
});

describe("every answer", () => {
  it("carries the policy of documents", async () => {
    for (const url of ["/de", "/admin/login", "/de/admin/login", "/nirgends", "/de/%E0%A4%A"]) {
      const { headers } = await site.app.inject({ url });
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("of a release's scripts carries nothing that is said to documents", async () => {
    const url = `/remotes/mf-quiz/${version("a")}/browser/entry.js`;
    const { statusCode, headers } = await site.app.inject({ url });
    expect([statusCode, headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
    expect(headers["content-security-policy"]).toBeUndefined();
    // nothing is logged of it
    expect(headers["x-request-id"]).toBeUndefined();
    expect(headers["referrer-policy"]).toBeUndefined();
  });
});
