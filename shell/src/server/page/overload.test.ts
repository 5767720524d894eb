import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addressOf } from "@festival/contracts/calls/call";
import { getSettings } from "@festival/contracts/calls/site";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { json, sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { type TestSite, startTestSite } from "../testing/testSite.ts";
import { serveWithFrame } from "../testing/servedSite.ts";

const programme = `${ownerSource(`
  load: async (request) => page(await request.api.get({ path: "/:locale/api/events/" + (request.route.params.id ?? 1) + "/" }), request),
  render: (given) => "<h1>" + given.data.title + "</h1>",
`)} return { owner };`;

const limits = { atOnce: 2, waiting: 3 };
const held: ServerResponse[] = [];
let isHolding = false;
let site: TestSite;
let origin: string;

const eventPath = (id: number | string) => `/de/programm-tickets/abend/${id}`;
const get = (id: number | string) => fetch(origin + eventPath(id));
const answerEvent = (response: ServerResponse) =>
  sendJson(response, 200, { title: "Abend" }, { [cacheTagsHeader]: "events" });

beforeAll(async () => {
  site = await startTestSite({ "mf-programme": { server: programme } }, undefined, {
    pagesInWork: limits,
    preparesBusyPages: true,
  });
  for (const id of [1, ...Array.from({ length: 20 }, (_, index) => 100 + index)]) {
    site.backend.on(`GET /de/api/events/${id}/`, (_call, response) => {
      if (isHolding) held.push(response);
      else answerEvent(response);
    });
  }
  origin = await serveWithFrame(site);
});
afterAll(() => site.close());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/**
 * Lets all that can be made be in work and all places to wait be taken.
 * @returns brings all of it to its end
 */
async function keepBusy(): Promise<() => Promise<void>> {
  isHolding = true;
  const all = Array.from({ length: limits.atOnce + limits.waiting }, (_, index) =>
    get(110 + index),
  );
  await until(() => held.length === limits.atOnce);
  return async () => {
    isHolding = false;
    for (const response of held.splice(0)) answerEvent(response);
    await Promise.all(all);
    site.backend.tellChange(["all"]);
  };
}

/** Asks while nothing more can be made. */
async function getWhileBusy(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const end = await keepBusy();
  const answer = await fetch(origin + path, { headers });
  await end();
  return answer;
}

/** Staff's word, and the page as it was before a change. */
async function prepare(showsOutdated: boolean, path: string, kept = {}): Promise<void> {
  site.backend.on(`GET ${addressOf(getSettings, { locale: "de" })}`, (_call, response) =>
    sendJson(
      response,
      200,
      { shows_outdated_pages: showsOutdated },
      { [cacheTagsHeader]: "settings" },
    ),
  );
  const asked = () =>
    site.backend.calls.filter(({ url }) => url === addressOf(getSettings, { locale: "de" })).length;
  const before = asked();
  site.backend.tellChange(["settings"]);
  await until(() => asked() > before);
  await (await fetch(origin + path, { headers: kept })).text();
  site.backend.tellChange(["events"]);
}

describe("more pages than can be made", () => {
  it("are refused at once, while kept pages are answered and those in work come to their end", async () => {
    expect(await (await get(1)).text()).toContain("Abend");
    isHolding = true;
    const wanted = Array.from({ length: limits.atOnce + limits.waiting + 6 }, (_, index) =>
      get(100 + index),
    );
    await until(() => held.length === limits.atOnce);
    // nothing that is held is answered yet
    const refused = [];
    for (const answer of wanted.slice(limits.atOnce + limits.waiting)) refused.push(await answer);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
    expect((await get(1)).status).toBe(200);
    isHolding = false;
    for (const response of held.splice(0)) answerEvent(response);
    const made = await Promise.all(wanted.slice(0, limits.atOnce + limits.waiting));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  });

  it("get a page of the site that was made before, and navigators get it as data", async () => {
    const html = await (await getWhileBusy(eventPath(119))).text();
    expect(html).toMatch(/<header>.*<main id="main" data-server="shell"/s);
    const data = await getWhileBusy(eventPath(119), { accept: "application/json" });
    expect(await data.json()).toMatchObject({ status: 503, error: { status: 503 } });
  });
});

describe("a page whose address has no parameters", () => {
  it("is made though more is asked for than can be made, but not with a query", async () => {
    const list = "/de/programm-tickets";
    const end = await keepBusy();
    const withoutQuery = fetch(origin + list);
    expect((await fetch(`${origin}${list}?q=${randomUUID()}`)).status).toBe(503);
    await end();
    expect((await withoutQuery).status).toBe(200);
  });
});

describe("a page that can't be made now but was kept before its last change", () => {
  const data = { accept: "application/json" };

  it("asks to wait, unless staff have said otherwise", async () => {
    await prepare(false, eventPath(1));
    expect((await getWhileBusy(eventPath(1))).status).toBe(503);
  });

  it("is shown as it was, with its time, where staff want that", async () => {
    await prepare(true, eventPath(1));
    const answer = await getWhileBusy(eventPath(1));
    expect(answer.status).toBe(200);
    const madeAt = String(answer.headers.get("x-festival-kept"));
    expect(Date.parse(madeAt)).not.toBeNaN();
    const html = await answer.text();
    expect(html).toContain("<h1>Abend</h1>");
    expect(html).toContain(`<html data-kept="${madeAt}"`);
    expect(html).toMatch(/<noscript><p role="status">Stand dieser Seite: \d+\.\d+\.\d{4}, /);
    expect(answer.headers.get("content-security-policy")).toContain("style-src 'self' ");
  });

  it("is shown so to navigators, too, by data that tells its time or as a document", async () => {
    await prepare(true, eventPath(1), data);
    const answer = await getWhileBusy(eventPath(1), data);
    expect(await answer.json()).toMatchObject({ status: 200, data: { title: "Abend" } });
    expect(answer.headers.get("x-festival-kept")).toMatch(/^\d{4}-/);
    await prepare(true, eventPath(100));
    const none = await getWhileBusy(eventPath(100), data);
    expect(none.status).toBe(503);
    expect(none.headers.get("content-type")).toContain("text/html");
  });

  it("is answered with 503 once the event was deleted", async () => {
    await prepare(true, eventPath(101));
    // gone, as data; the document was kept before
    site.backend.on("GET /de/api/events/101/", json({ code: "not_found" }, 404));
    expect((await fetch(origin + eventPath(101), { headers: data })).status).toBe(404);
    expect((await getWhileBusy(eventPath(101))).status).toBe(503);
  });
});

describe("pages that were not made for who asked", () => {
  /** How many pages of the programme were answered so. */
  async function countSent(source: "refused" | "outdated"): Promise<number> {
    const pages = (await site.metrics.read()).find(({ name }) => name === "festival_pages_total");
    const value = pages?.values.find(
      ({ labels }) => labels.owner === "mf-programme" && labels.source === source,
    );
    return value?.value ?? 0;
  }

  it("are measured as refused and as outdated", async () => {
    const [refused, outdated] = [await countSent("refused"), await countSent("outdated")];
    await getWhileBusy(eventPath(119));
    await prepare(true, eventPath(1));
    await getWhileBusy(eventPath(1));
    expect(await countSent("refused")).toBe(refused + 1);
    expect(await countSent("outdated")).toBe(outdated + 1);
  });
});
