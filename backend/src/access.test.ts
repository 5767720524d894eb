import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { csrfHeader, internalHeader, sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import type { AdminMenu } from "@festival/contracts/api/staff";
import type { AnyCall } from "@festival/contracts/calls/call";
import { errorStatus, isErrorBody, type ErrorCode } from "@festival/contracts/errors";
import { match } from "@festival/contracts/routes";
import { adminHref, staffPaths, systemPages } from "@festival/contracts/staffPaths";
import type { FastifyInstance } from "fastify";
import { addKey } from "./office/releases/releaseKeys.repository.ts";
import { callNames, nameOf } from "./platform/calls/names.ts";
import { adminMenus } from "./staff/menus/adminMenus.ts";
import { createSession } from "./staff/sessions/sessions.repository.ts";
import { accessTable, callers, expectedRefusal, type CallerKind } from "./testing/accessTable.ts";
import {
  browser,
  createTestApp,
  internalSecret,
  password,
  type TestApp,
} from "./testing/testApp.ts";
import { createStaffUser } from "./staff/users/createStaffUser.ts";
import { hashToken, newToken } from "./platform/randomTokens.ts";

interface Route {
  method: string;
  url: string;
  /** Absent where the route was registered without a definition. */
  call: AnyCall | undefined;
}

/** An address of the route at which there is nothing. */
const addressOf = (url: string) =>
  url
    .replace("/:lang(de|en)", "/de")
    .replace("/:owner", "/pages")
    .replaceAll(/:(?:id|version|schedule|review|remark)\b/g, "999999")
    .replaceAll(/:\w+/g, "nothing")
    .replaceAll("*", "nothing");

/** Calls that may sign the caller out. */
const mayEndSession = ({ method, url }: Route) => method !== "GET" && /account|sessions/.test(url);

/** A stream that never ends: only who is refused gets a whole answer. */
const isEndless = ({ url }: Route) => url === "/internal/changes";

describe("who may call what", () => {
  const routes: Route[] = [];
  let site: TestApp;
  const ids = { editor: 0, admin: 0 };

  beforeAll(async () => {
    const collect = (app: FastifyInstance) =>
      app.addHook("onRoute", ({ method, url, config }) => {
        // Fastify makes HEAD of every GET, with the same hooks
        const methods = [method].flat().filter((each) => each !== "HEAD");
        routes.push(...methods.map((each) => ({ method: each, url, call: config?.call })));
      });
    site = await createTestApp({ prepare: collect });
    await site.app.ready();
    for (const role of ["editor", "admin"] as const) {
      const email = `${role}@festival.example`;
      ids[role] = await createStaffUser(site.database, { email, username: role, password, role });
    }
  });
  afterAll(() => site.close());

  /** A browser with a session of its own. */
  async function signedIn(userId: number, endsIn = 60_000) {
    const token = newToken();
    const now = new Date();
    await createSession(site.database, {
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      endsAt: new Date(now.getTime() + endsIn),
    });
    return browser(site, { [sessionCookie]: token });
  }

  type Caller = Awaited<ReturnType<typeof browser>>;
  const without = ({ cookies, headers }: Caller, name: string): Caller => ({
    cookies,
    headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
  });

  const makeCaller: Record<CallerKind, () => Promise<Caller>> = {
    visitor: () => browser(site),
    "visitor without token": async () => without(await browser(site), csrfHeader),
    editor: () => signedIn(ids.editor),
    admin: () => signedIn(ids.admin),
    "ended session": () => signedIn(ids.admin, -1),
    "admin without token": async () => without(await signedIn(ids.admin), csrfHeader),
    "admin on another site": async () => {
      const { cookies, headers } = await signedIn(ids.admin);
      const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      return { cookies, headers: { ...headers, ...elsewhere } };
    },
    "own process": async () => ({ cookies: {}, headers: { [internalHeader]: internalSecret } }),
    "team's key": async () => {
      const { cookies, headers } = await browser(site);
      const maker = { createdAt: new Date(), createdBy: "admin" };
      const made = await addKey(site.database, { remote: "mf-quiz", label: "quiz", ...maker });
      return { cookies, headers: { ...headers, authorization: `Bearer ${made.secret}` } };
    },
  };

  let calls = 0;
  /** What a caller is refused with, or the answer's status where they get through. */
  async function outcome(route: Route, caller: Caller): Promise<ErrorCode | number> {
    calls += 1;
    const answer = await site.app.inject({
      method: route.method as "GET",
      url: addressOf(route.url),
      // what is limited is limited per address
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(route.method === "GET" ? {} : { payload: {} }),
      ...caller,
    });
    const body: unknown = answer.body.startsWith("{") ? JSON.parse(answer.body) : undefined;
    const refused = new Set<ErrorCode>(["not_authenticated", "forbidden", "csrf_failed"]);
    if (
      isErrorBody(body) &&
      refused.has(body.code) &&
      answer.statusCode === errorStatus[body.code]
    ) {
      return body.code;
    }
    return answer.statusCode;
  }

  it("is what the definition of each route says", () => {
    const unnamed = routes.filter(({ call }) => !call);
    expect(unnamed.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  it("is registered for each definition", () => {
    const registered = new Set(routes.map(({ call }) => call && nameOf(call)));
    expect(callNames.filter((name) => !registered.has(name))).toEqual([]);
  });

  it.each(Object.entries(accessTable))("is for %s by name", (access, names) => {
    const found = routes.flatMap(({ call }) => (call?.for === access ? nameOf(call) : []));
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  it.each(["editor", "admin"] as const)(
    "is what the admin area's menu of an %s keeps to",
    async (role) => {
      const { cookies } = await signedIn(ids[role]);
      const menus = adminMenus(role, "en");
      const links = menus.flatMap(({ links }) => links);
      // these two read no list
      const screens = new Set(["/admin/help", "/admin/account"]);
      const resources = links.filter(
        ({ url }) => /^\/admin\/[a-z-]+$/.test(url) && !screens.has(url),
      );
      expect(resources.length).toBeGreaterThan(20);
      for (const { url } of resources) {
        const address = url.replace(/^\/admin\//, "/en/pageeditor-api/");
        const answer = await site.app.inject({ url: `${address}/`, cookies });
        expect([url, answer.statusCode]).toEqual([url, 200]);
      }
      expect(menus[0]).toMatchObject({ title: "Programme", url: "/admin/events" });
      expect(links.some(({ title }) => title === "Users")).toBe(role === "admin");
      expect(links.some(({ url }) => url === "/en/concert-o-mat-check")).toBe(true);
      expect(links.at(-1)?.url).toBe("/admin/second-factor?lang=en");
    },
  );

  it.each(["editor", "admin"] as const)(
    "is what the links keep to that an %s is shown: none leads to a page that does not exist",
    async (role) => {
      const { cookies } = await signedIn(ids[role]);
      const { json } = await site.app.inject({ url: "/en/pageeditor-api/user", cookies });
      const menus: AdminMenu[] = json().admin_menus;
      const shown = menus.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]);
      const paths = shown.map((url) => url.split("?")[0] ?? "");
      const known = new Set<string>([
        ...Object.values(staffPaths),
        ...[...site.app.resources.keys(), ...systemPages].map((resource) => adminHref(resource)),
      ]);
      expect(paths.filter((path) => !known.has(path) && !match(path))).toEqual([]);
      expect(menus.filter(({ links }) => links.length === 0)).toEqual([]);
      expect(paths).toContain("/en/concert-o-mat-check");
    },
  );

  it.each(callers)("is what a caller of this kind meets: %s", async (kind) => {
    const wrong: string[] = [];
    let caller = await makeCaller[kind]();
    for (const route of routes) {
      if (!route.call) continue;
      const expected = expectedRefusal(route.call.for, kind, route.method, nameOf(route.call));
      if (!expected && isEndless(route)) continue;
      const met = await outcome(route, caller);
      if (mayEndSession(route)) caller = await makeCaller[kind]();
      const isRight = expected ? met === expected : typeof met === "number" && met < 500;
      if (!isRight) {
        wrong.push(`${route.method} ${route.url}: ${met} instead of ${expected ?? "an answer"}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
