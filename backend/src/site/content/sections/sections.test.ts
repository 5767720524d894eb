import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import type { SectionModel } from "@festival/contracts/api/sections";
import { desc, eq } from "drizzle-orm";
import { auditLog, changes, sections, settings } from "../../../platform/database/schema/index.ts";
import { insertImage, insertPage, insertTextPage, richText } from "../../../testing/factories.ts";
import { editorOf, insertSponsor, insertTeamMember } from "../../../testing/factories/content.ts";
import { insertEvent, insertFile } from "../../../testing/factories/site.ts";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import { browser, createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

type Body = Record<string, unknown>;

describe("the editor's calls for sections", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  const ids = { image: 0, event: 0, person: 0, sponsor: 0, page: 0, block: 0, film: 0, vtt: 0 };
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
    ids.image = (await insertImage(site.database)).id;
    ids.event = await insertEvent(site.database);
    ids.film = await insertFile(site.database, "film.mp4", "video/mp4");
    ids.vtt = await insertFile(site.database, "de.vtt", "text/vtt");
    ids.person = await insertTeamMember(site.database);
    ids.sponsor = await insertSponsor(site.database);
    const headline = { model: "headline", settings: {}, texts: { de: {}, en: {} }, column: 0 };
    const name = { de: "Hinweis", en: "Notice" };
    ids.block = (await editor.post("blocks/", { name, sections: [headline] })).json().id;
    ids.page = (await insertPage(site.database)).id;
    const values = { starmate_domain: "events.starmate.example" };
    await site.database.insert(settings).values({ id: 1, values });
  });
  afterAll(() => site.close());

  const owner = () => ({ content_type: "page", object_id: ids.page });
  const create = (model: string, body: Body, locale?: string) =>
    editor.post(`${model}/`, { ...owner(), ...body }, locale);
  const fieldsOf = async (answer: ReturnType<typeof create>) => {
    const { statusCode, json } = await answer;
    expect(statusCode).toBe(422);
    return json().details.fields;
  };

  const youtube = "https://www.youtube.com/watch?v=abc";
  const teaser = { headline: "Mehr", text: "Worte", link: "/de/magazin", link_text: "Lesen" };
  /** The least that each model needs, and what readers then get; of a model that is not here, its description. */
  const least = (): Partial<Record<SectionModel, [sent: Body, answered: Body]>> => ({
    headline: [{ content: "Haus" }, { content: "Haus", headline_level: 2, text_align: "left" }],
    text: [{ content: richText("Wort") }, { content: richText("Wort") }],
    link: [{ content: "Weiter", link: "/de/magazin" }, { link: "/de/magazin" }],
    image: [{ image_id: ids.image }, { image: { id: ids.image }, alias: "A hall (de)" }],
    video: [
      { video_url: youtube, image_id: ids.image, caption: "Probe", transcript: "Man hört …" },
      { video_url: youtube, image: { id: ids.image }, caption: "Probe", transcript: "Man hört …" },
    ],
    film: [
      { file_id: ids.film, captions_de_id: ids.vtt, transcript: "Guten Abend." },
      {
        video: { content_type: "video/mp4", width: 640, height: 360 },
        image: null,
        captions: [{ language: "de", url: expect.stringMatching(/^\/media\/files\/.*\.vtt$/) }],
        transcript: "Guten Abend.",
      },
    ],
    quote: [
      { content: "Still.", text_align: "center" },
      { author: "", text_align: "center" },
    ],
    faq: [
      { title: "Fragen", items: [{ title: "Wo?", content: richText("Hier.") }] },
      { items: [{ title: "Wo?", content: richText("Hier.") }] },
    ],
    fullteaser: [teaser, { ...teaser, image: null }],
    teaserlist: [
      { items: [{ ...teaser, preline: "", image_id: ids.image }] },
      { items: [{ headline: "Mehr", image: { id: ids.image } }] },
    ],
    imagelist: [{ items: [{ image_id: ids.image }] }, { items: [{ image: { id: ids.image } }] }],
    videolist: [
      {
        items: [
          { video_url: youtube, image_id: ids.image, title: "", caption: "", transcript: "" },
        ],
      },
      { items: [{ video_url: youtube }] },
    ],
    audio: [
      { embed: "https://open.spotify.com/track/1" },
      { embed: "https://open.spotify.com/track/1", transcript: "" },
    ],
    viewer: [{ embed: "https://www.yumpu.com/x" }, { embed: "https://www.yumpu.com/x" }],
    socialmedia: [
      { embed: '<blockquote cite="https://www.tiktok.com/@a/video/1"></blockquote>' },
      { embed: "https://www.tiktok.com/@a/video/1" },
    ],
    starmate: [
      { embed: "https://show.events.starmate.example/1" },
      { embed: "https://show.events.starmate.example/1" },
    ],
    soundcloud: [
      { embed_code: '<iframe src="https://w.soundcloud.com/player/?url=1&amp;a=2"></iframe>' },
      { embed_code: "https://w.soundcloud.com/player/?url=1&a=2" },
    ],
    podcast: [
      { embed_code: "https://a.podigee.io/1" },
      { embed_code: "https://a.podigee.io/1", caption: "" },
    ],
    teamteaser: [
      { team_member_id: ids.person },
      { team_member: { id: ids.person, last_name: "Brandt" }, with_image: true },
    ],
    eventitem: [{ event_id: ids.event }, { event: { id: ids.event } }],
    eventlist: [{ event_ids: [ids.event] }, { items: [{ event: { id: ids.event } }] }],
    sponsorlist: [{}, { sponsors: [{ id: ids.sponsor, name: "Stadtwerke" }] }],
    container: [
      { layout: "67-33", columns: [{ classes: "wide" }] },
      {
        layout: "67-33",
        columns: [
          { classes: "wide", sections: [] },
          { classes: "", sections: [] },
        ],
      },
    ],
    blockref: [
      { block_id: ids.block },
      { model: "container", columns: [{ classes: "", sections: [{ id: ids.block }] }] },
    ],
    section: [{ colour: "sand" }, { colour: "sand", columns: [{ classes: "", sections: [] }] }],
  });

  it.each(sectionModels)(
    "create, show, change and delete a section of the model %s",
    async (model) => {
      const { fields } = sectionDescriptions[model];
      const [sent, answered] = least()[model] ?? [sampleOf(fields, { isLocalized: false }), {}];
      const created = await create(model, sent);
      expect([created.statusCode, created.json()]).toMatchObject([201, { model, ...owner() }]);
      const { id, section, revision } = created.json();
      expect(section).toMatchObject({ id, model, parent: null, ...owner(), ...answered });

      const path = `${model}/${id}/`;
      expect((await editor.get(path)).json()).toEqual(created.json());
      const changed = await editor.post(path, { ...sent, revision, publish: true });
      expect([changed.statusCode, changed.json().section]).toEqual([200, section]);

      const { urls } = await insertPage(site.database, { id: undefined });
      expect(urls).toBeTruthy();
      const stale = await editor.del(`${path}?revision=${revision}`);
      expect(stale.json()).toMatchObject({ code: "conflict", details: { current: { id } } });
      const deleted = await editor.del(`${path}?revision=${revision + 1}`);
      expect([deleted.statusCode, deleted.json()]).toEqual([200, { revision: revision + 2 }]);
      for (const answer of [
        editor.get(path),
        editor.post(path, { revision: 1 }),
        editor.del(path),
      ]) {
        expect((await answer).statusCode).toBe(404);
      }
    },
  );

  it.each([
    ["headline", {}, { content: "required" }],
    ["headline", { content: " " }, { content: "required" }],
    ["headline", { content: "Haus", headline_level: 1 }, { headline_level: "out_of_range" }],
    ["headline", { content: "Haus", headline_level: 7 }, { headline_level: "out_of_range" }],
    ["headline", { content: "Haus", text_align: "justify" }, { text_align: "invalid_choice" }],
    ["headline", { content: "x".repeat(501) }, { content: "too_long" }],
    ["text", {}, { content: "required" }],
    ["text", { content: richText(" ") }, { content: "required" }],
    ["link", { link: "/de" }, { content: "required" }],
    ["link", { content: "Hier", link: "javascript:alert(1)" }, { link: "invalid_url" }],
    ["link", { content: "Hier", extra_class: 'x" onclick="' }, { extra_class: "invalid" }],
    ["image", {}, { image_id: "required" }],
    ["image", { image_id: null }, { image_id: "required" }],
    ["image", { image_id: 999_999 }, { image_id: "unknown" }],
    ["video", { image_id: 1 }, { video_url: "required" }],
    ["video", { video_url: youtube }, { image_id: "required" }],
    ["video", { video_url: "https://evil.example", image_id: 1 }, { video_url: "invalid_url" }],
    ["film", {}, { file_id: "required" }],
    ["film", { file_id: 999_999 }, { file_id: "unknown" }],
    ["quote", { author: "M. L." }, { content: "required" }],
    ["faq", { items: [] }, { title: "required" }],
    [
      "faq",
      { title: "Fragen", items: [{ title: "", content: richText("Ja.") }] },
      { "items.0.title": "required" },
    ],
    [
      "faq",
      { title: "Fragen", items: [{ title: "Wo?", content: richText("") }] },
      { "items.0.content": "required" },
    ],
    ["faq", { title: "Fragen", items: "many" }, { items: "invalid" }],
    ["fullteaser", { text: "Worte" }, { headline: "required" }],
    ["fullteaser", { headline: "Mehr" }, { text: "required" }],
    ["fullteaser", { headline: "Mehr", text: "x".repeat(257) }, { text: "too_long" }],
    [
      "teaserlist",
      { items: [{ ...teaser, preline: "", image_id: null, headline: "" }] },
      { "items.0.headline": "required" },
    ],
    ["audio", { embed: youtube }, { embed: "invalid_url" }],
    ["viewer", { embed: "https://indd.adobe.com.evil.example/" }, { embed: "invalid_url" }],
    ["socialmedia", { embed: "<script>instagram.com</script>" }, { embed: "invalid_url" }],
    ["starmate", { embed: "https://starmate.example/" }, { embed: "invalid_url" }],
    ["soundcloud", { embed_code: "https://open.spotify.com/1" }, { embed_code: "invalid_url" }],
    ["podcast", {}, { embed_code: "required" }],
    ["teamteaser", {}, { team_member_id: "required" }],
    ["teamteaser", { team_member_id: 999_999 }, { team_member_id: "unknown" }],
    ["eventitem", {}, { event_id: "required" }],
    ["eventitem", { event_id: 999_999 }, { event_id: "unknown" }],
    ["eventlist", { event_ids: [999_999] }, { event_ids: "unknown" }],
    ["sponsorlist", { sponsor_ids: [999_999] }, { sponsor_ids: "unknown" }],
    ["container", { layout: "10-90" }, { layout: "invalid_choice" }],
    ["section", {}, { colour: "required" }],
    ["section", { colour: "mauve" }, { colour: "invalid_choice" }],
    ["headline", { content: "Haus", colour: "red" }, { colour: "unknown_field" }],
  ])("refuse %s with %j", async (model, body, fields) => {
    const before = await site.database.select().from(sections);
    const sent =
      "image_id" in body && body.image_id === 1 ? { ...body, image_id: ids.image } : body;
    expect(await fieldsOf(create(model, sent))).toEqual(fields);
    expect(await site.database.select().from(sections)).toHaveLength(before.length);
  });

  it("list events by their dates, and leave out what is not public", async () => {
    const add = (title: string, day: string, isOnline = true) =>
      insertEvent(site.database, {
        title: { de: title, en: title },
        startsAt: new Date(`2025-09-${day}T18:00:00Z`),
        isOnline,
      });
    const chosen = [await add("C", "20"), await add("B", "12", false), await add("A", "10")];
    const created = await create("eventlist", { event_ids: chosen });
    const { items } = created.json().section;
    expect(items.map(({ event }: { event: { title: string } }) => event.title)).toEqual(["A", "C"]);
  });

  it("refuse what no editor would send", async () => {
    const wrong: [string, Body][] = [
      ["headline", { content: "Haus", position: -1 }],
      ["headline", { content: "Haus", content_type: "venue" }],
    ];
    for (const [model, body] of wrong) {
      expect([model, (await create(model, body)).statusCode]).toEqual([model, 400]);
    }
    expect((await create("hologram", { content: "Haus" })).statusCode).toBe(404);
    expect((await editor.get("headline/nine/")).statusCode).toBe(404);
    const nowhere = await create("headline", { content: "Haus", object_id: 999_999 });
    expect(nowhere.statusCode).toBe(404);
    expect(await fieldsOf(create("headline", { content: "H", object_id: null }))).toEqual({
      object_id: "required",
    });
  });

  it("keep the languages apart: readers see a section where it has words", async () => {
    const { page } = await insertTextPage(site.database);
    const body = { content_type: "page", object_id: page.id, content: "Haus", publish: true };
    const { id, revision } = (await editor.post("headline/", body)).json();
    const shown = async (locale: "de" | "en") =>
      (await site.app.inject(`/${locale}/api/page/${page.urls[locale]}`))
        .json()
        .modules.filter(({ model }: Body) => model === "headline");
    expect(await shown("de")).toMatchObject([{ content: "Haus" }]);
    expect(await shown("en")).toEqual([]);

    const path = `headline/${id}/`;
    expect(
      (await editor.post(path, { subline: "Below", revision }, "en")).json().details.fields,
    ).toEqual({ content: "required" });
    const level = await editor.post(path, { headline_level: 4, revision }, "en");
    expect(level.json().section).toMatchObject({ headline_level: 4, content: "" });
    const words = { content: "House", revision: revision + 1, publish: true };
    await editor.post(path, words, "en");
    expect(await shown("de")).toMatchObject([{ content: "Haus", headline_level: 4 }]);
    expect(await shown("en")).toMatchObject([{ content: "House", headline_level: 4 }]);
  });

  it("change the working copy alone until it is published", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    const textOf = async () =>
      (await site.app.inject(`/de/api/page/${page.urls.de}`)).json().modules[0].content.blocks[0]
        .text;
    const path = `text/${sectionId}/`;
    await editor.post(path, { content: richText("Neu"), revision: 1, publish: false });
    expect(await textOf()).toBe("Alt");
    await editor.post(path, { anchor: "neu", revision: 2, publish: true });
    expect(await textOf()).toBe("Neu");
  });

  it("answer a stale change with both versions and with what others did", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    const path = `text/${sectionId}/`;
    await editor.post(path, { content: richText("Erste"), revision: 1, publish: false });
    const refused = await editor.post(path, { content: richText("Zweite"), revision: 1 });
    expect([refused.statusCode, refused.json().details]).toMatchObject([
      409,
      {
        current: { revision: 2, values: { content: richText("Erste") } },
        yours: { revision: 1, content: richText("Zweite") },
        changes: [{ action: "update section", details: { section: sectionId, revision: 2 } }],
      },
    ]);
    const body = { content_type: "page", object_id: page.id, content: "Haus", revision: 1 };
    expect((await editor.post("headline/", body)).statusCode).toBe(409);
  });

  it("note each write with its author and its tags", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    await editor.post(`text/${sectionId}/`, { anchor: "neu", revision: 1, publish: true });
    const [newest] = await site.database.select().from(changes).orderBy(desc(changes.id)).limit(1);
    expect(newest?.tags).toEqual([`page:${page.id}`, "pages"]);
    const lines = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `page:${page.id}`));
    expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
      ["update section", expect.stringMatching(/^Person/)],
      ["publish", expect.stringMatching(/^Person/)],
    ]);
  });

  it("are for staff, from this site, with the token", async () => {
    const { sectionId } = await insertTextPage(site.database);
    const visitor = editorOf(site, await browser(site));
    const body = { ...owner(), content: "Haus" };
    for (const answer of [
      visitor.get(`text/${sectionId}/`),
      visitor.post("headline/", body),
      visitor.del(`text/${sectionId}/`),
      visitor.post(`page/${ids.page}/order/`, {
        revision: 1,
        parent: null,
        column: 0,
        sections: [sectionId],
      }),
    ]) {
      expect((await answer).statusCode).toBe(401);
    }
  });
});
