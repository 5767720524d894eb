import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const programme = `${ownerSource(`
  load: async (request) => {
    if (request.route.params.slug === "wirft") throw new TypeError("a secret of ours");
    return page(await request.api.get({ path: "/:locale/api/events/1/" }), request);
  },
  render: () => "",
`)} return { owner };`;

const quiz = `${ownerSource(`
  act: async (request) => ({ ...page(await request.api.get({ path: "/:locale/api/events/1/" }), request), status: 422 }),
  render: () => "",
`)} return { owner };`;

let site: TestSite;

beforeAll(async () => {
  const remotes = {
    "mf-programme": { server: programme },
    "mf-quiz": { server: quiz },
    "mf-editor": {},
  };
  site = await startTestSite(remotes, undefined, { keepsPages: false });
  site.backend.on("GET /de/api/events/1/", json({ id: 1 }));
});
afterAll(() => site.close());

const host = { host: "festival.example" };
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { ...host, ...headers } });
const event = (slug: string) => `/de/programm-tickets/${slug}/1`;
const asData = { accept: "application/json" };

const staffCookie = { cookie: `festival_session=${testSession}` };
const userCall = "GET /de/pageeditor-api/user";
/** While it runs, the backend knows the session of `staffCookie`. */
async function asStaff<T>(run: () => Promise<T>): Promise<T> {
  site.backend.on(userCall, json({ email: "a@b.example", username: "Ada", admin_menus: [] }));
  try {
    return await run();
  } finally {
    site.backend.on(userCall, json({ code: "not_authenticated" }, 401));
  }
}

describe("a document for staff", () => {
  it.each([
    ["a page", "neu", 200],
    ["an error page", "wirft", 500],
  ])(
    "has a nonce of its own for styles, which visitors' documents have not: %s",
    async (_what, slug, status) => {
      const nonceIn = ({ body, headers, statusCode }: Awaited<ReturnType<typeof get>>) => {
        expect(statusCode).toBe(status);
        const [, named] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body) ?? [];
        const policy = String(headers["content-security-policy"]);
        const [, allowed] = /style-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
        expect(named).toBe(allowed);
        return named;
      };
      const staffs = await asStaff(async () => [
        nonceIn(await get(event(slug), staffCookie)),
        nonceIn(await get(event(slug), staffCookie)),
      ]);
      expect(staffs[0]).toMatch(/^[\w+/]{22}==$/);
      expect(staffs[1]).not.toBe(staffs[0]);
      expect(nonceIn(await get(event(slug)))).toBeUndefined();
    },
  );
});

describe("a page with drafts", () => {
  const preview = "x-festival-preview";
  /** What the backend was told of previews, in each call for the page's own data and its frame. */
  async function askedFor(url: string, headers: Record<string, string>): Promise<unknown[]> {
    site.backend.calls.length = 0;
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(200);
    const about = site.backend.calls.filter(({ url: path }) => /events|navigation/.test(path));
    expect(about.length).toBeGreaterThan(0);
    return [...new Set(about.map(({ headers: told }) => told[preview]))];
  }
  const edited = { "x-festival-edit": "1" };

  it("is made for staff where a document's address has edit, and a navigator's request the header", async () => {
    await asStaff(async () => {
      expect(await askedFor(`${event("neu")}?edit`, staffCookie)).toEqual(["working"]);
      expect(await askedFor(event("neu"), { ...staffCookie, ...asData, ...edited })).toEqual([
        "working",
      ]);
    });
  });

  it("is not made for staff who read, nor where edit mode has ended at an address with edit", async () => {
    await asStaff(async () => {
      expect(await askedFor(event("neu"), staffCookie)).toEqual([undefined]);
      expect(await askedFor(event("neu"), { ...staffCookie, ...edited })).toEqual([undefined]);
      expect(await askedFor(`${event("neu")}?edit`, { ...staffCookie, ...asData })).toEqual([
        undefined,
      ]);
    });
  });

  it.each([
    ["without a session", {}],
    ["with a session that has ended", staffCookie],
  ])("is never made for visitors, whatever they say: %s", async (_what, cookie) => {
    const forged = { ...cookie, ...edited, [preview]: "working" };
    expect(await askedFor(`${event("neu")}?edit`, forged)).toEqual([undefined]);
    expect(await askedFor(`${event("neu")}?edit`, { ...forged, ...asData })).toEqual([undefined]);
  });

  it("is not what a posted form is answered with", async () => {
    site.backend.calls.length = 0;
    await asStaff(async () => {
      const headers = { ...host, "sec-fetch-site": "same-origin", ...staffCookie, ...edited };
      const url = "/de/konzert-o-mat?edit";
      const answer = await site.app.inject({ method: "POST", url, headers });
      expect(answer.statusCode).toBe(422);
    });
    expect(site.backend.calls.some(({ url }) => url.includes("/events/"))).toBe(true);
    expect(site.backend.calls.filter(({ headers }) => headers[preview])).toEqual([]);
  });
});
