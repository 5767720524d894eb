import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { both } from "../testing/factories.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";

describe("numbers that are too large to be any", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("are refused in queries, and lead nowhere in addresses", async () => {
    expect((await site.app.inject("/de/api/articles/?page=1e309")).statusCode).toBe(400);
    expect((await site.app.inject("/de/api/articles/1e309/")).statusCode).toBe(404);
  });

  it("are refused in bodies, however deep", async () => {
    const staff = await signedIn(site);
    const send = (eventIds: unknown[]) =>
      site.app.inject({
        method: "POST",
        url: "/de/pageeditor-api/moods/",
        payload: { title: both("quiet"), event_ids: eventIds },
        ...staff,
      });
    expect((await send(["1e309"])).json()).toMatchObject({ code: "bad_request" });
    expect((await send([])).statusCode).toBe(201);
  });
});
