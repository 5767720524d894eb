import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { type TestSite, startTestSite } from "../testing/testSite.ts";
import { createVisitorShare } from "./visitorShare.ts";
import { serveWithFrame } from "../testing/servedSite.ts";

describe("the share of an address", () => {
  /** How many of so many pages an address is given. */
  function given(share: ReturnType<typeof createVisitorShare>, address: string, pages: number) {
    let count = 0;
    for (let page = 0; page < pages; page += 1) {
      try {
        share.take(address);
        count += 1;
      } catch {
        // refused
      }
    }
    return count;
  }
  function start() {
    let now = 0;
    const share = createVisitorShare({ perMinute: 120, burst: 60 }, () => now);
    return { share, wait: (ms: number) => (now += ms) };
  }

  it("is a burst at once, and then as many as come back with time", () => {
    const { share, wait } = start();
    expect(given(share, "203.0.113.1", 100)).toBe(60);
    wait(10_000);
    expect(given(share, "203.0.113.1", 100)).toBe(20);
    wait(60 * 60_000);
    expect(given(share, "203.0.113.1", 100)).toBe(60);
  });

  it("is what a class of pupils needs behind one address", () => {
    const { share, wait } = start();
    let refused = 0;
    // thirty of them open a page each within ten seconds, and then one every half minute
    for (let second = 0; second < 10; second += 1) {
      refused += 3 - given(share, "203.0.113.1", 3);
      wait(1000);
    }
    for (let second = 0; second < 300; second += 1) {
      refused += 1 - given(share, "203.0.113.1", 1);
      wait(1000);
    }
    expect(refused).toBe(0);
  });

  it("is no other address's", () => {
    const { share } = start();
    given(share, "203.0.113.1", 100);
    expect(given(share, "203.0.113.2", 1)).toBe(1);
    expect(given(share, "2001:db8::1", 1)).toBe(1);
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
    ["2001:DB8:1:2::1", "2001:0db8:0001:0002::2"],
    ["2001:db8::1", "2001:db8:0:0::2"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["fe80::1%eth0", "fe80::2%eth1"],
  ])("is the same for %s and %s", (one, other) => {
    const { share } = start();
    given(share, one, 60);
    expect(given(share, other, 1)).toBe(0);
  });

  it("ends at the network of IPv6", () => {
    const { share } = start();
    given(share, "2001:db8:1:2::1", 60);
    expect(given(share, "2001:db8:1:3::1", 1)).toBe(1);
  });

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "has no end for processes of this machine: %s",
    (address) => {
      const { share } = start();
      expect(given(share, address, 1000)).toBe(1000);
    },
  );

  it("is remembered of the latest addresses alone", () => {
    const { share } = start();
    given(share, "203.0.113.1", 60);
    for (let other = 0; other < 50_000; other += 1) {
      share.take(`10.${other >> 16}.${(other >> 8) & 255}.${other & 255}`);
    }
    expect(given(share, "203.0.113.1", 1)).toBe(1);
  });
});

describe("a visitor who asks for more pages than their share", () => {
  const programme = `${ownerSource(`
    load: async (request) => page(await request.api.get({ path: "/:locale/api/genres/" }), request),
  `)} return { owner };`;
  let site: TestSite;
  let origin: string;
  const share = { perMinute: 0.001, burst: 5 };
  beforeAll(async () => {
    site = await startTestSite({ "mf-programme": { server: programme } }, undefined, {
      pagesPerVisitor: share,
      preparesBusyPages: true,
    });
    origin = await serveWithFrame(site, ["/de/api/genres/"]);
  });
  afterAll(() => site.close());

  let pages = 0;
  const newPage = () => `/de/programm-tickets?q=${(pages += 1)}`;
  const get = (url: string, address: string, init: RequestInit = {}) =>
    fetch(origin + url, {
      ...init,
      headers: { "x-forwarded-for": address, ...(init.headers as Record<string, string>) },
    });
  const useUp = async (address: string) => {
    const first = newPage();
    expect((await get(first, address)).status).toBe(200);
    for (let page = 1; page < share.burst; page += 1) await get(newPage(), address);
    return first;
  };

  it("is asked for patience, in their language, and is answered what is kept", async () => {
    const kept = await useUp("203.0.113.1");
    const refused = await get(newPage(), "203.0.113.1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.text()).toContain("Fehler 429");
    expect(await (await get("/en/nowhere", "203.0.113.1")).text()).toContain('lang="en"');
    expect((await get(kept, "203.0.113.1")).status).toBe(200);
    const calls = site.backend.calls.length;
    await get(newPage(), "203.0.113.1");
    expect(site.backend.calls.length).toBe(calls);
  });

  it("is asked as data where the navigator asks", async () => {
    await useUp("203.0.113.2");
    const headers = { accept: "application/json" };
    const refused = await get(newPage(), "203.0.113.2", { headers });
    expect([refused.status, await refused.json()]).toMatchObject([429, { status: 429 }]);
  });

  it("leaves others their share, of the same page at the same time, too", async () => {
    await useUp("203.0.113.3");
    const page = newPage();
    const [, other] = await Promise.all([get(page, "203.0.113.3"), get(page, "203.0.113.4")]);
    expect(other.status).toBe(200);
  });

  it("has had their share of posted forms and missing pages, too", async () => {
    await useUp("203.0.113.5");
    const posted = await get("/de/programm-tickets", "203.0.113.5", {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: "a=b",
    });
    expect(posted.status).toBe(429);
    expect((await get("/de/nirgends/sonst/wo", "203.0.113.5")).status).toBe(429);
  });

  it("is no member of staff", async () => {
    await useUp("203.0.113.6");
    site.backend.on("GET /de/pageeditor-api/user", (_call, response) =>
      sendJson(response, 200, { email: "a@b.example", username: "Ada", admin_menus: [] }),
    );
    const headers = { cookie: `festival_session=${testSession}` };
    expect((await get(newPage(), "203.0.113.6", { headers })).status).toBe(200);
  });
});
