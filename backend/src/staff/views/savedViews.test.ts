import { mostViews } from "@festival/contracts/api/editing/savedViews";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const url = "/de/pageeditor-api/saved-views/";
const view = {
  resource: "events",
  title: "Kammermusik",
  search: "filter=%7B%22genre%22%3A3%7D&sort=starts_at",
  columns: ["title", "starts_at"],
  is_shared: false,
};

describe("views of lists", () => {
  let site: TestApp;
  let clara: Awaited<ReturnType<typeof signedIn>>;
  let robert: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    clara = await signedIn(site);
    robert = await signedIn(site);
    admin = await signedIn(site, "admin");
  });
  afterAll(() => site.close());

  const list = async (caller: typeof clara, resource = "events") =>
    (await site.app.inject({ url: `${url}?resource=${resource}`, ...caller })).json();
  const keep = (caller: typeof clara, more: object = {}) =>
    site.app.inject({ method: "POST", url, ...caller, payload: { ...view, ...more } });
  const remove = (caller: typeof clara, id: number) =>
    site.app.inject({ method: "DELETE", url: `${url}${id}/`, ...caller });

  it("belong to the account that keeps them, by list and name", async () => {
    expect(await list(clara)).toEqual([]);
    const kept = await keep(clara);
    expect(kept.statusCode).toBe(200);
    expect(await list(clara)).toEqual([
      { ...view, id: kept.json().id, owner: expect.any(String), is_own: true },
    ]);
    expect(await list(clara, "venues")).toEqual([]);
    expect(await list(robert)).toEqual([]);
    // the same name is the same view
    await keep(clara, { search: "search=Bach" });
    expect(await list(clara)).toMatchObject([{ search: "search=Bach" }]);
    expect((await keep(robert)).json().id).not.toBe(kept.json().id);
  });

  it("are seen by all where they are shared, and removed by their owner or an admin alone", async () => {
    const { id } = (await keep(clara, { title: "Für alle", is_shared: true })).json();
    expect(await list(robert)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, is_own: false, title: "Für alle" })]),
    );
    expect((await remove(robert, id)).statusCode).toBe(403);
    expect((await remove(admin, id)).statusCode).toBe(204);
    const [own] = await list(clara);
    expect((await remove(robert, own.id)).statusCode).toBe(404);
    expect((await remove(admin, own.id)).statusCode).toBe(404);
    expect((await remove(clara, own.id)).statusCode).toBe(204);
    expect((await remove(clara, own.id)).statusCode).toBe(404);
    expect(await list(clara)).toEqual([]);
  });

  it.each([
    { title: "" },
    { title: "  " },
    { title: "a".repeat(81) },
    { resource: "Events/1" },
    { columns: ["<b>"] },
    { search: "x".repeat(2001) },
    { more: 1 },
  ])("refuse %j", async (wrong) => {
    expect((await keep(clara, wrong)).statusCode).toBe(400);
  });

  it("are refused beyond a number, but for those that are kept again", async () => {
    for (let place = 0; place < mostViews; place += 1)
      expect((await keep(clara, { resource: "works", title: `${place}` })).statusCode).toBe(200);
    expect((await keep(clara, { resource: "works", title: "one more" })).statusCode).toBe(409);
    expect((await keep(clara, { resource: "works", title: "7" })).statusCode).toBe(200);
  });

  it("are for staff", async () => {
    const visitor = await browser(site);
    expect((await keep(visitor)).statusCode).toBe(401);
    expect((await remove(visitor, 1)).statusCode).toBe(401);
    expect((await site.app.inject({ url: `${url}?resource=events` })).statusCode).toBe(401);
  });
});
