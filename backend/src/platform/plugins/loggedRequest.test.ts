import { Writable } from "node:stream";
import { expect, it } from "@jest/globals";
import { createTestApp } from "../../testing/testApp.ts";
import { loggedRequest } from "./loggedRequest.ts";

it("a log has no keys, no words of a search and no visitor's address, for whatever is asked", async () => {
  let log = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const logger = { level: "info", stream, serializers: { req: loggedRequest } };
  const site = await createTestApp({ logger });
  const key = "aSecret-Key-of-24-Letter";
  for (const url of [
    "/de/newsletter/?token=secretWord&step=confirm",
    "/de/api/events/?q=secretWord",
    "/de/api/nothing/?q=secretWord",
    `/de/api/plans/${key}/`,
    `/de/api/plans/${key}/calendar.ics`,
  ]) {
    await site.app.inject({ url, remoteAddress: "203.0.113.77" });
  }
  await site.close();
  expect(log).toContain('"url":"/de/api/events/?q=…"');
  expect(log).toContain('"url":"/de/api/plans/…/calendar.ics"');
  expect(log).toContain('"remoteNetwork":"203.0.113.0/24"');
  expect(log).not.toContain("secretWord");
  expect(log).not.toContain(key);
  expect(log).not.toContain("203.0.113.77");
});

it("each line of a request names its trace, the one that its caller gave or a new one", async () => {
  let log = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const site = await createTestApp({ logger: { level: "info", stream } });
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const url = "/de/api/nothing/";
  await site.app.inject({ url, headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
  await site.app.inject({ url, headers: { traceparent: "none" } });
  await site.close();
  const lines = log.split("\n").filter((line) => line.includes('"reqId"'));
  const traces = lines.map((line) => String(JSON.parse(line).trace));
  expect(traces.length).toBeGreaterThanOrEqual(4);
  expect(new Set(traces).size).toBe(2);
  expect(traces.filter((one) => one === trace)).toHaveLength(traces.length / 2);
  expect(traces.every((one) => /^[0-9a-f]{32}$/.test(one))).toBe(true);
});
