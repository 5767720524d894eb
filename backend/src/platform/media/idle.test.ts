import { describe, expect, it } from "@jest/globals";
import fastify from "fastify";
import { addIdleWait } from "./idle.ts";

function createApp() {
  const app = fastify();
  const whenIdle = addIdleWait(app);
  app.get("/de/api/events/", async () => "events");
  return { app, whenIdle };
}

describe("waiting until the backend is idle", () => {
  it("ends at once without requests, and takes a second after a request", async () => {
    const { app, whenIdle } = createApp();
    await whenIdle();
    await app.inject("/de/api/events/");
    const began = performance.now();
    await whenIdle();
    expect(performance.now() - began).toBeGreaterThan(500);
    await app.close();
  });

  it("fails when the backend stops", async () => {
    const { app, whenIdle } = createApp();
    await app.inject("/de/api/events/");
    const waiting = whenIdle().catch((error: unknown) => error);
    await app.close();
    expect(await waiting).toMatchObject({ name: "AbortError" });
  });
});
