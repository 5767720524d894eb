import { connect, type AddressInfo } from "node:net";
import { hostname } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ShellConfig } from "../config.ts";
import { createKnownOrigins } from "./origin.ts";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const path = "/de/programm-tickets";
const sites: TestSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.close())));

/** A site that listens, and how to send it header lines exactly as they are written. */
async function startSite(settings: Partial<ShellConfig>) {
  const site = await startTestSite(
    { "mf-programme": { server: `${ownerSource()} return { owner };` } },
    undefined,
    settings,
  );
  sites.push(site);
  site.backend.on("GET /de/api/genres/", json([]));
  await site.app.listen({ host: "127.0.0.1", port: 0 });
  await site.backend.followed();
  const { port } = site.app.server.address() as AddressInfo;
  const send = (lines: string[], url = path, version = "1.1") =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let text = "";
      socket.setEncoding("utf8");
      socket.on("data", (piece: string) => (text += piece));
      socket.on("error", reject);
      socket.on("close", () => resolve(text));
      const all = [`GET ${url} HTTP/${version}`, ...lines, "Connection: close", "", ""];
      socket.write(all.join("\r\n"));
    });
  return { site, port, send };
}
const statusOf = (answer: string) => Number(answer.split(" ", 2)[1]);
const canonicalOf = (answer: string) => /rel="canonical" href="([^"]+)\/de/.exec(answer)?.[1];

describe("a site with two public addresses", () => {
  let site: TestSite;
  let port: number;
  let send: Awaited<ReturnType<typeof startSite>>["send"];
  beforeAll(async () => {
    const publicOrigins = ["https://festival.example", "http://old.example:8080"];
    ({ site, port, send } = await startSite({ publicOrigins, hsts: "max-age=31536000" }));
  });

  it("names the first one, under whichever of its names it is reached", async () => {
    const lines = [
      "Host: festival.example",
      "Host: FESTIVAL.example:443",
      "Host: old.example:8080",
      `Host: localhost:${port}`,
      `Host: [::1]:${port}`,
    ];
    for (const line of lines) {
      const answer = await send([line]);
      expect([line, statusOf(answer), canonicalOf(answer)]).toEqual([
        line,
        200,
        "https://festival.example",
      ]);
    }
  });

  it.each([
    [["Host: evil.example"]],
    [["Host: festival.example.evil.example"]],
    [["Host: festival.example:8443"]],
    [["Host: old.example"]],
    [["Host: localhost:1"]],
    [["Host: "]],
    [["Host: festival.example", "Host: evil.example"]],
    [["Host: festival.example", "host: festival.example"]],
    [["Host: festival.example", "X-Forwarded-Host: evil.example"]],
    [["Host: festival.example", "X-Forwarded-Host: festival.example, evil.example"]],
  ])("refuses %j before anything is made", async (lines) => {
    site.backend.calls.length = 0;
    const answer = await send(lines, "/de/gibt-es-nicht");
    expect(statusOf(answer)).toBe(400);
    expect(site.backend.calls).toEqual([]);
  });

  it("says so in the language of the address, and where the site is", async () => {
    const german = await send(["Host: evil.example"], "/de");
    expect(german).toContain("Unter diesem Namen gibt es unsere Website nicht");
    expect(german).toContain('href="https://festival.example/de"');
    expect(german).toMatch(/content-security-policy: default-src 'none'/);
    const english = await send(["Host: evil.example"], "/en/magazine");
    expect(english).toContain("Our website doesn’t use this name");
    expect(english).toContain('href="https://festival.example/en"');
  });

  it("refuses calls as calls are, and the backend receives none", async () => {
    site.backend.calls.length = 0;
    const answer = await send(["Host: evil.example"], "/de/api/genres/");
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"code":"bad_request"');
    expect(site.backend.calls).toEqual([]);
  });

  it("refuses a request that names no host", async () => {
    expect(statusOf(await send([], path, "1.0"))).toBe(400);
  });

  it("takes the host of a proxy that it trusts in place of its own", async () => {
    const lines = ["Host: shell-2:3000", "X-Forwarded-Host: old.example:8080"];
    expect(statusOf(await send(lines))).toBe(200);
  });

  it("answers after its health by any name", async () => {
    expect(statusOf(await send(["Host: 10.0.0.7:3000"], "/health"))).toBe(200);
  });

  it("keeps browsers to HTTPS in every answer", async () => {
    const urls = [path, "/de/api/genres/", "/robots.txt", "/de/gibt-es-nicht", "/health"];
    for (const url of urls) {
      const answer = await send(["Host: festival.example"], url);
      expect(answer).toContain("\r\nstrict-transport-security: max-age=31536000\r\n");
    }
  });
});

