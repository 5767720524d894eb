import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("a parameter of the query that a call does not know", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const send = (url: string, options: object = {}) => site.app.inject({ url, ...options });

  it("is refused by its name, with the permitted ones, in the reader's language", async () => {
    const german = await send("/de/api/articles/?page=1&tagss=1&ids=1,2,3");
    expect(german.statusCode).toBe(400);
    const permitted = ["page", "tags", "event", "artist", "ensemble", "work", "composer"];
    expect(german.json()).toEqual({
      code: "bad_request",
      message: `Die Adresse hat unbekannte Parameter: tagss, ids. Erlaubt sind: ${permitted.join(", ")}.`,
      details: { unknown: ["tagss", "ids"], permitted },
    });
    const english = await send("/en/api/articles/?ids=1");
    expect(english.json().message).toBe(
      `The address has unknown parameters: ids. Permitted are: ${permitted.join(", ")}.`,
    );
  });

  it("is refused where a call takes none, and by calls that change something", async () => {
    expect((await send("/en/api/genres/?page=2")).json()).toEqual({
      code: "bad_request",
      message: "The address has unknown parameters: page. This call takes none.",
      details: { unknown: ["page"], permitted: [] },
    });
    const admin = await signedIn(site, "admin");
    const url = "/de/pageeditor-api/tags/1/?revison=1";
    const answer = await send(url, { method: "DELETE", ...admin });
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      { unknown: ["revison"], permitted: ["revision"] },
    ]);
  });

  it("tells strangers nothing of the calls of staff, and does not turn a 404 into a 400", async () => {
    expect((await send("/de/pageeditor-api/events/?x=1")).statusCode).toBe(401);
    expect((await send("/de/api/nowhere/?x=1")).statusCode).toBe(404);
  });
});
