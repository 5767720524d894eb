import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { pages } from "../../../platform/database/schema/index.ts";
import {
  both,
  insertImage,
  insertPage,
  insertSection,
  insertTextPage,
} from "../../../testing/factories.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";
import { publishSections } from "../publishing/snapshots.repository.ts";

describe("a generic page", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("is answered under its path in either language", async () => {
    await insertTextPage(site.database, {
      urls: { de: "besuch/anfahrt", en: "visit/directions" },
      title: both("Directions"),
    });
    const german = await site.app.inject("/de/api/page/besuch/anfahrt");
    const english = await site.app.inject("/en/api/page/visit/directions");

    expect(german.statusCode).toBe(200);
    expect(german.json()).toMatchObject({ title: "Directions (de)", settings_url: null });
    expect(german.json().modules[0].content.blocks[0].text).toBe("Alt");
    expect(english.json().modules[0].content.blocks[0].text).toBe("Old");
    expect(english.headers).toMatchObject({
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
  });

  it("is the home page where the path is empty", async () => {
    await insertPage(site.database, { urls: { de: "", en: "" }, title: both("Home") });
    const answer = await site.app.inject("/en/api/page/");
    expect(answer.json()).toMatchObject({ title: "Home (en)", modules: [] });
  });

  it("is not found under an unknown path, nor under the other language's", async () => {
    await insertPage(site.database, { urls: { de: "impressum", en: "imprint" } });
    const answer = await site.app.inject("/de/api/page/imprint");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: "not_found", message: "404 Not Found" });
  });

  it("names its variants in easy language and signs, and they lead back, each where it has content", async () => {
    const { database } = site;
    const urls = (name: string) => ({ de: `${name}-de`, en: `${name}-en` });
    const { page: easy } = await insertTextPage(database, { urls: urls("leicht") });
    const { page: sign } = await insertTextPage(database, { urls: urls("dgs") });
    const named = { easyPageId: easy.id, signPageId: sign.id };
    const page = await insertPage(database, { urls: urls("alltag"), ...named });
    const told = async (path: string) => {
      const { variant, variants } = (await site.app.inject(`/de/api/page/${path}`)).json();
      return [variant, variants];
    };
    const [standard, inEasy, inSigns] = [
      { kind: "standard", path: "alltag-de" },
      { kind: "easy", path: "leicht-de" },
      { kind: "sign", path: "dgs-de" },
    ];
    expect(await told("alltag-de")).toEqual([undefined, [inEasy, inSigns]]);
    expect(await told("leicht-de")).toEqual(["easy", [standard, inSigns]]);
    expect(await told("dgs-de")).toEqual(["sign", [standard, inEasy]]);

    await database.update(pages).set({ isOnline: false }).where(eq(pages.id, sign.id));
    const empty = await insertPage(database, { urls: urls("leer") });
    await database.update(pages).set({ easyPageId: empty.id }).where(eq(pages.id, page.id));
    expect(await told("alltag-de")).toEqual([undefined, undefined]);
    expect(await told("leicht-de")).toEqual([undefined, undefined]);
  });

  it("is for staff alone while it is offline", async () => {
    await insertTextPage(site.database, {
      urls: { de: "entwurf", en: "draft" },
      isOnline: false,
    });
    const { cookies } = await signedIn(site);
    const url = "/de/api/page/entwurf";

    expect((await site.app.inject(url)).statusCode).toBe(404);
    const forged = await site.app.inject({ url, cookies: { festival_session: "made up" } });
    expect(forged.statusCode).toBe(404);
    const staff = await site.app.inject({ url, cookies });
    expect(staff.json()).toMatchObject({
      is_online: false,
      settings_url: expect.stringMatching(/^\/admin\//),
    });
  });

  it("shows what was published, with its pictures, and nothing of unknown models", async () => {
    const image = await insertImage(site.database);
    const page = await insertPage(site.database, { urls: { de: "bilder", en: "pictures" } });
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const settings = { image_id: image.id, size: "full" };
    await insertSection(site.database, { ...owner, model: "image", position: 1, settings });
    await insertSection(site.database, {
      ...owner,
      model: "headline",
      position: 0,
      texts: { de: { content: "Haus" }, en: { content: "House" } },
    });
    await insertSection(site.database, { ...owner, model: "hologram" as "text", position: 2 });
    await publishSections(site.database, owner, null, new Date());
    await insertSection(site.database, { ...owner, position: 3 });

    const { modules } = (await site.app.inject("/en/api/page/pictures")).json();
    expect(modules).toHaveLength(2);
    expect(modules[0]).toMatchObject({ model: "headline", content: "House", headline_level: 2 });
    expect(modules[1]).toMatchObject({
      size: "full",
      alias: "A hall (en)",
      image: { id: image.id, path: expect.stringMatching(/^\/media\/images\//) },
    });
  });

  it("answers a path that cannot be stored without failing", async () => {
    const answer = await site.app.inject("/de/api/page/a%00b");
    expect([400, 404]).toContain(answer.statusCode);
  });
});
