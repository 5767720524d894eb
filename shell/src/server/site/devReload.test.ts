import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const quiz = `${ownerSource(`
  load: async (request) => page({}, request),
  render: () => "<b>quiz</b>",
`)} return { owner };`;
const reload = '<script src="/dev/reload.js"></script></body>';

describe("a page", () => {
  let developed: TestSite;
  let usual: TestSite;
  beforeAll(async () => {
    const remotes = { "mf-quiz": { server: quiz } };
    developed = await startTestSite(remotes, undefined, { development: true, keepsPages: false });
    usual = await startTestSite(remotes);
  });
  afterAll(() => Promise.all([developed.close(), usual.close()]));

  const get = ({ app }: TestSite, url: string) =>
    app.inject({ url, headers: { host: "festival.example", "accept-encoding": "br" } });

  it("of npm run dev reloads itself, each time it is asked for", async () => {
    for (const time of [1, 2]) {
      const { body } = await get(developed, "/de/konzert-o-mat");
      expect([time, body.includes("<b>quiz</b>"), body.includes(reload)]).toEqual([
        time,
        true,
        true,
      ]);
    }
    const script = await get(developed, "/dev/reload.js");
    expect(script.headers["content-type"]).toMatch(/^text\/javascript/);
  });

  it("of any other site does not", async () => {
    const { rawPayload } = await get(usual, "/de/konzert-o-mat");
    expect(rawPayload.length).toBeGreaterThan(0);
    expect((await usual.app.inject({ url: "/de/konzert-o-mat" })).body).not.toContain("/dev/");
    expect((await get(usual, "/dev/reload.js")).statusCode).toBe(404);
  });
});
