import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addressOf } from "@festival/contracts/calls/call";
import { getBlock, getNavigation } from "@festival/contracts/calls/site";
import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import { eventually } from "../testing/eventually.ts";
import { serveWithFrame } from "../testing/servedSite.ts";
import { sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { type TestSite, startTestSite } from "../testing/testSite.ts";

const programme = `${ownerSource(`
  load: async (request) => {
    const event = await request.api.get({ path: "/:locale/api/events/" + request.route.params.id + "/" });
    return { ...page(event, request), isPersonal: event.isPersonal };
  },
  render: (given) => "<h1>" + given.data.title + "</h1>",
`)} return { owner };`;

let site: TestSite;
let origin: string;

beforeAll(async () => {
  site = await startTestSite(
    { "mf-programme": { server: programme }, "mf-editor": {} },
    undefined,
    { hsts: "max-age=60" },
  );
  origin = await serveWithFrame(site, [addressOf(getBlock, { locale: "de", slug: "error-page" })]);
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
});

const path = "/de/programm-tickets/abend/";
let ids = 0;
/** A new event with a title that the test can change. */
function event(headers: (id: number) => Record<string, string>) {
  ids += 1;
  const id = ids;
  const shown = { title: "Erster Titel" };
  site.backend.on(`GET /de/api/events/${id}/`, (_call, response) =>
    sendJson(response, 200, shown, headers(id)),
  );
  return {
    id,
    shown,
    reads: () => site.backend.calls.filter(({ url }) => url.includes(`/events/${id}/`)).length,
    get: (init: RequestInit = {}) => fetch(`${origin}${path}${id}`, init),
    text: async (init: RequestInit = {}) => (await fetch(`${origin}${path}${id}`, init)).text(),
  };
}
const tagged = (id: number) => ({ [cacheTagsHeader]: `event:${id},events` });

describe("a page that is kept", () => {
  it("is the same, down to its headers, and asks the backend nothing", async () => {
    const { get, reads } = event(tagged);
    const [first, second] = [await get(), await get()];
    expect(await second.text()).toBe(await first.text());
    const headers = (answer: Response) => {
      const all = Object.fromEntries(answer.headers);
      delete all.date;
      // of the request by which it was made, which the log knows
      delete all["x-request-id"];
      return all;
    };
    expect(headers(second)).toEqual(headers(first));
    expect(reads()).toBe(1);
    const etag = String(first.headers.get("etag"));
    const again = await get({ headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is the same under all names of the site, whatever proxies say", async () => {
    const { text, get, reads } = event(tagged);
    const html = await text();
    expect(html).toContain(' href="http://festival.example/de');
    const headers = { "x-forwarded-host": "festival.example", "x-forwarded-proto": "spdy/9" };
    expect(await text({ headers })).toBe(html);
    expect(reads()).toBe(1);
    const unknown = await get({ headers: { "x-forwarded-host": "other.example" } });
    expect(unknown.status).toBe(400);
    const secure = await get({ headers: { "x-forwarded-proto": "https" } });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=60");
    expect(reads()).toBe(1);
  });

  it("is another one as data", async () => {
    const { text, get } = event(tagged);
    expect(await text()).toMatch(/^<!doctype html>/i);
    const asData = await get({ headers: { accept: "application/json" } });
    expect((await asData.json()).data).toEqual({ title: "Erster Titel" });
  });

  it("is dropped when a change names what it shows", async () => {
    const { id, shown, text } = event(tagged);
    await text();
    shown.title = "Zweiter Titel";
    expect(await text()).toContain("Erster Titel");
    site.backend.tellChange([`event:${id}`, "events"]);
    const html = await eventually(text, (one) => expect(one).toContain("Zweiter Titel"));
    expect(html).not.toContain("Erster Titel");
  });

  it("is answered while the backend is dead, and let go for what changed meanwhile", async () => {
    const [changed, same] = [event(tagged), event(tagged)];
    await changed.text();
    const before = await same.text();
    await site.backend.close();
    expect(await changed.text()).toContain("Erster Titel");
    expect((await event(tagged).get()).status).toBe(503);
    // as another backend may, which this shell can't reach either
    changed.shown.title = "Zweiter Titel";
    site.backend.tellChange([`event:${changed.id}`, "events-elsewhere"]);
    await site.backend.reopen();
    await eventually(changed.text, (one) => expect(one).toContain("Zweiter Titel"));
    expect(await same.text()).toBe(before);
    expect(same.reads()).toBe(1);
  });

  it("is dropped when the feed can't send what was missed", async () => {
    const { shown, text } = event(tagged);
    await text();
    shown.title = "Zweiter Titel";
    await site.backend.close();
    site.backend.forgetChanges();
    await site.backend.reopen();
    await eventually(text, (one) => expect(one).toContain("Zweiter Titel"));
    await site.backend.followed();
  });

  it("is dropped while a backend answers that refuses to send changes", async () => {
    const { shown, text } = event(tagged);
    await text();
    shown.title = "Zweiter Titel";
    site.backend.refuseFeed(500);
    site.backend.cutFeed();
    await eventually(text, (one) => expect(one).toContain("Zweiter Titel"));
    shown.title = "Dritter Titel";
    expect(await text()).toContain("Dritter Titel");
    site.backend.refuseFeed(undefined);
    await site.backend.followed();
  });
});

describe("a page is not kept", () => {
  it("where the backend does not say what it depends on", async () => {
    const { text, reads } = event(() => ({}));
    await text();
    await text();
    expect(reads()).toBe(2);
  });

  it("beyond the moment when it changes by itself", async () => {
    const past = () => ({ [changesAtHeader]: new Date(Date.now() - 1000).toISOString() });
    const { text, reads } = event((id) => ({ ...tagged(id), ...past() }));
    await text();
    await text();
    expect(reads()).toBe(2);
  });

  it("where only who has its address may see it", async () => {
    // as the backend answers for a secret address
    const { text, reads, shown } = event((id) => ({ ...tagged(id), "cache-control": "no-store" }));
    Object.assign(shown, { isPersonal: true });
    await text();
    await text();
    expect(reads()).toBe(2);
  });

  it("for staff, who are never shown one either", async () => {
    const { text, reads } = event(tagged);
    const user = { email: "a@b.example", username: "Ada", admin_menus: [] };
    site.backend.on("GET /de/pageeditor-api/user", (_call, response) =>
      sendJson(response, 200, user, { [cacheTagsHeader]: "users" }),
    );
    await text();
    const cookie = `festival_session=${testSession}`;
    expect(await text({ headers: { cookie } })).toContain("Ada");
    expect(await text()).not.toContain("Ada");
    expect(reads()).toBe(2);
  });
});

describe("a page with drafts", () => {
  /** An event of which staff have written another title. */
  function draftedEvent() {
    const made = event(tagged);
    site.backend.on(`GET /de/api/events/${made.id}/`, ({ headers }, response) => {
      const title = headers["x-festival-preview"] === "working" ? "Entwurf" : "Erster Titel";
      sendJson(response, 200, { title }, tagged(made.id));
    });
    return made;
  }
  beforeEach(() => {
    site.backend.on("GET /de/pageeditor-api/user", ({ headers }, response) => {
      const isStaff = headers.cookie?.includes(testSession);
      const user = { email: "a@b.example", username: "Ada", admin_menus: [] };
      sendJson(response, isStaff ? 200 : 401, isStaff ? user : { code: "not_authenticated" });
    });
  });
  const staff = { cookie: `festival_session=${testSession}` };
  const forms = [
    ["a document", "?edit", { accept: "text/html" }],
    ["data", "", { accept: "application/json", "x-festival-edit": "1" }],
  ] as const;

  it.each(forms)("is in no store, and is answered from none: %s", async (_form, query, headers) => {
    const { id, reads } = draftedEvent();
    const get = async (given: Record<string, string>) =>
      (await fetch(`${origin}${path}${id}${query}`, { headers: { ...headers, ...given } })).text();
    expect(await get({})).toContain("Erster Titel");
    expect(await get(staff)).toContain("Entwurf");
    expect(await get(staff)).toContain("Entwurf");
    expect(reads()).toBe(3);
    const visitors = await get({});
    expect([visitors.includes("Erster Titel"), visitors.includes("Entwurf")]).toEqual([
      true,
      false,
    ]);
    expect(reads()).toBe(3);
  });

  it.each(forms)(
    "is first asked for by staff, and public for visitors after: %s",
    async (_form, query, headers) => {
      const { id } = draftedEvent();
      const get = async (given: Record<string, string>) =>
        (
          await fetch(`${origin}${path}${id}${query}`, { headers: { ...headers, ...given } })
        ).text();
      expect(await get(staff)).toContain("Entwurf");
      expect(await get({})).not.toContain("Entwurf");
    },
  );

  it.each(forms)(
    "may be kept by no browser and no cache on the way: %s",
    async (_form, query, headers) => {
      const { id } = draftedEvent();
      const answer = await fetch(`${origin}${path}${id}${query}`, {
        headers: { ...headers, ...staff },
      });
      expect(await answer.text()).toContain("Entwurf");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("etag")).toBeNull();
    },
  );
});

describe("a made-up session", () => {
  it("gets the page that is kept, and asks the backend nothing", async () => {
    const { text } = event(tagged);
    await text();
    site.backend.calls.length = 0;
    await text({ headers: { cookie: "festival_session=made-up.token" } });
    expect(site.backend.calls).toEqual([]);
  });
});

describe("an address without a page", () => {
  const missing = (id: number) => fetch(`${origin}${path}${id}`);
  const readsOf = (part: string) =>
    site.backend.calls.filter(({ url }) => url.includes(part)).length;

  it("is looked up once", async () => {
    const [first, second] = [await missing(888_888), await missing(888_888)];
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(await second.text()).toBe(await first.text());
    expect(readsOf("/events/888888/")).toBe(1);
  });

  it("is looked up again after any change, as there may be a page now", async () => {
    expect((await missing(777_777)).status).toBe(404);
    site.backend.on("GET /de/api/events/777777/", (_call, response) =>
      sendJson(response, 200, { title: "Neu" }, tagged(777_777)),
    );
    site.backend.tellChange(["events"]);
    const answer = await eventually(
      () => missing(777_777),
      ({ status }) => expect(status).toBe(200),
    );
    expect(await answer.text()).toContain("Neu");
  });

  it("shares its error page with all others, which holds no address", async () => {
    await missing(666_661);
    site.backend.calls.length = 0;
    const html = await (await missing(666_662)).text();
    expect(readsOf(addressOf(getNavigation, { locale: "de" }))).toBeLessThanOrEqual(1);
    expect(html).not.toContain("66666");
  });
});
