import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { ClientErrors } from "@festival/contracts/api/editing/clientErrors";
import { clientErrors } from "../../platform/database/schema/index.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { listClientErrors } from "./clientErrors.repository.ts";
import { firstKeptDay } from "./collectErrors.ts";
import { readErrorReports } from "./errorReports.ts";

const version = "a".repeat(12);
const stack = `at Ask (https://festival.example/remotes/mf-quiz/${version}/browser/quiz.js:1:234)`;
const body = { name: "TypeError", message: "it failed", stack, route: "quiz", releases: {} };
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const report = ({ app }: TestApp, payload: object, remoteAddress = "203.0.113.7") =>
  app.inject({
    method: "POST",
    url: "/api/client-errors/",
    headers: { host: "festival.example", "user-agent": firefox },
    remoteAddress,
    payload,
  });

/** What was told is stored some seconds later. */
async function stored(site: TestApp, count: number): Promise<ClientErrors["errors"]> {
  for (;;) {
    const errors = await listClientErrors(site.database, firstKeptDay());
    if (errors.reduce((sum, error) => sum + error.count, 0) >= count) return errors;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe("errors that browsers tell", () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await createTestApp();
  });
  afterEach(() => site.close());

  it("are counted by release and listed for admins, with nothing of the caller", async () => {
    for (let times = 0; times < 3; times += 1) {
      expect((await report(site, { ...body, route: times ? "quiz" : "home" })).statusCode).toBe(
        204,
      );
    }
    await stored(site, 3);
    const admin = await signedIn(site, "admin");
    const answer = await site.app.inject({ url: "/de/pageeditor-api/client-errors/", ...admin });
    expect(answer.json()).toMatchObject({
      one_in: 1,
      errors: [
        {
          kind: "error",
          part: "mf-quiz",
          version,
          message: "TypeError: it failed",
          frames: ["Ask (mf-quiz/quiz.js:1:234)"],
          routes: ["home", "quiz"],
          browsers: ["Firefox 145"],
          count: 3,
        },
      ],
    });
    const rows = await site.database.select().from(clientErrors);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|Mozilla|https?:/);
    const metrics = await site.app.inject("/metrics");
    expect(metrics.body).toContain(
      `festival_client_errors_total{kind="error",remote="mf-quiz",version="${version}"} 3`,
    );
  }, 60_000);

  it("are taken as a policy's reports too", async () => {
    const payload = JSON.stringify({
      "csp-report": {
        "document-uri": "https://festival.example/de/plan/geheim",
        "effective-directive": "img-src",
        "blocked-uri": "https://elsewhere.example/pixel.gif",
        disposition: "enforce",
      },
    });
    const headers = { "content-type": "application/csp-report" };
    const url = "/api/policy-reports/";
    const answer = await site.app.inject({ method: "POST", url, headers, payload });
    expect(answer.statusCode).toBe(204);
    const [error] = await stored(site, 1);
    expect(error).toMatchObject({
      kind: "policy",
      message: "img-src: elsewhere.example",
      part: null,
    });
  }, 60_000);

  it("are refused where they are none, or too large", async () => {
    for (const wrong of [{}, { ...body, ip: "1" }, { ...body, route: "/de/plan" }]) {
      const answer = await report(site, wrong, "203.0.113.8");
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_request"]);
    }
    const large = await report(site, { ...body, stack: "x".repeat(20_000) }, "203.0.113.8");
    expect(large.statusCode).toBe(413);
    const text = await site.app.inject({
      method: "POST",
      url: "/api/policy-reports/",
      headers: { "content-type": "application/csp-report" },
      payload: "no JSON",
    });
    expect(text.statusCode).toBe(400);
  });

  it("are stored whatever they hold", async () => {
    await report(site, { ...body, message: "it\u0000 failed \ud800" });
    await report(site, { ...body, message: "something else" });
    const errors = await stored(site, 2);
    expect(errors.map(({ message }) => message)).toContain("TypeError: something else");
  }, 60_000);

  it("are counted for a hundred releases, and for others after an hour", async () => {
    const of = (digits: string) => body.stack.replace(version, digits.padStart(12, "0"));
    const counted = async (digits: string) => {
      const { body: metrics } = await site.app.inject("/metrics");
      return metrics.includes(`version="${digits.padStart(12, "0")}"`);
    };
    for (let at = 0; at < 101; at += 1) {
      await report(site, { ...body, stack: of(String(at)) }, `10.2.0.${at}`);
    }
    expect([await counted("99"), await counted("100")]).toEqual([true, false]);
    const now = Date.now() + 3_600_000;
    const clock = jest.spyOn(Date, "now").mockReturnValue(now);
    await report(site, { ...body, stack: of("100") }, "10.2.1.1");
    clock.mockRestore();
    expect([await counted("99"), await counted("100")]).toEqual([false, true]);
  }, 60_000);

  it("wait to be stored in a bounded number", async () => {
    for (let at = 0; at < 130; at += 1) {
      await report(site, { ...body, message: `it failed ${at}` }, `10.3.0.${at}`);
    }
    await site.app.close();
    const { length } = await site.database.select().from(clientErrors);
    // some seconds may have passed meanwhile
    expect(length).toBeLessThan(130);
    expect(length).toBeGreaterThanOrEqual(100);
  }, 60_000);

  it("are limited for each caller, and for all together", async () => {
    const outcomes = new Map<number, number>();
    for (let times = 0; times < 25; times += 1) {
      const { statusCode } = await report(site, body, "203.0.113.9");
      outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1);
    }
    expect([...outcomes]).toEqual([
      [204, 20],
      [429, 5],
    ]);
    let last = 0;
    // each from an address of its own
    for (let at = 0; at < 600; at += 1) {
      const answer = await report(site, body, `10.0.${at >> 8}.${at & 255}`);
      last = answer.statusCode;
    }
    expect(last).toBe(429);
  }, 60_000);
});

