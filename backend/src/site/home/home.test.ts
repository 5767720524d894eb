import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { homeBlockNames } from "@festival/contracts/api/home";
import { both, insertArticle, insertImage } from "../../testing/factories.ts";
import { editorOf } from "../../testing/factories/content.ts";
import { insertHomeBlock } from "../../testing/factories/home.ts";
import { insertEvent } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("the home page's blocks", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let editor: ReturnType<typeof editorOf>;
  let imageId: number;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    editor = editorOf(site, staff);
    imageId = (await insertImage(site.database)).id;
  });
  afterAll(() => site.close());

  const shown = (name: string, query = "", caller: object = {}) =>
    site.app.inject({ url: `/en/api/${name}/${query}`, ...caller });
  const none = { de: "", en: "" };
  const link = { de: "/de/magazin", en: "/en/magazine" };
  const teaser = {
    preline: none,
    headline: both("Begin"),
    text: both("Here"),
    link,
    link_text: both("Read"),
    image_id: null,
  };

  it("are nothing until staff write them", async () => {
    for (const name of ["hero", "big-teaser"]) {
      expect((await shown(name)).json()).toMatchObject({ code: "not_found" });
    }
    const empty = { headline: "", items: [] };
    expect((await shown("teaser-list")).json()).toEqual(empty);
    expect((await shown("instagram-feed")).json()).toEqual({ ...empty, link: "" });
    expect((await shown("highlight-events")).json()).toEqual({ event_objs: [] });
    for (const name of homeBlockNames) {
      const state = (await editor.get(`${name}/`)).json();
      expect(state).toMatchObject({ id: null, name, revision: 0, is_online: true });
    }
  });

  it("are drafts, previewed by staff, until they are published", async () => {
    const hero = { headline: both("Sound"), link, image_id: imageId };
    const created = await editor.post("hero/", { ...hero, revision: 0 });
    expect([created.statusCode, created.json()]).toMatchObject([
      200,
      { id: expect.any(Number), revision: 1, content: { ...hero, text: none } },
    ]);
    const { id } = created.json();
    expect((await shown("hero")).statusCode).toBe(404);
    expect((await shown("hero", "?preview=1")).statusCode).toBe(401);
    const preview = await shown("hero", "?preview=1", staff);
    expect(preview.json()).toMatchObject({ headline: "Sound (en)", image: { id: imageId } });
    expect(preview.headers["cache-control"]).toBe("no-store");

    await editor.post(`home/${id}/publish/`, { revision: 1 });
    const answer = await shown("hero");
    expect(answer.json()).toEqual({
      headline: "Sound (en)",
      text: "",
      link: "/en/magazine",
      link_text: "",
      image: expect.objectContaining({ id: imageId }),
    });
    expect(answer.headers["x-festival-tags"]).toBe(`home,image:${imageId}`);

    await editor.post("hero/", { text: both("More"), revision: 1 });
    expect((await shown("hero")).json().text).toBe("");
    const difference = (await editor.get(`home/${id}/difference/`)).json();
    expect(difference.fields).toEqual([
      { name: "text", locale: null, before: none, after: both("More") },
    ]);
    const { results } = (await editor.get(`home/${id}/versions/`)).json();
    await editor.post(`home/${id}/versions/${results[0].id}/restore/`, { revision: 2 });
    expect((await editor.get("hero/")).json()).toMatchObject({
      revision: 3,
      content: { text: none },
    });
    await editor.post(`home/${id}/unpublish/`, { revision: 3 });
    expect((await shown("hero")).statusCode).toBe(404);
  });

  it("are not overwritten by a user who has not seen them", async () => {
    const answers = await Promise.all(
      ["First", "Second"].map((words) =>
        editor.post("big-teaser/", { headline: both(words), revision: 0, publish: true }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.details).toMatchObject({ current: winner, yours: { revision: 0 } });
    expect((await shown("big-teaser")).json()).toMatchObject({
      headline: winner.content.headline.en,
      button_style: "primary",
    });
  });

  it("show lists in their order, in the reader's language", async () => {
    const items = [teaser, { ...teaser, headline: both("Then"), image_id: imageId }];
    await editor.post("teaser-list/", {
      headline: both("Start"),
      items,
      revision: 0,
      publish: true,
    });
    expect((await shown("teaser-list")).json()).toMatchObject({
      headline: "Start (en)",
      items: [
        { headline: "Begin (en)", link: "/en/magazine", image: null },
        { headline: "Then (en)", image: { id: imageId } },
      ],
    });
    const feed = [{ link, description: both("Rehearsal"), image_id: imageId }];
    await editor.post("instagram-feed/", { items: feed, revision: 0, publish: true });
    expect((await shown("instagram-feed")).json().items).toMatchObject([
      { link: "/en/magazine", description: "Rehearsal (en)", image: { id: imageId } },
    ]);
  });

  it("show the public ones of the chosen events and articles in their order", async () => {
    const [first, second, hidden] = await Promise.all([
      insertEvent(site.database, { imageIds: [imageId] }),
      insertEvent(site.database),
      insertEvent(site.database, { isOnline: false }),
    ]);
    const event_ids = [second, hidden, first];
    await editor.post("highlight-events/", { event_ids, revision: 0, publish: true });
    const { event_objs: events } = (await shown("highlight-events")).json();
    expect(events.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(events[1].image).toMatchObject({
      alias: "A hall (en)",
      mediumList: expect.stringMatching(/\.jpg$/),
      smallList: expect.stringMatching(/\.jpg$/),
    });
    const [one, two] = [await insertArticle(site.database), await insertArticle(site.database)];
    const article_ids = [two.id, one.id];
    await editor.post("article-teasers/", { article_ids, revision: 0 });
    const teasers = async (query = "") =>
      (await shown("article-teasers", query, staff))
        .json()
        .articles.map(({ id }: { id: number }) => id);
    expect(await teasers("?preview=1")).toEqual(article_ids);
  });

  it("refuse what they cannot be without, what leads nowhere and what there is not", async () => {
    await site.database.transaction(async (tx) => {
      await tx.execute("delete from page_snapshots where owner_type = 'home'");
      await tx.execute("delete from home_blocks");
    });
    await insertHomeBlock(site.database, "hero", { headline: both("Sound") });
    const unsafe = { de: "/de", en: "javascript:alert(1)" };
    const refusals: [string, object, object][] = [
      ["hero", { headline: { de: "Klang", en: " " }, revision: 1 }, { headline: "required" }],
      ["hero", { link: unsafe, revision: 1 }, { link: "invalid_url" }],
      ["hero", { image_id: 999_999, revision: 1 }, { image_id: "unknown" }],
      ["big-teaser", { text: both("Words"), revision: 0 }, { headline: "required" }],
      ["big-teaser", { button_style: "loud", revision: 0 }, { button_style: "invalid_choice" }],
      [
        "teaser-list",
        { items: [{ ...teaser, text: { de: "x".repeat(257), en: "" } }], revision: 0 },
        { "items.0.text": "too_long" },
      ],
      [
        "teaser-list",
        { items: [{ ...teaser, link: unsafe }], revision: 0 },
        { "items.0.link": "invalid_url" },
      ],
      [
        "instagram-feed",
        { items: [{ link, description: none, image_id: 999_999 }], revision: 0 },
        { items: "unknown" },
      ],
      ["highlight-events", { event_ids: [999_999], revision: 0 }, { event_ids: "unknown" }],
      ["article-teasers", { article_ids: [999_999], revision: 0 }, { article_ids: "unknown" }],
      ["hero", { colour: "red", revision: 1 }, { colour: "unknown_field" }],
      ["hero", { headline: both("No revision") }, { revision: "required" }],
    ];
    for (const [name, body, fields] of refusals) {
      const answer = await editor.post(`${name}/`, body);
      expect([name, answer.statusCode, answer.json().details?.fields]).toEqual([name, 422, fields]);
    }
    const visitor = editorOf(site, await browser(site));
    expect((await visitor.get("hero/")).statusCode).toBe(401);
    expect((await visitor.post("hero/", { revision: 1 })).statusCode).toBe(401);
    expect((await editor.get("hero/")).json()).toMatchObject({ revision: 1 });
  });
});
