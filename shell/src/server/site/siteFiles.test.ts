import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: { host: "festival.example" } });

describe("the files that others expect", () => {
  it.each(["de", "en"])("let the site be installed in its language (%s)", async (locale) => {
    const answer = await get(`/site.${locale}.webmanifest`);
    expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      name: locale === "de" ? "Musikfest" : "Music festival",
      lang: locale,
      start_url: `/${locale}`,
    });
    for (const { src, type } of manifest.icons) {
      const icon = await get(src);
      expect([icon.statusCode, icon.headers["content-type"]]).toEqual([200, type]);
    }
  });

  it("are named by every document", async () => {
    const { body } = await get("/en");
    expect(body).toContain('<link rel="manifest" href="/site.en.webmanifest">');
    expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect((await get("/apple-touch-icon.png")).headers["content-type"]).toBe("image/png");
  });

  it("have a picture for services that show links, where a page has none of its own", async () => {
    const [, path = ""] =
      /<meta property="og:image" content="http:\/\/festival\.example([^"]+)"/.exec(
        (await get("/en")).body,
      ) ?? [];
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  });

  it("keep robots from what is for staff alone, and show them all the rest", async () => {
    const answer = await get("/robots.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).toBe(
      "User-agent: *\nDisallow: /admin\nDisallow: /de/admin\nDisallow: /en/admin\nDisallow: /de/pageeditor-api/\nDisallow: /en/pageeditor-api/\n\nSitemap: http://festival.example/sitemap.xml\n",
    );
  });
});
