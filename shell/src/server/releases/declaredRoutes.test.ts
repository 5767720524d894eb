import { ownRoutes, type DeclaredRoutes } from "@festival/contracts/release/declaredRoutes";
import { takeDeclaredRoutes } from "@festival/contracts/routes";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { json, sendJson } from "../testing/testBackend.ts";
import { ownerSource, version, type ReleaseSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, testConfig, type TestSite } from "../testing/testSite.ts";
import { tryReleases } from "../trial/tryReleases.ts";

const same = (path: string) => ({ de: path, en: path });
const archive = { path: { de: "/quiz/archiv", en: "/quiz/archive" }, query: ["page"] };
const quiz: DeclaredRoutes = {
  quizArchive: archive,
  ...ownRoutes("mf-quiz"),
  quizStart: { path: same("/quiz"), query: ["mood"] },
};

const declaring = (routes: DeclaredRoutes): ReleaseSource => ({
  server: `${ownerSource()} return { owner };`,
  given: { routes },
});

/** @returns the reason for which the new releases do not go live; null where they do */
async function refusalOf(
  { backend, releases }: TestSite,
  live: Parameters<typeof tryReleases>[1]["live"],
  probed: Parameters<typeof tryReleases>[1]["probed"],
): Promise<string | null> {
  const config = testConfig(backend.url, releases);
  const task = { live, probed, clockOffsetMs: 0 };
  return tryReleases(config, task, async () => undefined).then(
    () => null,
    (error: { remote?: string; message: string }) => `${error.remote}: ${error.message}`,
  );
}

afterAll(() => takeDeclaredRoutes({}));

describe("a site with a release that declares routes of its own", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ "mf-quiz": declaring(quiz) });
  });
  afterAll(() => site.close());
  const get = (url: string) => site.app.inject({ url, headers: { host: "festival.example" } });

  it("answers at a new address, in each language by its own", async () => {
    for (const url of ["/de/quiz/archiv", "/en/quiz/archive", "/de/quiz"]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain(`<h1>${url}</h1>`);
    }
  });

  it("reads the query that is declared, and no other one", async () => {
    expect((await get("/de/quiz?mood=2&page=3")).body).toContain('{"query":{"mood":"2"}}');
  });

  it("leads from the former address on, with the query, until the release is taken back", async () => {
    const { statusCode, headers } = await get("/de/konzert-o-mat?mood=2");
    expect([statusCode, headers.location]).toEqual([302, "/de/quiz?mood=2"]);
  });

  it("tells the scripts of a document the rows that they were not built with", async () => {
    const { body } = await get("/en/quiz/archive");
    const [, state = "{}"] = /<script[^>]* id="festival-state">(.*?)<\/script>/s.exec(body) ?? [];
    const { routes } = JSON.parse(state) as { routes?: object };
    expect(Object.keys(routes ?? {})).toEqual(Object.keys(quiz));
    expect(routes).toHaveProperty("quizArchive", { owner: "mf-quiz", ...archive, query: [] });
  });

  it("has the new screen and the present addresses in its sitemap", async () => {
    const results = [{ urls: { de: "/de/konzert-o-mat" }, changed_at: null }];
    site.backend.on("GET /de/api/sitemap/", (_call, response) =>
      sendJson(response, 200, { count: 1, next: null, previous: null, results }),
    );
    const { body } = await get("/de/sitemap.xml");
    const found = [...body.matchAll(/<loc>http:\/\/festival\.example([^<]+)/g)].map(
      ([, url]) => url,
    );
    expect(found).toEqual(["/de/quiz/archiv", "/de/quiz"]);
  });

  it("tells the scripts of the admin area as well", async () => {
    const exposes = { "./admin": { scripts: ["admin.js"], styles: [] } };
    const office = await startTestSite({
      "mf-quiz": declaring(quiz),
      "mf-editor": { given: { browser: { entry: "entry.js", exposes } } },
    });
    const account = {
      email: "ada@festival.example",
      username: "Ada",
      role: "editor",
      locale: "de",
    };
    office.backend.on("GET /de/pageeditor-api/account/", json(account));
    office.backend.on("GET /de/pageeditor-api/user", json({ ...account, admin_menus: [] }));
    const { body } = await office.app.inject({
      url: "/admin",
      headers: { host: "festival.example", cookie: `festival_session=${testSession}` },
    });
    await office.close();
    expect(body).toContain('"admin":');
    expect(body).toContain('"quizArchive":');
  });

  it("tells scripts nothing where releases declare what the shell was built with", async () => {
    const plain = await startTestSite({ "mf-quiz": declaring(ownRoutes("mf-quiz")) });
    const { body } = await plain.app.inject({
      url: "/de/konzert-o-mat",
      headers: { host: "festival.example" },
    });
    await plain.close();
    expect(body).toContain('id="festival-state"');
    expect(body).not.toContain('"routes"');
  });
});

describe("the routes of a new release", () => {
  let site: TestSite;
  afterEach(() => site.close());
  const live = { "mf-quiz": version("a"), "mf-forms": version("a") };

  it("are refused where they may be those of another release, which stays", async () => {
    const path = same("/quiz/archiv");
    site = await startTestSite({
      "mf-quiz": declaring(quiz),
      "mf-forms": declaring({ formArchive: { path, query: [] }, ...ownRoutes("mf-forms") }),
    });
    expect(await refusalOf(site, live, ["mf-forms"])).toBe(
      "mf-forms: the address /de/quiz/archiv of its route formArchive may be that of quizArchive of mf-quiz",
    );
    expect(await refusalOf(site, live, ["mf-quiz"])).toMatch(
      /^mf-quiz: .+ formArchive of mf-forms$/,
    );
  });

  it("are refused where a page of the office has such an address", async () => {
    site = await startTestSite({ "mf-quiz": declaring(quiz) });
    const alone = { "mf-quiz": version("a") };
    expect(await refusalOf(site, alone, ["mf-quiz"])).toBeNull();
    site.backend.on("GET /en/api/page/quiz/archive", (_call, response) =>
      sendJson(response, 200, { id: 7 }),
    );
    expect(await refusalOf(site, alone, ["mf-quiz"])).toBe(
      "mf-quiz: its route quizArchive takes the address /en/quiz/archive from a page of the office",
    );
    expect(await refusalOf(site, alone, [])).toBeNull();
  });

  it("are the table's again when a release of before is live", async () => {
    site = await startTestSite({ "mf-quiz": declaring(quiz) });
    await site.releases.add("mf-quiz", version("b"), {
      server: `${ownerSource()} return { owner };`,
    });
    expect(await refusalOf(site, { "mf-quiz": version("b") }, ["mf-quiz"])).toBeNull();
    const url = "/de/konzert-o-mat";
    const { statusCode } = await site.app.inject({ url, headers: { host: "festival.example" } });
    expect(statusCode).toBe(200);
  });
});
