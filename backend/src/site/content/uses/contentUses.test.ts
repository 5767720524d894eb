import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import * as schema from "../../../platform/database/schema/index.ts";
import {
  both,
  insertArticle,
  insertArtist,
  insertEnsemble,
  insertPage,
  insertSection,
  insertVenue,
} from "../../../testing/factories.ts";
import { insertEvent } from "../../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";
import { publishSections } from "../publishing/snapshots.repository.ts";

describe("a record that a section shows", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const call = (method: "POST" | "DELETE", path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/${path}`,
      ...staff,
      ...(payload && { payload }),
    });

  async function usesOf(path: string) {
    const answer = await call("DELETE", path);
    return [answer.statusCode, answer.json().details?.used_by];
  }

  async function showOn(settings: object, model = "link") {
    const page = await insertPage(site.database);
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const texts = { de: {}, en: {} };
    const section = await insertSection(site.database, {
      ...owner,
      model,
      settings,
      texts,
    } as never);
    return { owner, sectionId: section.id, use: { what: `page:${page.id}`, title: page.title.de } };
  }

  it.each(["events", "articles", "team-members", "sponsors"])(
    "is not deleted from the %s, and its uses are named",
    async (name) => {
      const created = await createOne(name);
      const field = { events: "event_id", articles: "article_ids", sponsors: "sponsor_ids" }[name];
      const value = field?.endsWith("s") ? [created] : created;
      const { use, owner, sectionId } = await showOn({ [field ?? "team_member_id"]: value });
      expect(await usesOf(`${name}/${created}/`)).toEqual([409, [use]]);

      await publishSections(site.database, owner, null, new Date());
      await site.database.delete(schema.sections).where(eq(schema.sections.id, sectionId));
      // the public still sees it
      expect(await usesOf(`${name}/${created}/`)).toEqual([409, [use]]);
      await publishSections(site.database, owner, null, new Date());
      expect((await call("DELETE", `${name}/${created}/`)).statusCode).toBe(204);
    },
  );

  async function createOne(name: string): Promise<number> {
    if (name === "events") return insertEvent(site.database);
    if (name === "articles") return (await insertArticle(site.database)).id;
    if (name === "venues") return insertVenue(site.database);
    if (name === "artists") return insertArtist(site.database);
    if (name === "ensembles") return insertEnsemble(site.database, []);
    const slug = { de: "lang", en: "lang" };
    const values = { sponsors: { name: "Stadtwerke" }, tags: { name: both("Oper"), slug } }[
      name
    ] ?? { last_name: "Lang", slug };
    return (await call("POST", `${name}/`, values)).json().id;
  }

  it("is not deleted where it is a page or a form that a section links", async () => {
    const page = await insertPage(site.database, { urls: { de: "anfahrt", en: "travel" } });
    const fields = [{ slug: "name", label: both("Name"), field_type: 1 }];
    const form = await call("POST", "forms/", { slug: "kontakt", title: both("Kontakt"), fields });
    expect(form.statusCode).toBe(201);
    const { use: first } = await showOn({ link: "/en/travel?x=1#y" });
    const { use: second } = await showOn({ items: [{ link: "/de/forms/kontakt" }] });
    // neither of these leads there
    await showOn({ link: "/de/anfahrten" });
    await showOn({ link: "/de/forms/kontakte" });
    expect(await usesOf(`pages/${page.id}/`)).toEqual([409, [first]]);
    expect(await usesOf(`forms/${form.json().id}/`)).toEqual([409, [second]]);
  });

  it.each([
    ["events", "/de/programm-tickets/irgendwie/ID"],
    ["articles", "/en/magazine/some-title/ID?x=1"],
    ["venues", "/de/veranstaltungsorte/saal/ID#plan"],
    ["artists", "/en/artist/name/ID/"],
    ["ensembles", "/de/ensemble-name/ID"],
    ["team-members", "/en/team/name/ID"],
    ["tags", "/de/magazin/tag/oper/ID"],
  ])(
    "is not deleted from the %s where a section or a menu leads to its screen",
    async (name, path) => {
      const id = await createOne(name);
      const { use } = await showOn({ items: [{ link: path.replace("ID", String(id)) }] });
      // neither of these leads there
      await showOn({ link: path.replace("ID", `${id}0`) });
      await showOn({ link: `/fr${path.replace("ID", String(id)).slice(3)}` });
      const url = { de: null, en: path.replace("ID", String(id)) };
      const entry = await call("POST", "navigation/", {
        area: "footer",
        title: both("Dorthin"),
        url,
      });
      expect(entry.statusCode).toBe(201);
      const inMenu = { what: `navigation-entry:${entry.json().id}`, title: "Dorthin (de)" };
      expect(await usesOf(`${name}/${id}/`)).toEqual([409, [inMenu, use]]);
    },
  );

  it("is not deleted where it is a page of a menu", async () => {
    const page = await insertPage(site.database, { urls: { de: "karten", en: "tickets" } });
    const title = both("Karten");
    const sent = { area: "menu", title, page_id: page.id };
    const entry = await call("POST", "navigation/", sent);
    expect(entry.statusCode).toBe(201);
    const inMenu = { what: `navigation-entry:${entry.json().id}`, title: "Karten (de)" };
    expect(await usesOf(`pages/${page.id}/`)).toEqual([409, [inMenu]]);
    await call("DELETE", `navigation/${entry.json().id}/`);
    expect((await call("DELETE", `pages/${page.id}/`)).statusCode).toBe(204);
  });

  it("is deleted where only its own sections name it", async () => {
    const page = await insertPage(site.database, { urls: { de: "selbst", en: "self" } });
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const settings = { link: "/de/selbst#unten" };
    const texts = { de: {}, en: {} };
    await insertSection(site.database, { ...owner, model: "link", settings, texts });
    expect((await call("DELETE", `pages/${page.id}/`)).statusCode).toBe(204);
  });
});
