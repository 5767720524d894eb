import { describe, expect, it } from "@jest/globals";
import fastify from "fastify";
import { addQuiet } from "./quiet.ts";

function createApp() {
  const app = fastify();
  const quiet = addQuiet(app);
  app.get("/de/api/events/", async () => "events");
  return { app, quiet };
}

describe("work that must not slow visitors down", () => {
  it("begins at once without requests, and waits a moment after a request", async () => {
    const { app, quiet } = createApp();
    await quiet();
    await app.inject("/de/api/events/");
    const began = performance.now();
    await quiet();
    expect(performance.now() - began).toBeGreaterThan(500);
    await app.close();
  });

  it("is given up when the backend stops", async () => {
    const { app, quiet } = createApp();
    await app.inject("/de/api/events/");
    const given = quiet().catch((error: unknown) => error);
    await app.close();
    expect(await given).toMatchObject({ name: "AbortError" });
  });
});
