import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Field } from "@festival/contracts/fields/field";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import {
  filtersOf,
  type ResourceDescription,
} from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { RaRecord } from "ra-core";
import { startLiveBackend, type LiveBackend } from "../testing/liveBackend.ts";
import { isCallProblem, type CallProblem } from "./callProblem.ts";
import { createDataProvider } from "./dataProvider.ts";

let backend: LiveBackend;
let provider: ReturnType<typeof createDataProvider>;
beforeAll(async () => {
  backend = await startLiveBackend();
  provider = createDataProvider(backend.transport);
}, 240_000);
afterAll(() => backend?.stop());

const byName = { field: "", order: "ASC" } as const;
const list = (name: string, filter: object = {}, perPage = 100) =>
  provider.getList(name, { pagination: { page: 1, perPage }, sort: byName, filter });

async function problemOf(doing: Promise<unknown>): Promise<CallProblem> {
  const error: unknown = await doing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isCallProblem(error)) throw new Error(`No problem of a call: ${String(error)}`);
  return error;
}

let copies = 0;
/** A value that no other record has. */
function another(field: Field, value: unknown): unknown {
  copies += 1;
  const ending = `${field.kind === "slug" ? "-" : "/"}kopie-${copies}`;
  const longer = (text: unknown) => `${String(text)}${ending}`;
  if (!field.localized) return longer(value);
  const { de, en } = value as { de: string; en: string };
  return { de: longer(de), en: longer(en) };
}

/** What makes a new record of one that is there. */
async function copyOf({ name, fields }: ResourceDescription, record: StaffRecord) {
  const values = Object.entries(fields).map(([field, described]) => {
    const isUnique = described.kind === "slug" || described.kind === "path";
    return [field, isUnique ? another(described, record[field]) : record[field]] as const;
  });
  const copy = Object.fromEntries(values);
  if (name === "redirects") copy.new_path = "/de/magazin";
  if (name === "quizzes") {
    const questions = structuredClone(copy.questions) as { id: null; answers: { id: null }[] }[];
    copy.questions = questions.map((question) => ({
      ...question,
      id: null,
      answers: question.answers.map((answer) => ({ ...answer, id: null })),
    }));
  }
  if (name === "booklets") {
    const events = (await list("events")).data;
    const booklets = (await list("booklets")).data;
    const taken = new Set(booklets.map(({ event_id: event }) => event));
    copy.event_id = events.find(({ id }) => !taken.has(id))?.id;
  }
  return copy;
}

/** Records of resources that the demo season leaves empty. */
const missing: Readonly<Record<string, object>> = {
  redirects: { old_path: "/de/alt", new_path: "/de/magazin" },
};

async function firstOf(name: string): Promise<StaffRecord> {
  const { data } = await list(name, {}, 1);
  const [first] = data;
  if (first) return first;
  const values = missing[name];
  if (!values) throw new Error(`The demo season has none of ${name}: add one here.`);
  return (await provider.create(name, { data: values })).data;
}

