import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import { eventually } from "../testing/eventually.ts";
import { sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { type TestSite, startTestSite } from "../testing/testSite.ts";
import { framePaths, serveWithFrame } from "../testing/servedSite.ts";

// each address is a page of its own, and all of them show the genres, but one that shows the venues
const programme = `${ownerSource(`
  load: async (request) => {
    const { q } = request.route.query;
    const path = q === "venues" ? "/:locale/api/venues/" : "/:locale/api/genres/";
    const ids = await request.api.get({ path }).catch((error) => [error.code]);
    const shown = JSON.stringify(ids);
    ids.push("changed by a page");
    return page({ shown }, request);
  },
  render: (given) => "<h1>" + given.data.shown + "</h1>",
`)} return { owner };`;

let site: TestSite;
let origin: string;

beforeAll(async () => {
  site = await startTestSite({ "mf-programme": { server: programme } });
  origin = await serveWithFrame(site);
});
afterAll(() => site.close());

const genres = "/de/api/genres/";
const tagged = { [cacheTagsHeader]: "genres" };
let pages = 0;
/** A page that was not asked for yet. */
const newPage = () => `/de/programm-tickets?q=page${(pages += 1)}`;
const get = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + url, { headers })).text();
const reads = (path = genres) => site.backend.calls.filter(({ url }) => url === path).length;

let changes = 0;
/** Announces a change, and waits until the shell has received it. */
async function change(...tags: string[]): Promise<void> {
  changes += 1;
  const now = `change ${changes}`;
  site.backend.on("GET /de/api/venues/", (_call, response) =>
    sendJson(response, 200, [now], { [cacheTagsHeader]: "venues" }),
  );
  site.backend.tellChange([...tags, "venues"]);
  await eventually(
    () => get("/de/programm-tickets?q=venues"),
    (html) => expect(html).toContain(now),
  );
}

function answerGenres(
  body: unknown,
  { status = 200, headers = tagged }: { status?: number; headers?: Record<string, string> } = {},
): void {
  site.backend.on(`GET ${genres}`, (_call, response) => sendJson(response, status, body, headers));
}

/** What is begun from now on waits in the backend until it is answered. */
function holdGenres(): { held: ServerResponse[]; begun(count: number): Promise<void> } {
  const held: ServerResponse[] = [];
  site.backend.on(`GET ${genres}`, (_call, response) => void held.push(response));
  return {
    held,
    begun: async (count) => {
      await eventually(
        async () => held.length,
        (begun) => expect(begun).toBe(count),
      );
    },
  };
}

beforeEach(async () => {
  answerGenres(["one"]);
  await change("genres", "frame");
  await get(newPage());
  site.backend.calls.length = 0;
});

describe("what many pages show", () => {
  it("is asked for once, header, footer and settings too", async () => {
    const shown = await Promise.all([get(newPage()), get(newPage())]);
    shown.push(await get(newPage()));
    for (const html of shown) expect(html).toContain('["one"]');
    expect(reads()).toBe(0);
    expect(framePaths.map(reads)).toEqual(framePaths.map(() => 0));
  });

  it("is asked for once by pages that are made at the same time", async () => {
    const { held, begun } = holdGenres();
    await change("genres");
    const first = get(newPage());
    await begun(1);
    const second = get(newPage());
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const response of held) sendJson(response, 200, ["two"], tagged);
    expect(await first).toContain("two");
    expect(await second).toContain("two");
    expect(held).toHaveLength(1);
  });

  it("is as fresh as a page: a change that names it is in every page from then on", async () => {
    answerGenres(["two"]);
    expect(await get(newPage())).toContain("one");
    await change("genres");
    expect(await get(newPage())).toContain("two");
  });

  it("is in no page that is kept, where it was read before a change and arrives after it", async () => {
    const { held, begun } = holdGenres();
    await change("genres");
    const [early, late] = [newPage(), newPage()];
    const first = get(early);
    await begun(1);
    // what is on its way now was read before this
    await change("genres");
    const second = get(late);
    await begun(2);
    sendJson(held[0] as ServerResponse, 200, ["stale"], tagged);
    expect(await first).toContain("stale");
    sendJson(held[1] as ServerResponse, 200, ["fresh"], tagged);
    expect(await second).toContain("fresh");
    expect(await get(early)).toContain("fresh");
    expect(await get(newPage())).toContain("fresh");
    expect(held).toHaveLength(2);
  });

  it("is read again from the moment on when it changes by itself", async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    answerGenres(["two"], { headers: { ...tagged, [changesAtHeader]: past } });
    await change("genres");
    const before = reads();
    await get(newPage());
    await get(newPage());
    expect(reads()).toBe(before + 2);
  });

  it.each([
    ["without tags", { headers: {} }],
    ["for one visitor alone", { headers: { ...tagged, "cache-control": "private, no-store" } }],
    ["of a failure", { status: 500 }],
    ["to wait", { status: 429 }],
  ])("is not an answer %s", async (_what, answer: Parameters<typeof answerGenres>[1]) => {
    const body = answer?.status ? { code: "internal", message: "" } : ["two"];
    answerGenres(body, answer);
    await change("genres");
    const before = reads();
    await get(newPage());
    await get(newPage());
    expect(reads()).toBe(before + 2);
  });

  it("is a refusal, too, while nothing changes", async () => {
    answerGenres({ code: "not_found", message: "" }, { status: 404 });
    await change("genres");
    expect(await get(newPage())).toContain("not_found");
    expect(await get(newPage())).toContain("not_found");
    expect(reads()).toBe(1);
  });

  it("is neither given to staff nor taken from them", async () => {
    const user = { email: "a@b.example", username: "Ada", admin_menus: [] };
    site.backend.on("GET /de/pageeditor-api/user", (_call, response) =>
      sendJson(response, 200, user, { [cacheTagsHeader]: "users" }),
    );
    answerGenres(["for staff"]);
    expect(await get(newPage(), { cookie: `festival_session=${testSession}` })).toContain(
      "for staff",
    );
    expect(await get(newPage())).toContain('["one"]');
  });

  it("holds no draft, and is not what a page with drafts is made of", async () => {
    const user = { email: "a@b.example", username: "Ada", admin_menus: [] };
    site.backend.on("GET /de/pageeditor-api/user", (_call, response) =>
      sendJson(response, 200, user, { [cacheTagsHeader]: "users" }),
    );
    await get(newPage());
    answerGenres(["draft"]);
    const staff = { cookie: `festival_session=${testSession}` };
    expect(await get(`${newPage()}&edit`, staff)).toContain("draft");
    expect(await get(newPage())).toContain('["one"]');
  });

  it("is read again where changes were not received", async () => {
    answerGenres(["two"]);
    site.backend.cutFeed();
    await eventually(
      () => get(newPage()),
      (html) => expect(html).toContain("two"),
    );
    await site.backend.followed();
  });
});
