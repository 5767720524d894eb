import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditLog, changes, eventGenres, events } from "../database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("a resource of staff", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const call = (
    method: "GET" | "POST" | "DELETE",
    path: string,
    payload?: object,
    caller: Partial<typeof staff> = staff,
  ) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/genres/${path}`,
      ...(payload && { payload }),
      ...caller,
    });
  const slugs = { de: "ein-name", en: "a-name" };
  const create = async (name: string, position = 0) =>
    (await call("POST", "", { title: both(name), slug: slugs, position })).json();

  it("is created, shown, changed and deleted, each noted with its author", async () => {
    const created = await create("Lied");
    expect(created).toEqual({
      id: expect.any(Number),
      revision: 1,
      title: both("Lied"),
      slug: slugs,
      position: 0,
    });
    const path = `${created.id}/`;
    expect((await call("GET", path)).json()).toEqual(created);

    const updated = await call("POST", path, { revision: 1, position: 7 });
    expect(updated.json()).toEqual({ ...created, revision: 2, position: 7 });
    expect((await call("DELETE", path)).statusCode).toBe(204);
    expect((await call("GET", path)).statusCode).toBe(404);

    const lines = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `genre:${created.id}`));
    expect(lines.map(({ action, title, actor }) => [action, title, actor])).toEqual(
      ["create", "update", "delete"].map((action) => [
        action,
        "Lied (de)",
        expect.stringMatching(/^Person/),
      ]),
    );
    const noted = await site.database.select().from(changes);
    expect(noted.filter(({ tags }) => tags.includes(`genre:${created.id}`))).toHaveLength(3);
    expect(noted.every(({ tags }) => tags.includes("genres"))).toBe(true);
  });

  it("is listed page by page, sorted, and searched without regard to umlauts", async () => {
    await create("Zebra-Klänge", 1);
    await create("Äther-Klange", 2);
    await create("Anderes", 3);
    const list = async (query: string) => (await call("GET", `?${query}`)).json();

    const found = await list("search=KLANGE&sort=title");
    expect(found.count).toBe(2);
    const titles = found.results.map(({ title }: { title: { de: string } }) => title.de);
    expect(titles).toEqual(["Äther-Klange (de)", "Zebra-Klänge (de)"]);

    const first = await list("search=klange&sort=-title&per_page=1");
    expect(first).toMatchObject({ count: 2, previous: null });
    const next = await site.app.inject({ url: first.next, cookies: staff.cookies });
    expect(next.json()).toMatchObject({ next: null, results: [{ title: both("Äther-Klange") }] });
    const behind = await list("search=klange&page=9");
    expect([behind.count, behind.results]).toEqual([2, []]);
    expect(await list("search=nothing+of+this")).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
    // each word has to be there, with umlauts or without
    expect((await list("search=zebra+klange")).count).toBe(1);
    expect((await list("search=zebra+nothing")).count).toBe(0);
    expect((await list("search=kl%C3%A4nge")).count).toBe(2);
    expect((await list("search=100%25_")).count).toBe(0);
    expect((await call("GET", "?sort=colour")).statusCode).toBe(400);
    expect((await call("GET", "?per_page=101")).statusCode).toBe(400);
  });

  it("is listed by ids, up to a hundred of them on one page", async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => create("Viele")));
    const ids = made.map(({ id }: { id: number }) => id);
    const { count, next, results } = (await call("GET", `?ids=${ids.join(",")}`)).json();
    expect([count, next]).toEqual([30, null]);
    expect(new Set(results.map(({ id }: { id: number }) => id))).toEqual(new Set(ids));
    const some = (await call("GET", `?ids=${ids[0]},4000000000,2147483647`)).json();
    expect(some.results.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    const hundredAndOne = Array.from({ length: 101 }, (_, place) => place + 1).join(",");
    for (const wrong of ["", "0", "1,,2", "1,x", hundredAndOne]) {
      expect([wrong, (await call("GET", `?ids=${wrong}`)).statusCode]).toEqual([wrong, 400]);
    }
  });

  it("does not overwrite what its author has not seen", async () => {
    const { id } = await create("Oper");
    const answers = await Promise.all(
      [1, 2].map((position) => call("POST", `${id}/`, { revision: 1, position })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: "conflict",
      details: { current: winner, yours: { revision: 1 } },
    });
    expect(refused.details.yours.position).not.toBe(winner.position);
    const stale = await call("DELETE", `${id}/?revision=1`);
    expect(stale.json()).toMatchObject({ code: "conflict", details: { current: winner } });
    expect((await call("DELETE", `${id}/?revision=2`)).statusCode).toBe(204);
  });

  it("names all fields that are wrong at once, when it is created and when it is changed", async () => {
    const { id } = await create("Tanz");
    const wrong: [object, object][] = [
      [{ title: "Tanz", slug: slugs }, { title: "invalid" }],
      [
        { title: { de: "", en: "x".repeat(500) }, slug: both("Nicht So"), position: -1 },
        { title: "required", slug: "invalid", position: "out_of_range" },
      ],
      [{}, { title: "required", slug: "required" }],
      [{ title: both("Tanz"), slug: slugs, position: [1] }, { position: "invalid" }],
    ];
    for (const [payload, fields] of wrong) {
      const answer = await call("POST", "", payload);
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          code: "validation_failed",
          message: "Some fields are not valid.",
          details: { fields },
        },
      ]);
    }
    const changed = await call("POST", `${id}/`, {
      revision: 1,
      position: -1,
      title: { de: "", en: "" },
    });
    expect(changed.json().details).toEqual({
      fields: { position: "out_of_range", title: "required" },
    });
  });

  it("refuses what it does not know, and what is no record", async () => {
    const { id } = await create("Tanz");
    const unknown = { title: both("Tanz"), slug: slugs, colour: "red" };
    const created = await call("POST", "", unknown);
    expect([created.statusCode, created.json().details]).toEqual([
      422,
      { fields: { colour: "unknown_field" } },
    ]);
    const changed = await call("POST", `${id}/`, { position: 1, colour: "red" });
    expect([changed.statusCode, changed.json().details]).toEqual([
      422,
      { fields: { revision: "required", colour: "unknown_field" } },
    ]);
    for (const path of ["999999/", "0/", "nine/", "99999999999/"]) {
      expect((await call("GET", path)).statusCode).toBe(404);
      expect((await call("GET", `${path}uses/`)).statusCode).toBe(404);
      expect((await call("POST", path, { revision: 1 })).statusCode).toBe(404);
      expect((await call("DELETE", path)).statusCode).toBe(404);
    }
  });

  it("is not deleted while others refer to it, which staff read before", async () => {
    const { id } = await create("Kammer");
    const uses = async () => (await call("GET", `${id}/uses/`)).json();
    expect(await uses()).toEqual([]);
    const [event] = await site.database
      .insert(events)
      .values({ startsAt: new Date(), title: both("Abend"), slug: both("abend") })
      .returning();
    await site.database.insert(eventGenres).values({ eventId: event?.id ?? 0, genreId: id });
    const used = [{ what: `event:${event?.id}`, title: both("Abend").de }];
    expect(await uses()).toEqual(used);
    const answer = await call("DELETE", `${id}/`);
    expect(answer.json()).toMatchObject({ code: "conflict", details: { used_by: used } });
    expect((await call("GET", `${id}/`)).statusCode).toBe(200);
  });

  it("is for staff, from this site, with the token", async () => {
    const payload = { title: both("Fremd"), slug: slugs };
    const visitor = await browser(site);
    expect((await call("GET", "", undefined, visitor)).statusCode).toBe(401);
    expect((await call("POST", "", payload, visitor)).statusCode).toBe(401);
    const { cookies } = staff;
    expect((await call("POST", "", payload, { cookies })).statusCode).toBe(403);
    expect((await call("GET", "?search=Fremd")).json().count).toBe(0);
  });
});