describe.each(resourceDescriptions)("the data provider, of $name", (description) => {
  const { name, fields, list: described } = description;

  it("lists a page with the count of all", async () => {
    await firstOf(name);
    const { data, total } = await list(name, {}, 2);
    expect(total).toBeGreaterThanOrEqual(data.length);
    expect(data.length).toBe(Math.min(2, total));
    const { data: next } = await provider.getList(name, {
      pagination: { page: 2, perPage: 2 },
      sort: byName,
      filter: {},
    });
    const seen = new Set(data.map(({ id }) => id));
    expect(next.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it("sorts by each field that can be sorted, both ways", async () => {
    await firstOf(name);
    for (const field of described.sort) {
      for (const order of ["ASC", "DESC"] as const) {
        const pagination = { page: 1, perPage: 100 };
        const answer = await provider.getList(name, { pagination, sort: { field, order }, filter: {} });
        expect([field, order, answer.data.length > 0]).toEqual([field, order, true]);
      }
    }
  });

  it("searches, and finds nothing for words that stand nowhere", async () => {
    expect((await list(name, { search: "xyzzy qwertz" })).total).toBe(0);
  });

  it("reads one, and many by their ids", async () => {
    const first = await firstOf(name);
    expect((await provider.getOne(name, { id: first.id })).data).toEqual(first);
    const { data: some } = await list(name, {}, 5);
    const ids = some.map(({ id }) => id);
    const { data } = await provider.getMany(name, { ids });
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await problemOf(provider.getOne(name, { id: 2_147_483_647 }))).status).toBe(404);
  });

  it("reads those that refer to a record, by each filter that takes one", async () => {
    const references = Object.entries(filtersOf(description)).filter(([, { kind }]) => kind === "reference");
    for (const [target, filter] of references) {
      if (!("to" in filter)) continue;
      const { id } = await firstOf(filter.to);
      const { data, total } = await provider.getManyReference(name, {
        target,
        id,
        pagination: { page: 1, perPage: 100 },
        sort: byName,
        filter: {},
      });
      const of = filter.equals;
      if (of !== undefined) expect(data.every((record) => record[of] === id)).toBe(true);
      expect(total).toBeLessThanOrEqual((await list(name)).total);
    }
  });

  it("sends a record back as it was read, and refuses a stale revision with the present one", async () => {
    const before = await firstOf(name);
    const written = Object.fromEntries(Object.keys(fields).map((field) => [field, before[field]]));
    const { data: after } = await provider.update(name, {
      id: before.id,
      data: written,
      previousData: before as RaRecord,
    });
    expect(after).toEqual({ ...before, revision: before.revision + 1 });
    const [[field = "", value] = []] = Object.entries(written);
    const problem = await problemOf(
      provider.update(name, {
        id: before.id,
        data: { [field]: value },
        previousData: before as RaRecord,
      }),
    );
    expect([problem.code, problem.details.current]).toEqual(["conflict", after]);
  });

  it("names the fields that are wrong", async () => {
    const before = await firstOf(name);
    const [[field = ""] = []] = Object.entries(fields);
    const problem = await problemOf(
      provider.update(name, {
        id: before.id,
        data: { [field]: { neither: "this" }, colour: "red" },
        previousData: before as RaRecord,
      }),
    );
    expect(problem.code).toBe("validation_failed");
    expect(problem.details.fields).toMatchObject({ colour: "unknown_field" });
    expect(Object.keys(problem.details.fields ?? {})).toContain(field);
  });

  it(`${description.create === false ? "deletes nothing that is used" : "creates a copy, and deletes it"}`, async () => {
    const first = await firstOf(name);
    if (description.create === false) {
      const used = (await list(name, { used: true }, 1)).data[0];
      if (!used) return;
      const problem = await problemOf(provider.delete(name, { id: used.id }));
      expect(problem.details.used_by?.length).toBeGreaterThan(0);
      return;
    }
    const { data: made } = await provider.create(name, { data: await copyOf(description, first) });
    expect(made.id).not.toBe(first.id);
    const stale = { ...made, revision: made.revision + 7 };
    expect(
      (await problemOf(provider.delete(name, { id: made.id, previousData: stale }))).code,
    ).toBe("conflict");
    await provider.delete(name, { id: made.id, previousData: made });
    expect((await problemOf(provider.getOne(name, { id: made.id }))).status).toBe(404);
  });
});

it("the data provider tells where a record is used that cannot be deleted", async () => {
  const { data } = await list("events", {}, 1);
  const venue = Number(data[0]?.venue_id);
  const problem = await problemOf(provider.delete("venues", { id: venue }));
  expect([problem.code, problem.details.used_by?.length]).toEqual(["conflict", 1]);
});

it("the data provider changes many, and deletes many, one after the other", async () => {
  const titles = ["Eins", "Zwei"].map((title) => ({ de: title, en: title }));
  const made = [];
  for (const [place, title] of titles.entries()) {
    const slug = { de: `viele-${place}`, en: `many-${place}` };
    made.push((await provider.create("genres", { data: { title, slug } })).data.id);
  }
  await provider.updateMany("genres", { ids: made, data: { position: 7 } });
  const { data } = await provider.getMany("genres", { ids: made });
  expect(data.map(({ position }) => position)).toEqual([7, 7]);
  await provider.deleteMany("genres", { ids: made });
  expect((await provider.getMany("genres", { ids: made })).data).toEqual([]);
});

it("the data provider says when there was no answer at all", async () => {
  const away = createDataProvider({
    ...backend.transport,
    read: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect((await problemOf(away.getOne("events", { id: 1 }))).code).toBe("offline");
});
