import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addressOf } from "@festival/contracts/calls/call";
import { accountCalls } from "@festival/contracts/calls/account";
import { getUser } from "@festival/contracts/calls/staff";
import { consentCookie } from "@festival/contracts/consent";
import { internalHeader, sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import { staffPaths } from "@festival/contracts/staffPaths";
import { layoutCookie } from "../../cookies/layoutCookie.ts";
import { answerWithFrame, framePaths } from "../testing/servedSite.ts";
import { json, startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { previewing, previewToken } from "../testing/testPreview.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { sessionTokenFor } from "../testing/testSession.ts";
import { shellSecret, startTestShell, until, type TestShell } from "../testing/testShell.ts";

// Two workers serve release "a" of quiz and forms, while others are looked at.

const ownerAt = (path: string, words: string, more = "") =>
  `${ownerSource(`
    render: () => "<b>${words}</b>",
    probes: async ({ locale }) => ["/" + locale + "/${path}"],
    ${more}
  `)} return { owner };`;
const quiz = (words: string, more = "") => ownerAt("konzert-o-mat", words, more);
const forms = (words: string) => ownerAt("forms", words);
/** Says what its process knows, and sends a visitor's call. */
const curious = quiz(
  "",
  `
  render: () => "<b>" + JSON.stringify(Object.values(process.env)).includes(${JSON.stringify(JSON.stringify(shellSecret))}) + "</b>",
  act: async (request, form) => {
    await request.api.post({ method: "POST", path: "/:locale/api/quiz/", for: "visitor" }, { form });
    // the code of a release can change whatever its process answers with
    const { ServerResponse } = process.getBuiltinModule("node:http");
    const { writeHead } = ServerResponse.prototype;
    ServerResponse.prototype.writeHead = function (status, headers) {
      const cookies = [headers["set-cookie"] ?? [], "festival_session=planted", "festival_release=other"].flat();
      return writeHead.call(this, status, { ...headers, "set-cookie": cookies });
    };
    return { kind: "redirect", to: "/de/konzert-o-mat", status: 303, consent: { id: "", version: 1, services: [] } };
  },
`,
);

const editor = {
  given: {
    server: null,
    browser: {
      entry: "entry.js",
      exposes: { "./admin": { scripts: ["admin.js"], styles: [] } },
    },
  },
};

let backend: TestBackend;
let releases: TestReleases;
let shell: TestShell;
beforeAll(async () => {
  backend = await startTestBackend();
  answerWithFrame(backend, framePaths);
  releases = await createTestReleases();
  await releases.add("mf-quiz", version("a"), { server: quiz("live quiz") });
  await releases.add("mf-quiz", version("b"), { server: quiz("other quiz") });
  await releases.add("mf-quiz", version("c"), { server: curious });
  await releases.add("mf-quiz", version("d"), { container: "throw new Error('out of tune');" });
  await releases.add("mf-quiz", version("e"), {
    server: quiz("", "load: async () => { for (;;); },"),
  });
  await releases.add("mf-forms", version("a"), { server: forms("live forms") });
  await releases.add("mf-forms", version("b"), { server: forms("other forms") });
  await releases.add("mf-editor", version("a"), editor);
  await releases.add("mf-editor", version("b"), editor);
  await releases.add("mf-editor", version("c"), editor);
  await releases.goLive({
    revision: 1,
    live: { "mf-quiz": version("a"), "mf-forms": version("a"), "mf-editor": version("a") },
  });
  shell = await startTestShell({ backend, releases }, 2, {
    RELEASE_STEP_SECONDS: "5",
    PREVIEWS_AT_ONCE: "4",
  });
});
afterAll(async () => {
  shell.supervisor.kill("SIGKILL");
  await shell.ended;
  await backend.close();
  await releases.remove();
});

async function get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const url = `http://127.0.0.1:${shell.port}${path}`;
  const answer = await fetch(url, { redirect: "manual", headers, ...init });
  const body = await answer.text();
  return { status: answer.status, headers: answer.headers, body, says: saidIn(body) };
}
const saidIn = (body: string) => /<b>(.*?)<\/b>/.exec(body)?.[1];
const post = (path: string, headers: Record<string, string>, form: Record<string, string> = {}) =>
  get(
    path,
    { "sec-fetch-site": "same-origin", ...headers },
    {
      method: "POST",
      body: new URLSearchParams(form),
    },
  );
const namesOfCookies = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
const page = "/de/konzert-o-mat";
const lookingAt = (given: Parameters<typeof previewing>[0], more = "") => ({
  cookie: previewing(given, shellSecret) + more,
});

describe("a browser that looks at another release", () => {
  it("sees it, with a bar that says so, while all others see the live one", async () => {
    const before = await get(page);
    const [seen, other, elsewhere] = await Promise.all([
      get(page, lookingAt({ version: version("b") })),
      get(page),
      get("/de/forms", lookingAt({ version: version("b") })),
    ]);
    expect([seen.says, other.says, elsewhere.says]).toEqual([
      "other quiz",
      "live quiz",
      "live forms",
    ]);
    expect(seen.body).toContain('<aside class="preview-badge"');
    expect(seen.body).toContain(`mf-quiz in der Fassung ${version("b")}`);
    expect(seen.body).toContain(`action="${staffPaths.endPreview}"`);
    // of its own document the navigator and the editor know the other release, too
    expect(seen.body).toContain(`/remotes/mf-quiz/${version("b")}/`);
    // to the byte, and to the header
    const plain = ({ body, headers }: typeof before) => {
      const all = Object.fromEntries(headers);
      const { date: _date, "x-request-id": _id, ...others } = all;
      return { body, others };
    };
    expect(plain(await get(page))).toEqual(plain(before));
    expect(other.body).not.toContain("preview");
  });

  it("keeps nothing of it, as document and as data, and neither does the shell", async () => {
    const asData = { accept: "application/vnd.festival.page+json, application/json" };
    for (const headers of [{}, asData]) {
      const seen = await get(page, { ...headers, ...lookingAt({ version: version("b") }) });
      expect(seen.headers.get("cache-control")).toBe("private, no-store");
      expect(seen.headers.get("x-robots-tag")).toBe("noindex");
      expect(seen.headers.get("etag")).toBeNull();
    }
    // both workers have the live page at hand, which asks the backend for nothing then
    await until(async () => {
      const before = backend.calls.length;
      const answers = await Promise.all(Array.from({ length: 20 }, () => get(page)));
      expect(new Set(answers.map(({ says }) => says))).toEqual(new Set(["live quiz"]));
      return backend.calls.length === before;
    });
    const seen = await Promise.all(
      Array.from({ length: 20 }, () => get(page, lookingAt({ version: version("b") }))),
    );
    expect(new Set(seen.map(({ says }) => says))).toEqual(new Set(["other quiz"]));
  });

  it.each([
    ["forged", () => previewing({}, "a guess")],
    ["over", () => previewing({ until: Date.now() - 1 }, shellSecret)],
  ])("sees the live one where its cookie is %s", async (_what, cookie) => {
    expect((await get(page, { cookie: cookie() })).says).toBe("live quiz");
  });

  it("is handed to code without the site's secrets, whose calls are those of visitors", async () => {
    backend.on("POST /de/api/quiz/", json({}));
    const cookies = lookingAt({ version: version("c") });
    expect((await get(page, cookies)).says).toBe("false");
    const sent = await post(page, cookies, { answer: "42" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, page]);
    const call = backend.calls.find(({ url }) => url === "/de/api/quiz/");
    expect(call?.body).toContain("42");
    expect(call?.headers[internalHeader]).toBe(shellSecret);
    // what pages set is set, and nothing that signs in or leads elsewhere
    expect(namesOfCookies(sent)).toEqual([consentCookie]);
    const layout = await get(`${page}?beemobile=1`, cookies);
    expect(namesOfCookies(layout)).toEqual([layoutCookie]);
    const foreign = await post(page, { ...cookies, "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
  });

  it("shows who is signed in to releases of the editor alone, which has no code on the server", async () => {
    const user = { username: "Ada", email: "", role: "admin", admin_menus: [] };
    backend.on(`GET ${addressOf(getUser, { locale: "de" })}`, ({ headers }, response) =>
      json(headers.cookie?.includes(sessionCookie) ? user : {}, 200)(
        { headers } as never,
        response,
      ),
    );
    const session = `; ${sessionCookie}=${sessionTokenFor(shellSecret)}`;
    const asVisitor = await get(page, lookingAt({ version: version("b") }, session));
    expect([asVisitor.says, asVisitor.body.includes("<header>Besuch")]).toEqual([
      "other quiz",
      true,
    ]);
    const editorRelease = { name: "mf-editor", version: version("b") } as const;
    const asStaff = await get(page, lookingAt(editorRelease, session));
    expect([asStaff.says, asStaff.body.includes("<header>Ada")]).toEqual(["live quiz", true]);
    expect(asStaff.body).toContain(`/remotes/mf-editor/${version("b")}/`);

    // the admin area is a part of the editor
    const account = { username: "Ada", email: "", role: "admin", locale: "en" };
    backend.on(`GET ${addressOf(accountCalls.get, { locale: "de" })}`, json(account));
    backend.on(`GET ${addressOf(getUser, { locale: "en" })}`, json(user));
    const base = (digit: string) => `/remotes/mf-editor/${version(digit)}/`;
    const others = await get("/admin", lookingAt(editorRelease, session));
    expect([others.status, others.body.includes(base("b"))]).toEqual([200, true]);
    expect(others.body).toContain("Preview of a release");
    const own = await get("/admin", lookingAt({ version: version("b") }, session));
    expect([own.status, own.body.includes(base("a"))]).toEqual([200, true]);
    const signedOut = await get("/admin", lookingAt(editorRelease));
    expect([signedOut.status, signedOut.headers.get("location")]).toEqual([
      302,
      "/admin/login?next=%2Fadmin",
    ]);
  });

  it.each([
    ["pages to which passwords are posted", "/de/admin/login", {}],
    ["what the backend answers", "/de/api/quiz/", {}],
    ["what is posted to the admin area", "/admin", { method: "POST" }],
  ])("never has a part in %s", async (_what, path, init) => {
    const given = { "sec-fetch-site": "same-origin" };
    const editorRelease = { name: "mf-editor", version: version("b") } as const;
    for (const release of [{ version: version("b") }, editorRelease]) {
      const looking = { ...given, ...lookingAt(release) };
      const [live, seen] = await Promise.all([get(path, given, init), get(path, looking, init)]);
      expect([seen.status, seen.headers.get("x-robots-tag")]).toEqual([
        live.status,
        live.headers.get("x-robots-tag"),
      ]);
      expect(seen.body).not.toContain("preview-badge");
    }
  });

  it("sees what is live of all other remotes, also when that changes", async () => {
    const looking = lookingAt({ version: version("b") });
    expect((await get("/de/forms", looking)).says).toBe("live forms");
    await releases.goLive({
      revision: 2,
      live: { "mf-quiz": version("a"), "mf-forms": version("b"), "mf-editor": version("a") },
    });
    await until(async () => (await get("/de/forms")).says === "other forms");
    await until(async () => (await get("/de/forms", looking)).says === "other forms");
    expect((await get(page, looking)).says).toBe("other quiz");
  });
});

describe("a release that can't be looked at", () => {
  it.each([
    ["can't be loaded", "d", "out of tune"],
    ["is not in the store", "f", "its file release.json is missing"],
  ])(
    "because it %s is told with the way back, and all others notice nothing",
    async (_what, digit, reason) => {
      const seen = await get(page, lookingAt({ version: version(digit) }));
      expect(seen.status).toBe(503);
      expect(seen.headers.get("cache-control")).toBe("private, no-store");
      expect(seen.body).toContain(reason);
      expect(seen.body).toContain(`action="${staffPaths.endPreview}"`);
      expect((await get(page)).says).toBe("live quiz");
    },
  );

  it("because it loops is ended, and told", async () => {
    const looping = get(page, lookingAt({ version: version("e") }));
    expect((await get(page)).says).toBe("live quiz");
    const seen = await looping;
    expect([seen.status, seen.body.includes("gave no answer")]).toEqual([503, true]);
    // by another process
    const elsewhere = await get("/de/forms", lookingAt({ version: version("e") }));
    expect(elsewhere.says).toBe("other forms");
  });

  it("because as many others are looked at as is possible is told, and those go on", async () => {
    const names = [
      { version: version("b") },
      { name: "mf-forms", version: version("a") },
      { version: version("c") },
      { name: "mf-editor", version: version("b") },
      { name: "mf-editor", version: version("c") },
    ] as const;
    let all: Awaited<ReturnType<typeof get>>[] = [];
    await until(async () => {
      all = await Promise.all(names.map((one) => get("/de/forms", lookingAt(one))));
      // one that was looked at before makes room after a while
      return all.filter(({ status }) => status === 200).length === 4;
    });
    expect(all.find(({ status }) => status === 503)?.body).toContain("so viele andere Fassungen");
  });
});

describe("a link to look at another release", () => {
  const open = (token: string) => get(`${staffPaths.preview}?token=${token}&lang=en`);

  it("asks first, and begins by a form of this site alone", async () => {
    const token = previewToken({}, shellSecret);
    const asked = await open(token);
    expect(asked.status).toBe(200);
    expect(asked.headers.get("x-robots-tag")).toBe("noindex");
    expect(asked.body).toContain("Look at it now");
    expect(asked.body).toContain(`value="${token}"`);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const foreign = await post(staffPaths.preview, { "sec-fetch-site": "cross-site" }, { token });
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
    const begun = await post(staffPaths.preview, {}, { token, lang: "en" });
    expect([begun.status, begun.headers.get("location")]).toEqual([303, "/en"]);
    const [cookie = ""] = begun.headers.getSetCookie();
    expect(cookie).toMatch(/; Max-Age=3600;.* HttpOnly; SameSite=Lax$/);
    expect((await get(page, { cookie: cookie.split(";")[0] ?? "" })).status).not.toBe(404);
  });

  it.each([
    ["forged", () => previewToken({}, "a guess")],
    ["over", () => previewToken({ until: Date.now() - 1 }, shellSecret)],
    ["cut short", () => previewToken({}, shellSecret).slice(0, -3)],
  ])("does nothing where it is %s", async (_what, made) => {
    const token = made();
    expect((await open(token)).status).toBe(403);
    const begun = await post(staffPaths.preview, {}, { token });
    expect([begun.status, begun.headers.getSetCookie()]).toEqual([403, []]);
  });

  it("ends by its button, on the page where one is", async () => {
    const referer = `http://127.0.0.1:${shell.port}${page}?x=1`;
    const ended = await post(staffPaths.endPreview, { ...lookingAt({}), referer });
    expect([ended.status, ended.headers.get("location")]).toEqual([303, `${page}?x=1`]);
    expect(ended.headers.getSetCookie()[0]).toMatch(/^festival_release=; Max-Age=0/);
    const elsewhere = { ...lookingAt({}), referer: "https://evil.example/x" };
    expect((await post(staffPaths.endPreview, elsewhere)).headers.get("location")).toBe("/");
    const foreign = { ...lookingAt({}), "sec-fetch-site": "cross-site" };
    expect((await post(staffPaths.endPreview, foreign)).status).toBe(403);
  });
});
