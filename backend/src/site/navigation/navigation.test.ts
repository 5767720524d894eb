import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { NavigationEntry } from "@festival/contracts/api/content";
import { navigationEntries, pages, settings } from "../../platform/database/schema/index.ts";
import { both, insertPage } from "../../testing/factories.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("the navigation", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
  });
  beforeEach(async () => {
    await site.database.delete(navigationEntries);
    await site.database.delete(pages);
  });
  afterAll(() => site.close());

  const nav = async (locale = "en") =>
    (await site.app.inject(`/${locale}/pageeditor-api/nav`)).json();
  const create = async (values: object) => {
    const answer = await call("POST", "navigation/", {
      area: "menu",
      title: both("Entry"),
      ...values,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const update = (id: number, values: object) =>
    call("POST", `navigation/${id}/`, { revision: 1, ...values });

  it("is empty where nothing was entered", async () => {
    expect(await nav()).toEqual({ menu: [], submenu: [], footer: [] });
  });

  it("ends contracts in the footer, behind the legal pages, where the settings say at which address", async () => {
    const legal = await create({ area: "footer", title: both("Legal") });
    const imprint = { de: "/de/impressum", en: "/en/imprint" };
    await create({ area: "footer", title: both("Imprint"), parent_id: legal.id, url: imprint });
    const { footer: before } = await nav("de");
    expect(before).toHaveLength(1);
    const contract_links = {
      cancel: { de: "/de/forms/kuendigung", en: "" },
      withdraw: { de: "https://shop.example/widerruf", en: "https://shop.example/withdraw" },
    };
    const asAdmin = staffCalls(site, await signedIn(site, "admin"));
    const save = (links: object, revision: number) =>
      asAdmin("POST", "settings/", { contract_links: links, revision });
    const saved = await save(contract_links, 1);
    expect(saved.statusCode).toBe(200);
    const linksOf = async (locale: string) =>
      (await nav(locale)).footer[0].children.map(({ title, url }: NavigationEntry) => [title, url]);
    expect(await linksOf("de")).toEqual([
      ["Imprint (de)", "/de/impressum"],
      ["Verträge hier kündigen", "/de/forms/kuendigung"],
      ["Vertrag widerrufen", "https://shop.example/widerruf"],
    ]);
    expect(await linksOf("en")).toEqual([
      ["Imprint (en)", "/en/imprint"],
      ["Withdraw from contract", "https://shop.example/withdraw"],
    ]);
    await site.database.delete(navigationEntries);
    expect((await nav("en")).footer).toMatchObject([{ title: "Withdraw from contract" }]);
    const bad = { ...contract_links, cancel: { de: "javascript:alert(1)", en: "" } };
    expect((await save(bad, 2)).statusCode).toBe(422);
    await site.database.delete(settings);
  });

  it("has two levels, in the order of staff, in the reader's language", async () => {
    const visit = await create({ title: both("Visit"), position: 1 });
    await create({ title: both("Home"), url: { de: "/de", en: "/en" } });
    await create({
      title: both("Access"),
      parent_id: visit.id,
      url: { de: "/de/zugang", en: null },
    });
    const shop = "https://shop.example/";
    await create({ area: "footer", title: both("Shop"), url: { de: shop, en: shop } });
    expect(await nav("de")).toMatchObject({
      menu: [
        { title: "Home (de)", url: "/de", children: [] },
        { title: "Visit (de)", url: null, children: [{ title: "Access (de)", url: "/de/zugang" }] },
      ],
      submenu: [],
      footer: [{ title: "Shop (de)", url: shop }],
    });
    expect((await nav()).menu[1].children).toEqual([
      { title: "Access (en)", url: null, children: [] },
    ]);
  });

  it("follows pages: their addresses, whether they are online, and whether they are places", async () => {
    const urls = { de: "besuch", en: "visit" };
    const page = await insertPage(site.database, { urls });
    const home = await insertPage(site.database, { urls: { de: "", en: "" } });
    const word = await insertPage(site.database, { isClickable: false });
    const hidden = await insertPage(site.database, { isOnline: false });
    for (const [position, { id }] of [page, home, word, hidden].entries()) {
      await create({ page_id: id, position });
    }
    const { menu } = await nav();
    expect(menu.map(({ url }: { url: string | null }) => url)).toEqual(["/en/visit", "/en", null]);
  });

  it("does not name a page twice to which an entry leads by its address", async () => {
    const page = await insertPage(site.database, { inMenu: true });
    const url = { de: `/de/${page.urls.de}`, en: `/en/${page.urls.en}` };
    await create({ title: both("By address"), url });
    const { menu } = await nav();
    const led = menu.filter((entry: { url: string | null }) => entry.url === url.en);
    expect(led).toMatchObject([{ title: "By address (en)" }]);
  });

  it("closes with pages that are flagged and that no entry names", async () => {
    const flagged = await insertPage(site.database, { inMenu: true, inFooter: true });
    await create({ title: both("First"), url: { de: "/de", en: "/en" } });
    const shown = await nav();
    expect(shown.menu).toMatchObject([{ title: "First (en)" }, { title: flagged.title.en }]);
    expect(shown.footer).toMatchObject([
      { title: flagged.title.en, url: `/en/${flagged.urls.en}` },
    ]);
    await create({ title: both("Named"), page_id: flagged.id, is_online: false });
    expect((await nav()).menu).toHaveLength(1);
  });

  it("drops from what is stored with its entries and with pages", async () => {
    const answer = await site.app.inject("/en/pageeditor-api/nav");
    expect(answer.headers["x-festival-tags"]).toBe("navigation,pages,settings");
  });

  it("is never deeper than two levels, and each level is of one area", async () => {
    const top = await create({});
    const below = await create({ parent_id: top.id });
    const other = await create({});
    const wrong = { details: { fields: { parent_id: "invalid_choice" } } };
    const post = (values: object) =>
      call("POST", "navigation/", { area: "menu", title: both("Entry"), ...values });
    expect((await post({ parent_id: below.id })).json()).toMatchObject(wrong);
    expect((await post({ area: "footer", parent_id: top.id })).json()).toMatchObject(wrong);
    expect((await post({ parent_id: 999_999 })).json()).toMatchObject(wrong);
    expect((await update(top.id, { parent_id: other.id })).json()).toMatchObject(wrong);
    expect((await update(other.id, { parent_id: other.id })).json()).toMatchObject(wrong);
    expect((await update(top.id, { area: "footer" })).json()).toMatchObject({
      details: { fields: { area: "invalid_choice" } },
    });
    const script = await post({ url: { de: "javascript:alert(1)", en: null } });
    expect(script.json().details.fields).toEqual({ url: "invalid_url" });
  });

  it("is ordered as a whole", async () => {
    const [a, b, c] = [await create({}), await create({}), await create({})];
    const entries = [
      { id: c.id, children: [a.id] },
      { id: b.id, children: [] },
    ];
    const answer = await call("POST", "navigation/order/", { area: "menu", entries });
    expect(answer.statusCode).toBe(204);
    const found = (await call("GET", "navigation/?area=menu&sort=id")).json().results;
    expect(found).toMatchObject([
      { id: a.id, parent_id: c.id, position: 0, revision: 2 },
      { id: b.id, parent_id: null, position: 1, revision: 2 },
      { id: c.id, parent_id: null, position: 0, revision: 1 },
    ]);
  });

  it("is not ordered by an editor who missed an entry", async () => {
    const [a, b] = [await create({}), await create({})];
    const entries = [{ id: a.id, children: [] }];
    const answer = await call("POST", "navigation/order/", { area: "menu", entries });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().details).toEqual({ current: [a.id, b.id], yours: [a.id] });
    const twice = [
      { id: a.id, children: [a.id] },
      { id: b.id, children: [] },
    ];
    const again = await call("POST", "navigation/order/", { area: "menu", entries: twice });
    expect(again.statusCode).toBe(409);
    const visitor = await browser(site);
    const theirs = { area: "menu", entries: [] };
    expect((await call("POST", "navigation/order/", theirs, visitor)).statusCode).toBe(401);
  });
});
