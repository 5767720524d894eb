import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { documentOf, html, origin, startWorker } from "./testWorker.ts";
import { offlineLimits } from "./worker.ts";

let worker: ReturnType<typeof startWorker>;
beforeEach(async () => {
  jest.useRealTimers();
  worker = startWorker();
  await worker.install();
  await worker.activate();
  worker.network.set("/de/programm", () => html(documentOf("/de/programm")));
});

describe("a page that was read", () => {
  it("can be read again without a network, and says when it was fetched", async () => {
    expect(await (await worker.open("/de/programm"))?.text()).toBe(documentOf("/de/programm"));
    worker.goOffline();
    const answer = await worker.open("/de/programm");
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toMatch(/<html data-kept="\d{4}-[^"]+Z" lang="de">/);
  });

  it("can be read where the browser asks ahead and says by an error's response that nothing came", async () => {
    await worker.open("/de/programm");
    worker.goOffline();
    const preloadResponse = Promise.resolve(Response.error());
    const answer = await worker.open("/de/programm", {}, { preloadResponse });
    expect(await answer?.text()).toContain("data-kept");
    const unread = await worker.open("/de/nie-gelesen", {}, { preloadResponse });
    expect(await unread?.text()).toContain("offline de");
  });

  it("is not kept in the place of a newer one where the server has sent it from before", async () => {
    await worker.open("/de/programm");
    worker.network.set("/de/programm", () => {
      const headers = {
        "content-type": "text/html",
        "x-festival-kept": "2025-08-20T08:00:00.000Z",
      };
      return new Response(documentOf("/de/alt"), { headers });
    });
    await worker.open("/de/programm");
    worker.goOffline();
    expect(await (await worker.open("/de/programm"))?.text()).toContain("/de/programm");
  });

  it("comes from the network as long as there is one", async () => {
    await worker.open("/de/programm");
    worker.network.set("/de/programm", () => html("neu"));
    expect(await (await worker.open("/de/programm"))?.text()).toBe("neu");
  });

  it("is there as data, too, with its age", async () => {
    await worker.open("/de/programm");
    worker.goOffline();
    const answer = await worker.askForData("/de/programm");
    expect(answer?.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer?.headers.get("x-festival-kept")).toMatch(/Z$/);
    expect(await answer?.json()).toEqual({ url: "/de/programm" });
  });

  it("serves the kept page where the site is down or the network too slow", async () => {
    await worker.open("/de/programm");
    worker.network.set("/de/programm", () => new Response("away", { status: 503 }));
    expect(await (await worker.open("/de/programm"))?.text()).toContain("data-kept");
    jest.useFakeTimers();
    let arrive = (_answer: Response) => undefined as void;
    worker.network.set("/de/programm", () => new Promise((resolve) => (arrive = resolve)));
    const answer = worker.askForData("/de/programm");
    await jest.advanceTimersByTimeAsync(offlineLimits.patienceMs);
    expect((await answer)?.headers.has("x-festival-kept")).toBe(true);
    arrive(html("zu spät"));
  });

  it("with its files and pictures stays when a document asks for it", async () => {
    worker.network.set("/de/heft", () =>
      html(
        documentOf(
          "/de/heft",
          '<script src="/remotes/shell/bbb/browser/a.js"></script><img src="/media/images/1-a/320.jpg">',
        ),
      ),
    );
    worker.network.set("/remotes/shell/bbb/browser/a.js", () => new Response("a"));
    worker.network.set("/remotes/shell/bbb/browser/late.js", () => new Response("late"));
    worker.network.set("/media/images/1-a/320.jpg", () => new Response("picture"));
    await worker.post({
      type: "keep",
      url: `${origin}/de/heft`,
      files: [`${origin}/remotes/shell/bbb/browser/late.js`, "https://elsewhere.example/x.js"],
      withPictures: true,
    });
    worker.goOffline();
    expect(await (await worker.open("/de/heft"))?.text()).toContain("data-kept");
    for (const file of ["a.js", "late.js"]) {
      const answer = await worker.load(`/remotes/shell/bbb/browser/${file}`);
      expect(await answer?.text()).toBe(file.replace(".js", ""));
    }
    // in another size and format, since that one was never seen
    const picture = await worker.load("/media/images/1-a/1200.avif");
    expect(await picture?.text()).toBe("picture");
    expect(worker.asked).not.toContain("/x.js");
  });

  it("leaves videos and their captions to the network", async () => {
    for (const file of ["film.mp4", "de.vtt"]) {
      expect(await worker.load(`/media/files/1-a/${file}`)).toBeUndefined();
    }
  });

  it("is not fetched twice within a short time only to be kept", async () => {
    await worker.open("/de/programm");
    await worker.post({
      type: "keep",
      url: `${origin}/de/programm`,
      files: [],
      withPictures: false,
    });
    expect(worker.asked.filter((path) => path === "/de/programm")).toHaveLength(1);
  });

  it("is forgotten when it is gone", async () => {
    await worker.open("/de/programm");
    worker.network.delete("/de/programm");
    expect((await worker.open("/de/programm"))?.status).toBe(404);
    worker.goOffline();
    expect((await worker.open("/de/programm"))?.status).toBe(503);
  });
});