describe("what becomes of errors", () => {
  let tracker: Server;
  let received: { url?: string | undefined; auth: unknown; lines: string[] }[];
  let status: number;
  /** Milliseconds until an answer. */
  let delay: number;
  beforeEach(async () => {
    received = [];
    status = 200;
    delay = 0;
    tracker = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk) => (text += chunk));
      request.on("end", () => {
        const auth = request.headers["x-sentry-auth"];
        received.push({ url: request.url, auth, lines: text.split("\n") });
        setTimeout(() => response.writeHead(status, { location: "/elsewhere" }).end("{}"), delay);
      });
    });
    await new Promise<void>((resolve) => tracker.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise((resolve) => tracker.close(resolve)));
  const dsn = () => `http://publickey@127.0.0.1:${(tracker.address() as AddressInfo).port}/on/7`;

  it("is said by settings, and a sentence where they can't be used", () => {
    expect(readErrorReports({})).toEqual({ oneIn: 1, sentry: undefined });
    expect(readErrorReports({ SENTRY_DSN: "https://key@o1.sentry.example/42" }).sentry).toEqual({
      url: "https://o1.sentry.example/api/42/envelope/",
      key: "key",
    });
    for (const wrong of ["-1", "1.5", "all"]) {
      expect(() => readErrorReports({ CLIENT_ERRORS_ONE_IN: wrong })).toThrow(/whole number/);
    }
    for (const wrong of ["https://sentry.example/42", "ftp://hidden@x/1", "https://hidden@x/"]) {
      const refused = () => readErrorReports({ SENTRY_DSN: wrong });
      expect(refused).toThrow("SENTRY_DSN must be https://KEY@HOST/PROJECT.");
    }
  });

  it("is an event of Sentry's protocol with release and count, once for the same error", async () => {
    const site = await createTestApp({ errorReports: readErrorReports({ SENTRY_DSN: dsn() }) });
    const outer = stack.replace("Ask", "render");
    const both = { ...body, stack: `${stack}\n${outer}` };
    await report(site, both);
    await report(site, both);
    await site.close();
    expect(received).toHaveLength(1);
    const [{ url, auth, lines } = { lines: [] }] = received;
    expect(url).toBe("/on/api/7/envelope/");
    expect(auth).toMatch(/sentry_version=7,.*sentry_key=publickey$/);
    const [head, item, event] = lines.map((line) => JSON.parse(line));
    expect(item).toEqual({ type: "event" });
    expect(head.event_id).toBe(event.event_id);
    expect(event).toMatchObject({
      release: `mf-quiz@${version}`,
      platform: "javascript",
      extra: { count: 2 },
      fingerprint: [expect.stringMatching(/^[0-9a-f]{16}$/)],
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      tags: { part: "mf-quiz", browser: "Firefox 145", route: "quiz" },
      exception: {
        values: [
          {
            type: "TypeError",
            value: "it failed",
            stacktrace: {
              // the innermost last
              frames: ["render", "Ask"].map((called) => ({
                function: called,
                filename: "mf-quiz/quiz.js",
                lineno: 1,
                colno: 234,
              })),
            },
          },
        ],
      },
    });
    expect(lines.join()).not.toMatch(/203\.0|Mozilla/);
  });

  it.each([500, 307])(
    "does not depend on a tracker that answers %d, and follows none",
    async (answer) => {
      status = answer;
      const site = await createTestApp({ errorReports: readErrorReports({ SENTRY_DSN: dsn() }) });
      await report(site, body);
      const [error] = await stored(site, 1);
      expect(error?.message).toBe("TypeError: it failed");
      await site.close();
      // the key goes nowhere else
      expect(received.map(({ url }) => url)).toEqual(["/on/api/7/envelope/"]);
    },
    60_000,
  );

  it("does not wait for a tracker that is slow: an end comes all the same", async () => {
    delay = 2000;
    const site = await createTestApp({ errorReports: readErrorReports({ SENTRY_DSN: dsn() }) });
    for (let at = 0; at < 5; at += 1) await report(site, { ...body, message: `it failed ${at}` });
    const begun = performance.now();
    await site.app.close();
    expect(performance.now() - begun).toBeLessThan(8000);
    expect(await site.database.$count(clientErrors)).toBe(5);
    await site.close();
  }, 60_000);

  it("is that none is stored where none is kept, and that each stored one counts for four where one in four is", async () => {
    const none = await createTestApp({ errorReports: { oneIn: 0 } });
    expect((await report(none, body)).statusCode).toBe(204);
    // closing stores what was taken
    await none.app.close();
    expect(await none.database.$count(clientErrors)).toBe(0);
    await none.close();
    const some = await createTestApp({ errorReports: { oneIn: 4 } });
    for (let at = 0; at < 200; at += 1) await report(some, body, `10.1.0.${at}`);
    await some.app.close();
    const [error] = await listClientErrors(some.database, firstKeptDay());
    expect((error?.count ?? 1) % 4).toBe(0);
    expect(error?.count).toBeGreaterThan(80);
    expect(error?.count).toBeLessThan(360);
    await some.close();
  }, 60_000);
});
