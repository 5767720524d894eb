import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

describe("the script for old browsers", () => {
  it("has the notice's words in both languages before it", async () => {
    const headers = { host: "festival.example" };
    const answer = await site.app.inject({ url: "/old-browser.js", headers });
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    const said = jest.fn();
    runInNewContext(answer.body, { said });
    const words = (text: string) => ({
      label: expect.any(String),
      text: expect.stringContaining(text),
      close: expect.any(String),
    });
    expect(said.mock.calls).toEqual([
      [{ de: words("Ihr Browser ist älter"), en: words("Your browser is older") }],
    ]);
  });
});
