import { setImmediate } from "node:timers/promises";
import type { SitemapEntry } from "@festival/contracts/api/sitemap";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eventually } from "../testing/eventually.ts";
import { json, sendJson } from "../testing/testBackend.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  await site.backend.followed();
});
afterAll(() => site.close());

const entries: SitemapEntry[] = [
  { urls: { de: "/de", en: "/en" }, changed_at: "2025-08-20T08:00:00.000Z" },
  { urls: { de: "/de/nur-deutsch" }, changed_at: null },
];
const page = (count: number, results = entries) => ({ count, next: null, previous: null, results });

const get = (url: string) => site.app.inject({ url, headers: { host: "festival.example" } });
const answer = (path: string, body: object, tags = "pages") =>
  site.backend.on(`GET ${path}`, (_call, response) =>
    sendJson(response, 200, body, { "x-festival-tags": tags }),
  );
const asked = (path: string) => site.backend.calls.filter(({ url }) => url === path).length;

describe("the sitemap", () => {
  beforeEach(() => {
    answer("/de/api/sitemap/", page(2));
    answer("/en/api/sitemap/", page(1, entries.slice(0, 1)));
  });

  it("names one file for each language", async () => {
    const { headers, body } = await get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(body).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>http://festival.example/de/sitemap.xml</loc></sitemap>
<sitemap><loc>http://festival.example/en/sitemap.xml</loc></sitemap>
</sitemapindex>
`,
    );
  });

  it("names each address with its last change and its twins", async () => {
    const { headers, body } = await get("/de/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(body).toContain(
      '<url><loc>http://festival.example/de</loc><lastmod>2025-08-20T08:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="de" href="http://festival.example/de"/><xhtml:link rel="alternate" hreflang="en" href="http://festival.example/en"/></url>',
    );
    expect(body).toContain("<url><loc>http://festival.example/de/nur-deutsch</loc></url>");
  });

  it("is split above 10,000 addresses", async () => {
    answer("/de/api/sitemap/", page(10_001));
    answer("/de/api/sitemap/?page=2", page(10_001, entries.slice(1)));
    site.backend.tellChange(["pages"]);
    await eventually(
      () => get("/sitemap.xml"),
      ({ body }) =>
        expect(body.match(/<loc>[^<]+/g)).toEqual([
          "<loc>http://festival.example/de/sitemap.xml",
          "<loc>http://festival.example/de/sitemap.xml?page=2",
          "<loc>http://festival.example/en/sitemap.xml",
        ]),
    );
    expect((await get("/de/sitemap.xml?page=2")).body).toContain(
      "<loc>http://festival.example/de/nur-deutsch</loc>",
    );
  });

  it("ends with its last page", async () => {
    answer("/de/api/sitemap/?page=9", page(2, []));
    for (const wrong of ["?page=9", "?page=0", "?page=x", "?page=1&page=2"]) {
      expect((await get(`/de/sitemap.xml${wrong}`)).statusCode).toBe(404);
    }
  });

  it("is kept until something changes that it names", async () => {
    const fresh = async () => {
      await setImmediate();
      return get("/en/sitemap.xml");
    };
    const before = asked("/en/api/sitemap/");
    await fresh();
    await fresh();
    expect(asked("/en/api/sitemap/")).toBe(before + 1);
    site.backend.tellChange(["pages"]);
    answer("/en/api/sitemap/", page(1, [{ urls: { en: "/en/new" }, changed_at: null }]));
    let { body } = await fresh();
    while (!body.includes("/en/new")) ({ body } = await fresh());
    expect(body).toContain("<loc>http://festival.example/en/new</loc>");
  });

  it("is answered with 503 while the backend is away", async () => {
    site.backend.on("GET /de/api/sitemap/", json({ code: "internal", message: "" }, 500));
    site.backend.tellChange(["pages"]);
    await eventually(
      () => get("/de/sitemap.xml"),
      ({ statusCode, headers }) =>
        expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]),
    );
  });
});