describe("without a network", () => {
  it("an unread page says so in its language and lists what can be read in it", async () => {
    await worker.open("/de/programm");
    worker.goOffline();
    const answer = await worker.open("/de/nie-gelesen");
    expect(answer?.status).toBe(503);
    const text = await answer?.text();
    expect(text).toContain("offline de");
    expect(text).toContain('<a href="/de/programm">Seite /de/programm &amp; mehr</a>');
    expect(text).toMatch(/Stand: \d/);
    expect(await (await worker.open("/en/unread"))?.text()).toBe("offline en <p>Nothing yet</p>");
    expect(await (await worker.open("/"))?.text()).toContain("offline de");
  });

  it("the page that says so has its looks", async () => {
    worker.goOffline();
    expect(await (await worker.load("/offline.css"))?.text()).toBe("body{}");
  });

  it("an unread page is an error as data: the navigator decides what follows", async () => {
    worker.goOffline();
    await expect(worker.askForData("/de/nie-gelesen")).rejects.toThrow("no network");
  });
});

describe("a form that is sent without a network", () => {
  const form = () => {
    const data = new FormData();
    data.append("email", 'ada"<b>@festival.test');
    data.append("topics", "");
    data.append("consent_version", "v1");
    return data;
  };

  it.each([
    ["de", "Eingegeben"],
    ["en", "Entered"],
  ])("comes back with what was typed, to be sent again (%s)", async (locale, typed) => {
    worker.goOffline();
    const answer = await worker.send(`/${locale}/newsletter?x=1`, form());
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe(
      `unsent ${locale} <form action="/${locale}/newsletter?x=1">` +
        '<input type="hidden" name="email" value="ada&quot;&lt;b&gt;@festival.test">' +
        '<input type="hidden" name="topics" value="">' +
        '<input type="hidden" name="consent_version" value="v1"></form>' +
        `<h2>${typed}</h2><ul><li>ada&quot;&lt;b&gt;@festival.test</li></ul>`,
    );
    expect(worker.caches.has("festival-pages", `/${locale}/newsletter?x=1`)).toBe(false);
  });

  it("asks for files once more", async () => {
    worker.goOffline();
    const data = form();
    data.append("papers", new File([""], ""));
    const none = await (await worker.send("/de/forms/a", data))?.text();
    expect(none).not.toContain("Dateien");
    data.append("papers", new File(["a"], "a.txt"));
    const answer = await (await worker.send("/de/forms/a", data))?.text();
    expect(answer).toContain("Dateien noch einmal wählen.");
    expect(answer).not.toContain("papers");
  });

  it("is left to the browser with a network, from another site, and where staff sign in", async () => {
    expect(await worker.send("/de/newsletter", form())).toBeUndefined();
    worker.goOffline();
    for (const referrer of ["", "https://festival.example.evil.example/"]) {
      expect(await worker.send("/de/newsletter", form(), { referrer })).toBeUndefined();
    }
    for (const path of ["/admin/login", "/de/admin/login", "/de/api/forms-entries/"]) {
      expect(await worker.send(path, form())).toBeUndefined();
    }
  });
});

describe("what is never kept", () => {
  const isKept = async (path: string) => {
    worker.goOffline();
    return (await worker.open(path))?.status === 200;
  };

  it.each(["private, no-store", "no-store"])(
    "is a page for one person alone (%s)",
    async (value) => {
      worker.network.set("/de/seite", () =>
        html(documentOf("/de/seite"), { "cache-control": value }),
      );
      await worker.open("/de/seite");
      expect(await isKept("/de/seite")).toBe(false);
    },
  );

  it("is an answer that is no page, a redirect or a failure", async () => {
    worker.network.set("/de/fehler", () => new Response("x", { status: 500 }));
    await worker.open("/de/fehler");
    expect(await isKept("/de/fehler")).toBe(false);
  });

  it("is what is sent by a form, and what the backend answers", async () => {
    expect(await worker.open("/de/programm", { method: "POST" })).toBeUndefined();
    expect(await worker.load("/de/api/events/")).toBeUndefined();
    expect(await worker.askForData("/de/api/events/")).toBeUndefined();
    expect(worker.caches.has("festival-pages", "/de/programm")).toBe(false);
  });

  it("is anything of staff's own pages, and from then on nothing read before", async () => {
    for (const path of ["/admin/login", "/de/admin/login"]) {
      worker.goOnline();
      worker.network.set(path, () => html("anmelden", { "cache-control": "private, no-store" }));
      await worker.open("/de/programm");
      await worker.open(path);
      expect(await isKept("/de/programm")).toBe(false);
      expect(worker.caches.has("festival-pages", path)).toBe(false);
    }
    await expect(worker.open("/admin/login")).rejects.toThrow("no network");
  });

  it("is what was read before a user signed in", async () => {
    await worker.open("/de/programm");
    await worker.post({ type: "forget" });
    expect(await isKept("/de/programm")).toBe(false);
  });
});

