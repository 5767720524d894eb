import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RichText } from "@festival/contracts/api/common";
import { eq } from "drizzle-orm";
import { pageSnapshots, sections, users } from "../../platform/database/schema/index.ts";
import { insertSection, insertPage, insertTextPage, richText } from "../../testing/factories.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const link = (url: string): RichText => ({
  blocks: richText("here").blocks.map((block) => ({
    ...block,
    entityRanges: [{ offset: 0, length: 4, key: 0 }],
  })),
  entityMap: { "0": { type: "LINK", mutability: "MUTABLE", data: { url } } },
});

describe("editing a page in place", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const save = (
    id: number | string,
    payload: object,
    caller: Partial<typeof staff> = staff,
    locale = "de",
  ) =>
    site.app.inject({
      method: "POST",
      url: `/${locale}/pageeditor-api/text/${id}/`,
      payload,
      ...caller,
    });
  const textAt = async (path: string) =>
    (await site.app.inject(path)).json().modules[0].content.blocks[0].text;

  it("answers staff who they are, and visitors that they are not signed in", async () => {
    const url = "/de/pageeditor-api/user";
    const known = await site.app.inject({ url, cookies: staff.cookies });
    expect(known.json()).toMatchObject({ username: expect.stringMatching(/^Person/) });
    expect(known.headers["cache-control"]).toBe("no-store");
    expect((await site.app.inject(url)).json()).toMatchObject({ code: "not_authenticated" });
  });

  it("publishes the text of one language at once", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    const answer = await save(sectionId, {
      content: richText("Neu"),
      revision: 1,
      publish: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ revision: 2, section: { id: sectionId, model: "text" } });
    expect(await textAt(`/de/api/page/${page.urls.de}`)).toBe("Neu");
    expect(await textAt(`/en/api/page/${page.urls.en}`)).toBe("Old");

    const history = await site.database
      .select()
      .from(pageSnapshots)
      .where(eq(pageSnapshots.ownerId, page.id));
    const [author] = await site.database.select().from(users);
    expect(history.map(({ authorId }) => authorId)).toEqual([null, author?.id]);
  });

  it("lets only one of two save what both saw", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    const answers = await Promise.all(
      ["Erste", "Zweite"].map((text) =>
        save(sectionId, { content: richText(text), revision: 1, publish: true }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await textAt(`/de/api/page/${page.urls.de}`)).toBe(["Erste", "Zweite"][winner]);
  });

  it("needs a session, this site, and the token", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    const payload = { content: richText("Fremd"), revision: 1 };
    const { cookies, headers } = staff;
    const { "x-csrftoken": _, ...noToken } = headers;
    const { "sec-fetch-site": __, origin: ___, ...noOrigin } = headers;

    const visitor = await save(sectionId, payload, await browser(site));
    const otherSite = await save(sectionId, payload, {
      cookies,
      headers: { ...headers, "sec-fetch-site": "cross-site" },
    });
    const otherOrigin = await save(sectionId, payload, {
      cookies,
      headers: { ...noOrigin, origin: "https://evil.example" },
    });
    const nowhere = await save(sectionId, payload, { cookies, headers: noOrigin });
    const older = { ...noOrigin, origin: headers.origin ?? "" };
    const olderBrowser = await save(
      sectionId,
      { ...payload, revision: 9 },
      { cookies, headers: older },
    );
    const bare = await save(sectionId, payload, { cookies, headers: noToken });

    expect(visitor.statusCode).toBe(401);
    for (const answer of [otherSite, otherOrigin, nowhere]) {
      expect(answer.json()).toMatchObject({ code: "forbidden" });
    }
    expect(olderBrowser.json()).toMatchObject({ code: "conflict" });
    expect(bare.json()).toMatchObject({ code: "csrf_failed" });
    expect(await textAt(`/de/api/page/${page.urls.de}`)).toBe("Alt");
  });

  it("finds text sections of pages alone", async () => {
    const page = await insertPage(site.database);
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const headline = await insertSection(site.database, { ...owner, model: "headline" });
    const loose = await insertSection(site.database, {});
    const payload = { content: richText("Neu"), revision: 1 };
    for (const id of [headline.id, loose.id, 999_999, "nine"]) {
      expect((await save(id, payload)).statusCode).toBe(404);
    }
  });

  it.each([
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "ftp://evil.example",
    "nothing",
  ])("refuses the link %j", async (url) => {
    const { sectionId } = await insertTextPage(site.database);
    const answer = await save(sectionId, { content: link(url), revision: 1 });
    expect(answer.json()).toMatchObject({ code: "validation_failed" });
  });

  it.each(["https://festival.example/", "mailto:a@b.example", "tel:+4930123", "/de/besuch#weg"])(
    "takes the link %s",
    async (url) => {
      const { sectionId } = await insertTextPage(site.database);
      const answer = await save(sectionId, { content: link(url), revision: 1 });
      expect(answer.statusCode).toBe(200);
    },
  );

  it("refuses what is no rich text, and keeps nothing that rich text does not have", async () => {
    const { sectionId } = await insertTextPage(site.database);
    const [block] = richText("Text").blocks;
    const range = { offset: 2, length: 9, style: "BOLD" };
    const outside = { blocks: [{ ...block, inlineStyleRanges: [range] }], entityMap: {} };
    const unlinked = {
      blocks: [{ ...block, entityRanges: [{ offset: 0, length: 1, key: 7 }] }],
      entityMap: {},
    };
    const atomic = { blocks: [{ ...block, type: "atomic" }], entityMap: {} };
    const content = (rich: object) => save(sectionId, { content: rich, revision: 1 });

    expect((await content(outside)).statusCode).toBe(422);
    expect((await content(unlinked)).statusCode).toBe(422);
    expect((await content(atomic)).json().details).toEqual({ fields: { content: "invalid" } });
    const extra = { blocks: [{ ...block, data: { html: "<b>" } }], entityMap: {}, html: "<b>" };
    expect((await content(extra)).statusCode).toBe(200);
    const [row] = await site.database.select().from(sections).where(eq(sections.id, sectionId));
    expect(JSON.stringify(row?.texts.de)).not.toContain("html");
  });
});
