import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { booklets } from "../../../platform/database/schema/index.ts";
import { editorSite } from "../../../testing/editorSite.ts";
import {
  both,
  insertArticle,
  insertImage,
  insertTag,
  richText,
} from "../../../testing/factories.ts";
import { changesOf } from "../../../testing/factories/content.ts";
import { insertEvent } from "../../../testing/factories/site.ts";

const here = editorSite({ beforeAll, afterAll });

const head = (locale: "de" | "en" | null, fields: object) => ({ op: "head", locale, fields });

it("the head of an article: pictures, authors and tags are drafts too", async () => {
  const article = await insertArticle(here.site.database);
  const mine = changesOf(here.editor, article, "article");
  const image = await insertImage(here.site.database);
  const tags = [
    await insertTag(here.site.database, "oper"),
    await insertTag(here.site.database, "buehne"),
  ];
  const author = (await here.editor.post("authors/", { name: "Mara Lindqvist" })).json();
  const read = async (query = "") => {
    const url = `/de/api/articles/${article.id}/${query}`;
    return (await here.site.app.inject({ url, ...(query && here.staff) })).json();
  };
  const settings = { image_id: image.id, author_ids: [author.id], tag_ids: tags };
  const written = await mine.change(1, head(null, settings), head("de", { teaser: "Kurz" }));
  expect(written.statusCode).toBe(200);
  const asPublic = { image_obj: null, authors: [], tags: [], teaser: "" };
  const asDraft = {
    image_obj: { id: image.id },
    authors: [{ id: author.id }],
    tags: tags.map((id) => ({ id })),
    teaser: "Kurz",
  };
  expect(await read()).toMatchObject(asPublic);
  expect(await read("?preview=1")).toMatchObject(asDraft);
  const list = await here.site.app.inject({ url: `/de/api/articles/?tags=${tags[0]}` });
  expect(list.json().count).toBe(0);
  const record = (await here.editor.get(`articles/${article.id}/`)).json();
  expect(record).toMatchObject(settings);

  // staff's form saves something else: the draft stays one
  const sent = { revision: 2, tag_ids: tags, reading_minutes: 7 };
  expect((await here.editor.post(`articles/${article.id}/`, sent)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ ...asPublic, reading_minutes: 7 });
  expect(
    (await here.editor.post(`article/${article.id}/publish/`, { revision: 3 })).statusCode,
  ).toBe(200);
  expect(await read()).toMatchObject(asDraft);
});

it("the words of a booklet: works and lives are drafts, in both languages", async () => {
  const eventId = await insertEvent(here.site.database);
  const [row] = await here.site.database.insert(booklets).values({ eventId }).returning();
  const mine = changesOf(here.editor, { id: row?.id ?? 0 }, "booklet");
  const composer = (await here.editor.post("composers/", { name: both("Clara Schumann") })).json();
  const work = (
    await here.editor.post("works/", { title: both("Romanzen"), composer_id: composer.id })
  ).json();
  const note = { de: richText("Innig."), en: null };
  const sung = { title: both("Lied"), translation: both("Wort"), language: "de", original: "O" };
  const read = async (query = "") => {
    const url = `/de/api/booklets/${eventId}/${query}`;
    return (await here.site.app.inject({ url, ...(query && here.staff) })).json();
  };
  const works = [{ composition_id: work.id, note, sung_texts: [sung] }, {}];
  const biographies = [{}];
  const written = await mine.change(
    1,
    head(null, { works, biographies }),
    head("de", { introduction: richText("Willkommen.") }),
  );
  expect(written.json().warnings).toEqual(
    ["works.1.composition_id", "biographies.0.artist_id"].map((field) => {
      return { section: null, locale: null, field, problem: "required" };
    }),
  );
  expect(await read()).toMatchObject({ introduction: null, works: [], biographies: [] });
  expect(await read("?preview=1")).toMatchObject({
    introduction: { blocks: [{ text: "Willkommen." }] },
    works: [
      {
        work_obj: { id: work.id },
        note: { blocks: [{ text: "Innig." }] },
        sung_texts: [{ title: "Lied (de)", translation: "Wort (de)" }],
      },
    ],
    biographies: [],
  });
  const publish = (revision: number) =>
    here.editor.post(`booklet/${row?.id}/publish/`, { revision });
  expect((await publish(2)).json().details.checks).toHaveLength(2);
  const whole = head(null, { works: works.slice(0, 1), biographies: [] });
  expect((await mine.change(2, whole)).json()).toMatchObject({ warnings: [] });
  expect((await publish(3)).statusCode).toBe(200);
  expect(await read()).toMatchObject({
    works: [{ work_obj: { id: work.id }, author: "" }],
    introduction: { blocks: [{ text: "Willkommen." }] },
  });
  expect(await mine.copy()).toMatchObject({ has_changes: false });

  const link = { type: "LINK", mutability: "MUTABLE", data: { url: "javascript:alert(1)" } };
  const bad = { ...richText("Innig."), entityMap: { 0: link } };
  const refused = await mine.change(
    3,
    head(null, {
      works: [{ composition_id: work.id, note: { de: bad, en: null }, author: "x".repeat(201) }],
      biographies: [{ artist_id: 1, ensemble_id: 1 }],
    }),
  );
  expect(refused.json().details.fields).toMatchObject({
    "ops.0.fields.works.0.note": "invalid",
    "ops.0.fields.works.0.author": "too_long",
    "ops.0.fields.biographies.0": "invalid",
  });
});
