import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { apiPaths, cacheTagsHeader } from "@festival/contracts/apiPaths";
import type { ServerResponse } from "node:http";
import { sendJson } from "./testing/testBackend.ts";
import { ownerSource } from "./testing/testReleases.ts";
import { startTestSite, type TestSite } from "./testing/testSite.ts";

const programme = `${ownerSource(`
  load: async (request) => page(await request.api.get("/de/api/events/" + request.route.params.id + "/"), request),
  render: (given) => "<h1>" + given.data.title + "</h1>",
`)} return { owner };`;

const limits = { atOnce: 2, waiting: 3 };
const held: ServerResponse[] = [];
let isHolding = false;
let site: TestSite;
let origin: string;

const get = (id: number | string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/de/programm-tickets/abend/${id}`, { headers });
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
  const frame = ["footer-sponsors", "consent-text", "hotline-text"].map((slug) =>
    apiPaths.containerBySlug("de", slug),
  );
  frame.push(
    apiPaths.navigation("de"),
    apiPaths.season("de"),
    apiPaths.alertMessages("de"),
    apiPaths.ticketHotline("de"),
    apiPaths.settings("de"),
  );
  for (const path of frame) {
    site.backend.on(`GET ${path}`, (_call, response) =>
      sendJson(
        response,
        200,
        { menu: [], submenu: [], footer: [] },
        { [cacheTagsHeader]: "frame" },
      ),
    );
  }
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  await site.backend.followed();
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
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
    const busy = async (headers: Record<string, string>) => {
      isHolding = true;
      const all = Array.from({ length: limits.atOnce + limits.waiting }, (_, index) =>
        get(110 + index),
      );
      await until(() => held.length === limits.atOnce);
      const answer = await get(119, headers);
      isHolding = false;
      for (const response of held.splice(0)) answerEvent(response);
      await Promise.all(all);
      return answer;
    };
    const html = await (await busy({ accept: "text/html" })).text();
    expect(html).toMatch(/<header>.*<main id="main" data-server="shell"/s);
    site.backend.tellChange(["all"]);
    const data = await busy({ accept: "application/json" });
    expect(await data.json()).toMatchObject({ status: 503, error: { status: 503 } });
  });
});
