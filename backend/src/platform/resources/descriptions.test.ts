import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { defaultOf } from "@festival/contracts/fields/defaults";
import { filtersOf } from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { getTableColumns } from "drizzle-orm";
import { insertImage } from "../../testing/factories.ts";
import { editorOf } from "../../testing/factories/content.ts";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { camelCase } from "./fieldMapping.ts";

const textOf = (value: unknown) => JSON.stringify(value).replaceAll('"', "");
const words = (list: string) => list.split(/\s+/);

/** Columns that the site keeps by itself, or that `load` shows in another form. */
const ownColumns: Readonly<Record<string, readonly string[]>> = {
  events: ["calendarUid", "overAt", "day", "searchText", "externalId", "imported"],
  artists: ["externalId"],
  ensembles: ["externalId"],
  venues: ["externalId"],
  composers: ["externalId"],
  works: ["externalId"],
  genres: ["externalId"],
  // staff write the focal point as one field; the rest is what the upload found, or follows from words and rights
  images: words(`focalX focalY width height color bytes contentHash fileName createdAt renderedAt
    renditionProblem isShown`),
  // what the upload found
  files: words("name contentType bytes width height seconds contentHash fileName createdAt"),
};

/** Values that the samples cannot know: a redirect leads to another address than its own. */
const more: Readonly<Record<string, object>> = { redirects: { new_path: "/de/magazin" } };

describe("descriptions of what staff keep", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  const made = new Map<string, Promise<Record<string, unknown>>>();
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
    const { id } = await insertImage(site.database);
    made.set("images", Promise.resolve({ id }));
  });
  afterAll(() => site.close());

  it("are those of all resources that are registered", () => {
    const names = resourceDescriptions.map(({ name }) => name);
    expect([...site.app.resources.keys()].toSorted()).toEqual(names.toSorted());
  });

  it.each(resourceDescriptions)("name every column of $name that staff write", (description) => {
    const { table } = site.app.resources.get(description.name) ?? {};
    const columns = Object.keys(table ? getTableColumns(table) : {});
    const known = new Set([
      "id",
      "revision",
      ...(ownColumns[description.name] ?? []),
      ...Object.keys(description.fields).map(camelCase),
    ]);
    expect(columns.length).toBeGreaterThan(2);
    expect(columns.filter((column) => !known.has(column))).toEqual([]);
  });

  it.each(resourceDescriptions)("name what $name shows besides", ({ name, shown = {} }) => {
    const answered = Object.keys(site.app.resources.get(name)?.shown?.properties ?? {});
    expect(Object.keys(shown).toSorted()).toEqual(answered.toSorted());
  });

  /** Makes a record with the least that it needs, after those to which it refers. */
  function make(name: string): Promise<Record<string, unknown>> {
    const known = made.get(name);
    if (known) return known;
    const description = resourceDescriptions.find((each) => each.name === name);
    const fields = description?.fields ?? {};
    const making = (async () => {
      const ids = new Map<string, number>();
      for (const field of Object.values(fields)) {
        if (field.required && "to" in field) ids.set(field.to, Number((await make(field.to)).id));
      }
      const idOf = (resource: string) => ids.get(resource) ?? 1;
      const answer = await editor.post(`${name}/`, {
        ...sampleOf(fields, { idOf }),
        ...more[name],
      });
      expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()]);
      return answer.json();
    })();
    made.set(name, making);
    return making;
  }

  async function list(name: string, query: string): Promise<Record<string, unknown>[]> {
    const answer = await editor.get(`${name}/?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return answer.json().results;
  }

  const creatable = resourceDescriptions.filter(({ create }) => create !== false);
  it.each(creatable)("give the defaults that $name has", async ({ name, fields }) => {
    const record = await make(name);
    const unsent = Object.entries(fields).filter(([, { required }]) => !required);
    expect(Object.fromEntries(unsent.map(([field]) => [field, record[field]]))).toEqual(
      Object.fromEntries(unsent.map(([field, of]) => [field, defaultOf(of)])),
    );
  });

  it.each(creatable)("filter the list of $name by each column", async (description) => {
    const record = await make(description.name);
    const byColumn = Object.entries(filtersOf(description)).filter(([, { equals }]) => equals);
    for (const [filter, { equals = "", kind }] of byColumn) {
      const value = record[equals];
      if (value === null) continue;
      const found = await list(description.name, `${filter}=${textOf(value)}&per_page=100`);
      expect([filter, found.map((one) => one[equals])]).toEqual([filter, found.map(() => value)]);
      expect(found.map(({ id }) => id)).toContain(record.id);
      if (kind !== "flag") continue;
      const others = await list(description.name, `${filter}=${String(!value)}`);
      expect(others.map(({ id }) => id)).not.toContain(record.id);
    }
  });

  it("filter events and articles by those who take part in them", async () => {
    const idOf = async (name: string) => Number((await make(name)).id);
    const artist = await idOf("artists");
    const ensemble = await idOf("ensembles");
    const work = await idOf("works");
    const part = { event_castmembers: [{ artist_id: artist }], ensemble_ids: [ensemble] };
    const event = await make("events");
    await editor.post(`events/${Number(event.id)}/`, {
      revision: event.revision,
      ...part,
      event_compositions: [{ composition_id: work }],
    });
    const article = await make("articles");
    const author = await idOf("authors");
    const tag = await idOf("tags");
    await editor.post(`articles/${Number(article.id)}/`, {
      revision: article.revision,
      author_ids: [author],
      tag_ids: [tag],
    });
    const filters = { events: { artist, ensemble, work }, articles: { author, tag } };
    for (const [name, byFilter] of Object.entries(filters)) {
      for (const [filter, id] of Object.entries(byFilter)) {
        const found = await list(name, `${filter}=${id}`);
        expect([filter, found.map((one) => one.id)]).toEqual([
          filter,
          [(name === "events" ? event : article).id],
        ]);
        expect(await list(name, `${filter}=${id + 1000}`)).toEqual([]);
      }
    }
  });
});
