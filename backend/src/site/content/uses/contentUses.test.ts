import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import * as schema from "../../../platform/database/schema/index.ts";
import { both, insertArticle, insertPage, insertSection } from "../../../testing/factories.ts";
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
    const values =
      name === "sponsors"
        ? { name: "Stadtwerke" }
        : { last_name: "Lang", slug: { de: "lang", en: "lang" } };
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

  it("is deleted where only its own sections name it", async () => {
    const page = await insertPage(site.database, { urls: { de: "selbst", en: "self" } });
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const settings = { link: "/de/selbst#unten" };
    const texts = { de: {}, en: {} };
    await insertSection(site.database, { ...owner, model: "link", settings, texts });
    expect((await call("DELETE", `pages/${page.id}/`)).statusCode).toBe(204);
  });
});
