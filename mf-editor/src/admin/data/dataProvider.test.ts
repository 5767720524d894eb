import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getAllSettings, updateSettings } from "@festival/contracts/calls/platform";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Fields } from "@festival/contracts/fields/field";
import { filtersOf } from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import { startLiveBackend, type LiveBackend } from "../testing/liveBackend.ts";
import { recordMaker } from "../testing/recordMaker.ts";
import { isCallProblem, type CallProblem } from "../../calls/callProblem.ts";
import { settingsFields } from "../resources/settingsFields.ts";
import { invitationFields, userFields } from "../resources/systemFields.ts";
import { answered } from "../../calls/answered.ts";
import { formsWithPeriods } from "../system/processing/formsWithPeriods.ts";
import { createDataProvider } from "./dataProvider.ts";

let backend: LiveBackend;
let provider: ReturnType<typeof createDataProvider>;
let make: ReturnType<typeof recordMaker>["make"];
let valuesFor: ReturnType<typeof recordMaker>["valuesFor"];
beforeAll(async () => {
  backend = await startLiveBackend();
  provider = createDataProvider(backend.transport);
  ({ make, valuesFor } = recordMaker(backend, provider));
});
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

async function firstOf(name: string): Promise<StaffRecord> {
  const { data } = await list(name, {}, 1);
  return data[0] ?? make(name);
}

const both = { de: "Zusammen", en: "Together" };

/** A field that several records can have the same value of, with one that none of them has yet. */
function together(fields: Fields): [string, unknown] {
  const all = Object.entries(fields);
  const words = all.find(([, { kind }]) => kind === "line" || kind === "prose");
  if (words) return [words[0], words[1].localized ? both : "Zusammen"];
  const place = all.find(([, { kind }]) => kind === "position");
  if (place) return [place[0], 77];
  // where redirects lead
  return [all.findLast(([, { kind }]) => kind === "path")?.[0] ?? "", "/de/programm-tickets"];
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
        const answer = await provider.getList(name, {
          pagination,
          sort: { field, order },
          filter: {},
        });
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
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(ids));
    expect((await problemOf(provider.getOne(name, { id: 2_147_483_647 }))).status).toBe(404);
  });

  it("reads those that refer to a record, by each filter that takes one", async () => {
    const references = Object.entries(filtersOf(description)).filter(
      ([, { kind }]) => kind === "reference",
    );
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
      const others = data.filter((record) => of !== undefined && record[of] !== id);
      expect(others).toEqual([]);
      expect(total).toBeLessThanOrEqual((await list(name)).total);
    }
  });

  it("sends a record back as it was read, and refuses a stale revision with the present one", async () => {
    const before = await firstOf(name);
    const written = Object.fromEntries(Object.keys(fields).map((field) => [field, before[field]]));
    const { data: after } = await provider.update(name, {
      id: before.id,
      data: written,
      previousData: before,
    });
    expect(after).toEqual({ ...before, revision: before.revision + 1 });
    const [field = ""] = Object.keys(written);
    const problem = await problemOf(
      provider.update(name, {
        id: before.id,
        data: { [field]: written[field] },
        previousData: before,
      }),
    );
    expect([problem.code, problem.details.current]).toEqual(["conflict", after]);
  });

  it("names the fields that are wrong", async () => {
    const before = await firstOf(name);
    const [field = ""] = Object.keys(fields);
    const problem = await problemOf(
      provider.update(name, {
        id: before.id,
        data: { [field]: { neither: "this" }, colour: "red" },
        previousData: before,
      }),
    );
    expect(problem.code).toBe("validation_failed");
    expect(problem.details.fields).toMatchObject({ colour: "unknown_field" });
    expect(Object.keys(problem.details.fields ?? {})).toContain(field);
  });

  it("makes one, and deletes it unless it was changed meanwhile", async () => {
    const made = await make(name);
    const stale = { ...made, revision: made.revision + 7 };
    const problem = await problemOf(provider.delete(name, { id: made.id, previousData: stale }));
    expect(problem.code).toBe("conflict");
    await provider.delete(name, { id: made.id, previousData: made });
    expect((await problemOf(provider.getOne(name, { id: made.id }))).status).toBe(404);
  });

  it("changes several together, and deletes them together", async () => {
    const [field, value] = together(fields);
    const made = [await make(name), await make(name)];
    const ids = [...new Set(made.map(({ id }) => id))];
    await provider.updateMany(name, { ids, data: { [field]: value } });
    const { data } = await provider.getMany(name, { ids });
    expect(data.map((record) => record[field])).toEqual(ids.map(() => value));
    await provider.deleteMany(name, { ids });
    expect((await provider.getMany(name, { ids })).data).toEqual([]);
  });

  it("keeps what its records name from being deleted, and says why, or no longer names it", async () => {
    if (description.create === false) return;
    for (const [field, described] of Object.entries(fields)) {
      if (!("to" in described)) continue;
      const { id } = await make(described.to);
      const isList = /^(?:references|pictures|files)$/.test(described.kind);
      const values = { ...(await valuesFor(name)), [field]: isList ? [id] : id };
      const { data: holder } = await provider.create(name, { data: values });
      const refused: unknown = await provider.delete(described.to, { id }).then(
        () => undefined,
        (problem: unknown) => problem,
      );
      const uses = isCallProblem(refused) ? refused.details.used_by : undefined;
      // what keeps it is told before one tries; what is gone has no uses
      const told = uses && (await provider.getUses(described.to, { id })).data;
      expect([field, told]).toEqual([field, uses]);
      const left = await provider.getMany(name, { ids: [holder.id] });
      const isNamed = left.data.some((record) => [record[field]].flat().includes(id));
      const holding = `${description.singular}:${holder.id}`;
      const isTold = uses?.some(({ what }) => what === holding) ?? false;
      expect([field, isTold]).toEqual([field, isNamed]);
      // pictures are made once, and are needed by none from now on
      await provider.deleteMany(name, { ids: left.data.map((record) => record.id) });
    }
  });
});

it("the data provider answers the forms of the table of periods, each with its own", async () => {
  const made = await make("forms");
  const { data } = await provider.getList("forms", formsWithPeriods);
  const found = data.find(({ id }) => id === made.id);
  expect(found?.retention_days).toBe(made.retention_days);
  expect(Number(found?.retention_days)).toBeGreaterThan(0);
});

it("the data provider says when there was no answer at all", async () => {
  const away = createDataProvider({
    ...backend.transport,
    read: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect((await problemOf(away.getOne("events", { id: 1 }))).code).toBe("offline");
});

it("the forms of settings and users hold every field that the backend takes", async () => {
  const settings = await answered(backend.transport.read(getAllSettings, {}));
  const { revision, ...values } = settings;
  expect(Object.keys(settingsFields).toSorted()).toEqual(Object.keys(values).toSorted());
  expect(Object.keys(settingsFields.hotline.fields).toSorted()).toEqual(
    Object.keys(values.hotline).toSorted(),
  );
  const saved = await answered(backend.transport.send(updateSettings, {}, { ...values, revision }));
  expect(saved).toEqual({ ...values, revision: revision + 1 });

  const { email, ...rest } = sampleOf(invitationFields, { isWhole: true, isLocalized: true });
  const { data: made } = await provider.create("users", { data: { email, ...rest } });
  const { data: changed } = await provider.update("users", {
    id: made.id,
    data: { ...sampleOf(userFields, { isWhole: true }), is_active: false },
    previousData: made,
  });
  expect([changed.is_active, changed.role]).toEqual([false, "editor"]);
});