describe("a site without a public address", () => {
  let port: number;
  let send: Awaited<ReturnType<typeof startSite>>["send"];
  beforeAll(async () => {
    ({ port, send } = await startSite({ publicOrigins: [], hsts: "max-age=60" }));
  });

  it("is known by this machine's own names with its port, and by no others", async () => {
    for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
      const answer = await send([`Host: ${name}:${port}`]);
      expect([statusOf(answer), canonicalOf(answer)]).toEqual([200, `http://${name}:${port}`]);
    }
    for (const host of ["localhost", `localhost:${port + 1}`, "festival.example"]) {
      const answer = await send([`Host: ${host}`]);
      expect([host, statusOf(answer)]).toEqual([host, 400]);
      // nothing to lead to
      expect(answer).not.toContain("href=");
    }
  });

  it("keeps browsers to HTTPS only where they came by it", async () => {
    const host = `Host: localhost:${port}`;
    expect(await send([host])).not.toContain("strict-transport-security");
    expect(await send([host, "X-Forwarded-Proto: https"])).toContain(
      "strict-transport-security: max-age=60",
    );
  });
});

describe("the names of a machine", () => {
  const settings = { publicOrigins: [], host: "0.0.0.0", port: 3000 };
  const request = (host: string, remoteAddress = "203.0.113.7", headers = {}) =>
    ({ headers: { host, ...headers }, socket: { remoteAddress, localPort: 3000 } }) as never;

  it("are all of its own where it listens on all of its addresses", () => {
    const everywhere = createKnownOrigins(settings);
    const own = `${hostname().toLowerCase()}:3000`;
    expect(everywhere.of(request(own))).toBe(`http://${own}`);
    expect(createKnownOrigins({ ...settings, host: "127.0.0.1" }).of(request(own))).toBeUndefined();
  });

  it("are the one that it was told to listen on", () => {
    const named = createKnownOrigins({ ...settings, host: "Box.lan" });
    expect(named.of(request("box.lan:3000"))).toBe("http://box.lan:3000");
  });

  it("need no port where that is the web's own", () => {
    const origins = createKnownOrigins({ ...settings, host: "127.0.0.1" });
    const onPort80 = { headers: { host: "localhost" }, socket: { localPort: 80 } } as never;
    expect(origins.of(onPort80)).toBe("http://localhost");
  });

  it("are not what a stranger says that it forwards", () => {
    const publicOrigins = ["http://festival.example"];
    const origins = createKnownOrigins({ ...settings, publicOrigins, trustProxy: "10.0.0.0/8" });
    const said = { "x-forwarded-host": "festival.example", "x-forwarded-proto": "https" };
    expect(origins.of(request("evil.example", "203.0.113.7", said))).toBeUndefined();
    expect(origins.isSecure(request("festival.example", "203.0.113.7", said))).toBe(false);
    expect(origins.of(request("evil.example", "10.1.2.3", said))).toBe("http://festival.example");
    expect(origins.isSecure(request("evil.example", "10.1.2.3", said))).toBe(true);
  });
});