describe("a page for staff who edit", () => {
  it("is neither kept nor answered from what was kept, as a document", async () => {
    // as a visitor's worker may have it, to whom the address says nothing
    const path = "/de/programm?edit";
    worker.network.set(path, () => html(documentOf(path)));
    await worker.open(path);
    expect(worker.caches.has("festival-pages", path)).toBe(false);
    await worker.post({ type: "keep", url: origin + path, files: [], withPictures: false });
    worker.network.set(path, () => new Response("away", { status: 503 }));
    expect(await (await worker.open(path))?.text()).toBe("away");
    worker.goOffline();
    expect(await (await worker.open(path))?.text()).toContain("offline de");
  });

  it("is left to the network, as data", async () => {
    await worker.open("/de/programm");
    expect(await worker.askForData("/de/programm", { "x-festival-edit": "1" })).toBeUndefined();
    expect(await worker.askForData("/de/programm")).toBeDefined();
  });
});

describe("files of releases", () => {
  it("are fetched once", async () => {
    worker.network.set("/remotes/shell/bbb/browser/a.js", () => new Response("a"));
    await worker.load("/remotes/shell/bbb/browser/a.js");
    await worker.load("/remotes/shell/bbb/browser/a.js");
    expect(worker.asked.filter((path) => path.endsWith("a.js"))).toHaveLength(1);
  });

  it("that failed are asked for again", async () => {
    await worker.load("/remotes/shell/bbb/browser/a.js");
    worker.network.set("/remotes/shell/bbb/browser/a.js", () => new Response("a"));
    expect((await worker.load("/remotes/shell/bbb/browser/a.js"))?.status).toBe(200);
  });

  it("of old releases go with the next worker, but for those that kept pages need", async () => {
    const file = (release: string) => `/remotes/shell/${release}/browser/a.js`;
    for (const release of ["old", "kept", "bbb"]) {
      worker.network.set(file(release), () => new Response(release));
      await worker.load(file(release));
    }
    worker.network.set("/de/alt", () =>
      html(documentOf("/de/alt", `<script src="${file("kept")}"></script>`)),
    );
    await worker.open("/de/alt");
    const next = startWorker({ version: "b" }, worker.caches);
    await next.install();
    await next.activate();
    const has = (release: string) => worker.caches.has("festival-files", file(release));
    expect([has("old"), has("kept"), has("bbb")]).toEqual([false, true, true]);
    expect(worker.caches.names()).not.toContain("festival-offline-a");
    expect(worker.caches.names()).toContain("festival-offline-b");
  });
});

describe("bounds", () => {
  const small = { limits: { ...offlineLimits, pages: 2, files: 2 } as never };

  it("drop the pages read longest ago and the files fetched first", async () => {
    const bounded = startWorker(small);
    await bounded.install();
    jest.useFakeTimers({
      now: 1_000_000,
      doNotFake: ["setTimeout", "setImmediate", "queueMicrotask", "nextTick"],
    });
    for (const name of ["a", "b", "a", "c"]) {
      jest.setSystemTime(Date.now() + 1000);
      bounded.network.set(`/de/${name}`, () => html(documentOf(`/de/${name}`)));
      await bounded.open(`/de/${name}`);
    }
    expect(
      ["a", "b", "c"].map((name) => bounded.caches.has("festival-pages", `/de/${name}`)),
    ).toEqual([true, false, true]);
    for (const name of ["1", "2", "3"]) {
      const path = `/remotes/shell/bbb/browser/${name}.js`;
      bounded.network.set(path, () => new Response(name));
      await bounded.load(path);
      await new Promise(setImmediate);
    }
    expect(bounded.caches.has("festival-files", "/remotes/shell/bbb/browser/1.js")).toBe(false);
    expect(bounded.caches.has("festival-files", "/remotes/shell/bbb/browser/3.js")).toBe(true);
  });

  it("are 60 pages of at most 30 days, 240 files, 240 pictures, and 4 seconds of patience", () => {
    expect(offlineLimits).toMatchObject({
      pages: 60,
      pageAgeMs: 30 * 24 * 3600 * 1000,
      files: 240,
      pictures: 240,
      patienceMs: 4000,
    });
  });
});
