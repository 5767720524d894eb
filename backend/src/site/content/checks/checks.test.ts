import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Check } from "@festival/contracts/api/editing/checks";
import { eq } from "drizzle-orm";
import { images, redirects } from "../../../platform/database/schema/index.ts";
import { editorSite } from "../../../testing/editorSite.ts";
import {
  insertArticle,
  insertImage,
  insertPage,
  insertTag,
  insertTextPage,
} from "../../../testing/factories.ts";
import { atEnd, changesOf } from "../../../testing/factories/content.ts";
import { insertWork } from "../../../testing/factories/programme.ts";
import { insertEvent, insertFile } from "../../../testing/factories/site.ts";

const here = editorSite({ beforeAll, afterAll });

const toCome = new Date("2199-09-01T18:00:00Z");
const words = (content: string) => ({ de: { content }, en: { content } });
const insert = (ref: string, model: string, given: object = {}) => ({
  op: "insert",
  ref,
  model,
  at: atEnd,
  ...given,
});
const linkTo = (ref: string, link: string) =>
  insert(ref, "link", { texts: { de: { content: "Weiter", link }, en: { content: "On" } } });

describe("the findings before a publication", () => {
  let page: Awaited<ReturnType<typeof insertPage>>;
  let mine: ReturnType<typeof changesOf>;
  beforeEach(async () => {
    page = await insertPage(here.site.database);
    mine = changesOf(here.editor, page);
  });

  const checks = async (): Promise<Check[]> =>
    (await here.editor.get(`page/${page.id}/checks/`)).json();
  const publish = (revision: number, given: object = {}) =>
    here.editor.post(`page/${page.id}/publish/`, { revision, ...given });
  /** Code, section, language and field of what is found. */
  const found = async () =>
    (await checks()).map(({ code, section, locale, field }) => [code, section, locale, field]);
  const change = async (...ops: object[]) => {
    const answer = await mine.change(1, ...ops);
    expect(answer.statusCode).toBe(200);
    return answer.json().ids;
  };

  it("are none where nothing is to be said", async () => {
    await change(
      insert("a", "headline", { texts: words("Haus") }),
      insert("b", "container", { settings: { layout: "50-50" } }),
      insert("c", "headline", {
        settings: { headline_level: 3 },
        texts: words("Hof"),
        at: { parent: "b", column: 0, before: null },
      }),
      insert("d", "headline", {
        texts: words("Garten"),
        at: { parent: "b", column: 1, before: null },
      }),
      insert("e", "link", { texts: words("Weiter") }),
      insert("f", "socialmedia", {
        settings: { embed: "https://www.instagram.com/p/abcdefghijk/" },
        texts: { de: { title: "Probe" }, en: { title: "Rehearsal" } },
      }),
    );
    expect(await checks()).toEqual([]);
  });

  it("name what the sections lack themselves, by section, language and field", async () => {
    const ids = await change(
      insert("a", "headline", { settings: { headline_level: 3 }, texts: words("Haus") }),
      insert("b", "container", { settings: { layout: "33-33-33" } }),
      insert("c", "quote", {
        texts: { de: { content: "Schön." } },
        at: { parent: "b", column: 1, before: null },
      }),
      insert("d", "socialmedia", {
        settings: { embed: "https://www.instagram.com/p/abcdefghijk/" },
      }),
      insert("e", "headline", { texts: { de: { preline: "Neu" } } }),
    );
    const { a, b, c, d, e } = ids;
    expect(await found()).toEqual(
      expect.arrayContaining([
        ["required", e, "de", "content"],
        ["untranslated", c, "en", null],
        ["untranslated", e, "en", null],
        ["heading_order", a, "de", "headline_level"],
        ["heading_order", a, "en", "headline_level"],
        ["embed_title", d, "de", "title"],
        ["embed_title", d, "en", "title"],
        ["empty_column", b, null, "columns.0"],
        ["empty_column", b, null, "columns.2"],
      ]),
    );
    const [first, ...others] = await checks();
    expect(first).toMatchObject({ severity: "stop", code: "required" });
    expect(others.filter(({ severity }) => severity === "stop")).toEqual([]);
  });

  it("name videos without captions or words for those who do not hear them", async () => {
    const { database } = here.site;
    const file_id = await insertFile(database, "film.mp4", "video/mp4");
    const captions_de_id = await insertFile(database, "de.vtt", "text/vtt");
    const title = { title: "Grußwort", transcript: "Guten Abend." };
    const { a, b } = await change(
      insert("a", "film", { settings: { file_id }, texts: { de: title, en: { title: "Hello" } } }),
      insert("b", "film", { settings: { file_id, captions_de_id }, texts: { de: title } }),
      insert("c", "film", { texts: { de: title, en: title } }),
    );
    const codes = (await found()).filter(([code]) => String(code).startsWith("video_"));
    expect(codes).toEqual([
      ["video_captions", a, null, "captions_de_id"],
      ["video_captions", a, null, "captions_en_id"],
      ["video_transcript", a, "en", "transcript"],
    ]);
    expect(codes.some(([, section]) => section === b)).toBe(false);
  });

  it("tell where each link of this site leads", async () => {
    const { page: hidden } = await insertTextPage(here.site.database, { isOnline: false });
    const { page: open } = await insertTextPage(here.site.database);
    const path = `/de/alt-${page.id}`;
    await here.site.database.insert(redirects).values({ oldPath: path, newPath: "/de/" });
    const event = await insertEvent(here.site.database, { startsAt: toCome });
    const cancelled = await insertEvent(here.site.database, {
      startsAt: toCome,
      status: "cancelled",
    });
    const startsAt = new Date("2001-01-01T18:00:00Z");
    const past = await insertEvent(here.site.database, { startsAt });
    const eventPath = (id: number) => `/de/programm-tickets/abend/${id}`;
    const ids = await change(
      linkTo("fine", `/de/${open.urls.de}/#unten`),
      linkTo("event", `${eventPath(event)}?a=1`),
      linkTo("screen", "/de/magazin"),
      linkTo("home", "/de"),
      linkTo("mail", "mailto:a@example.org"),
      linkTo("other", "https://example.org/weg"),
      linkTo("broken", "/de/gibt-es-nicht"),
      linkTo("lost", eventPath(999_999)),
      linkTo("offline", `/de/${hidden.urls.de}`),
      linkTo("led", path),
      linkTo("cancelled", eventPath(cancelled)),
      linkTo("past", `${eventPath(past)}/programmheft`),
    );
    const told = (await checks()).map((each) => [each.code, each.section, each.target]);
    expect(told).toEqual([
      ["link_broken", ids.broken, "/de/gibt-es-nicht"],
      ["link_broken", ids.lost, "event:999999"],
      ["link_offline", ids.offline, `/de/${hidden.urls.de}`],
      ["link_redirected", ids.led, path],
      ["event_cancelled", ids.cancelled, `event:${cancelled}`],
      ["event_past", ids.past, `event:${past}`],
    ]);
    expect(await found()).toContainEqual(["link_broken", ids.broken, "de", "link"]);
  });

  it("name what is shown and is not public, and pictures without words", async () => {
    const event = await insertEvent(here.site.database, { isOnline: false });
    const image = await insertImage(here.site.database);
    const silent = await insertImage(here.site.database);
    await here.site.database
      .update(images)
      .set({ alias: { de: "", en: "A hall" } })
      .where(eq(images.id, silent.id));
    const ids = await change(
      insert("event", "eventitem", { settings: { event_id: event } }),
      insert("fine", "image", { settings: { image_id: image.id } }),
      insert("silent", "image", { settings: { image_id: silent.id } }),
      insert("own", "image", {
        settings: { image_id: silent.id },
        texts: { de: { alias: "Saal" }, en: { alias: "Hall" } },
      }),
    );
    expect(await found()).toEqual([
      ["alt", ids.silent, "de", "image_id"],
      ["record_offline", ids.event, null, "event_id"],
    ]);

    const refused = await publish(2);
    expect([refused.statusCode, refused.json().details.checks]).toMatchObject([
      422,
      [{ code: "alt", section: ids.silent, target: `image:${silent.id}` }],
    ]);
    const other = await publish(2, { accept: ["link_broken"] });
    expect(other.json().details.checks).toHaveLength(1);
    expect((await publish(2, { accept: ["required"] })).statusCode).toBe(400);
    expect((await publish(2, { accept: ["alt"] })).statusCode).toBe(200);
  });

  it("name pictures to which the rights have ended, or end within 14 days", async () => {
    const { database, app } = here.site;
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3_600_000);
    const pictures: number[] = [];
    for (const days of [-1, 13, 15]) {
      const { id } = await insertImage(database);
      await database
        .update(images)
        .set({ rightsUntil: inDays(days) })
        .where(eq(images.id, id));
      pictures.push(id);
    }
    const [ended, ending, later] = pictures;
    const ids = await change(
      insert("ended", "image", { settings: { image_id: ended } }),
      insert("list", "imagelist", {
        settings: { items: [{ image_id: later }, { image_id: ending }] },
      }),
    );
    expect(await found()).toEqual([
      ["rights_ended", ids.ended, null, "image_id"],
      ["rights_ending", ids.list, null, "items.1.image_id"],
    ]);
    expect(await checks()).toMatchObject([{ target: `image:${ended}`, severity: "warn" }, {}]);
    expect((await publish(2)).statusCode).toBe(200);
  });

  it("name words that are older than those of the other language", async () => {
    const { a } = await change(insert("a", "headline", { texts: words("Haus") }));
    const set = { op: "set", section: a, locale: "de", fields: { content: "Hof" } };
    await mine.change(2, set, { op: "head", locale: "en", fields: { title: "Yard" } });
    expect(await found()).toEqual([
      ["stale", null, "de", "title"],
      ["stale", a, "en", "content"],
    ]);
  });

  it("name links whose words do not say where they lead, also in rows, and no others", async () => {
    const textWith = (...links: string[]) => {
      const text = links.join(" und ");
      const entityRanges = links.map((link, key) => ({
        offset: text.indexOf(link),
        length: link.length,
        key,
      }));
      const block = { key: "a", text, type: "unstyled", depth: 0, inlineStyleRanges: [] };
      const data = { url: "https://example.org/" };
      const entity = { type: "LINK", mutability: "MUTABLE", data };
      const entityMap = Object.fromEntries(links.map((_, key) => [key, entity]));
      return { blocks: [{ ...block, entityRanges }], entityMap };
    };
    const fine = {
      content: textWith("Hier spielt das Ensemble", "mehr Konzerte", "a@example.org"),
    };
    const ids = await change(
      insert("fine", "text", { texts: { de: fine, en: fine } }),
      insert("vague", "text", {
        texts: { de: { content: textWith("Hier!") }, en: { content: textWith("click here") } },
      }),
      insert("bare", "faq", {
        texts: {
          de: {
            title: "Fragen",
            items: [{ title: "Wo?", content: textWith("www.example.org/a") }],
          },
          en: { title: "Questions", items: [{ title: "Where?", content: textWith("The map") }] },
        },
      }),
      linkTo("link", "https://example.org/"),
    );
    const set = { op: "set", section: ids.link, locale: "de", fields: { content: "Mehr" } };
    expect((await mine.change(2, set)).statusCode).toBe(200);
    const named = (await checks()).filter(({ code }) => code === "link_words");
    expect(named.map(({ section, locale, field }) => [section, locale, field])).toEqual([
      [ids.vague, "de", "content"],
      [ids.vague, "en", "content"],
      [ids.bare, "de", "items.0.content"],
      [ids.link, "de", "content"],
    ]);
  });

  it("name words that are certainly in another language and not marked so", async () => {
    const title = { de: "Le sacre du printemps", en: "The Rite of Spring" };
    const titleLanguage = { de: "fr", en: "" };
    await insertWork(here.site.database, "Strawinsky", title, [], { titleLanguage });
    const textOf = (text: string, ...styles: object[]) => ({
      content: {
        blocks: [
          {
            key: "a",
            text,
            type: "unstyled",
            depth: 0,
            entityRanges: [],
            inlineStyleRanges: styles,
          },
        ],
        entityMap: {},
      },
    });
    const sacre = "Le sacre du printemps";
    const marked = { offset: 0, length: sacre.length, style: "LANG:fr" };
    const both = (content: object) => ({ texts: { de: content, en: content } });
    const ids = await change(
      insert("title", "text", both(textOf(`Zu hören ist ${sacre}.`))),
      insert("marked", "text", both(textOf(sacre, marked))),
      insert("russian", "text", both(textOf("Она поёт"))),
      insert("sign", "text", both(textOf("Ω, α und β, Café, naïve, 5 °C"))),
    );
    expect(await found()).toEqual([
      ["language_unmarked", ids.title, "de", "content"],
      ["language_unmarked", ids.russian, "de", "content"],
      ["language_unmarked", ids.russian, "en", "content"],
    ]);
  });

  it("are found in heads, too, and a head that names what is gone stops", async () => {
    const { id } = await insertArticle(here.site.database);
    const tag = await insertTag(here.site.database, "oper");
    const head = { op: "head", locale: null, fields: { tag_ids: [tag] } };
    expect((await changesOf(here.editor, { id }, "article").change(1, head)).statusCode).toBe(200);
    expect((await here.editor.del(`tags/${tag}/`)).statusCode).toBe(204);
    const gone = { severity: "stop", code: "record_gone", section: null, field: "tag_ids" };
    expect((await here.editor.get(`article/${id}/checks/`)).json()).toMatchObject([gone]);
    const refused = await here.editor.post(`article/${id}/publish/`, { revision: 2 });
    expect([refused.statusCode, refused.json().details]).toMatchObject([422, { checks: [gone] }]);
  });
});
