import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { localize } from "@festival/contracts/locales";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { isCallProblem, type CallProblem } from "../../calls/callProblem.ts";
import { startLiveBackend, type LiveBackend } from "../testing/liveBackend.ts";
import { recordMaker } from "../testing/recordMaker.ts";
import { createDataProvider } from "./dataProvider.ts";

let backend: LiveBackend;
let provider: ReturnType<typeof createDataProvider>;
let make: ReturnType<typeof recordMaker>["make"];
beforeAll(async () => {
  backend = await startLiveBackend();
  provider = createDataProvider(backend.transport);
  ({ make } = recordMaker(backend, provider));
});
afterAll(() => backend?.stop());

const nowhere = 2_147_483_647;
const pasted = "Wort ".repeat(20_000);
/** Of no kind of field, of any. */
const foreign = { neither: "this" };

const texts = [
  "ein\u0000Wort",
  "\ud800",
  `'); DROP TABLE events; --"><script>alert(1)</script> 👩🏽‍🎤 e\u0301\u202eabc`,
  "javascript:alert(1)",
  '=HYPERLINK("//festival.example")',
  pasted,
  7,
  null,
];
const numbers = [-1, 0.5, 1e300, nowhere + 1, "zwölf", null];
const record = [nowhere, 0, -1, 1.5, "neun", null];
const records = [[nowhere], [1, 1], [null], null];
const block = { key: "a", text: "a\u0000\ud800", type: "unstyled", depth: 0 };
const blocks = [{ ...block, inlineStyleRanges: [], entityRanges: [] }];

const byKind: Partial<Record<Field["kind"], readonly unknown[]>> = {
  instant: ["1899-12-31T23:00:00.000Z", "2199-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "", 7],
  day: ["1899-12-31", "2199-01-01", "2026-02-30", "0000-00-00", 7],
  number: numbers,
  position: numbers,
  money: numbers,
  reference: record,
  picture: record,
  file: record,
  references: records,
  pictures: records,
  files: records,
  richText: [{ blocks, entityMap: {} }, { blocks: [{}], entityMap: {} }, pasted, null],
};

/** What one may send by mistake or on purpose, whether or not it is refused. */
const hostile = (field: Field): readonly unknown[] =>
  isTextField(field) ? texts : (byKind[field.kind] ?? ["wort", 7, [], null]);

const perLanguage = (field: Field, value: unknown) =>
  field.localized ? localize(() => value) : value;

describe.each(resourceDescriptions)("bad input for $name", ({ name, fields }) => {
  const described: readonly [string, Field][] = Object.entries(fields);
  let seen: StaffRecord;
  beforeAll(async () => {
    seen = await make(name);
  });

  /** Sends values; what is taken becomes the record that is seen. */
  async function sent(data: object): Promise<CallProblem | undefined> {
    try {
      ({ data: seen } = await provider.update(name, { id: seen.id, data, previousData: seen }));
      return undefined;
    } catch (error) {
      if (!isCallProblem(error)) throw error;
      return error;
    }
  }

  it("is taken, or refused at its field with a reason, and never fails", async () => {
    const wrong: unknown[] = [];
    for (const [field, kind] of described) {
      for (const value of [...hostile(kind), foreign]) {
        const problem = await sent({ [field]: perLanguage(kind, value) });
        if (!problem) continue;
        const named = Object.keys(problem.details.fields ?? {}).map((path) => path.split(".")[0]);
        if (problem.status !== 422 || named.length === 0) {
          wrong.push([field, JSON.stringify(value).slice(0, 60), problem.status, named]);
        }
      }
    }
    expect(wrong).toEqual([]);
    // whatever was taken can be read, and listed
    await provider.getOne(name, { id: seen.id });
    const list = await provider.getList(name, {
      pagination: { page: 1, perPage: 100 },
      sort: { field: "", order: "ASC" },
      filter: {},
    });
    expect(list.total).toBeGreaterThan(0);
  });

  it("is refused in all fields at once", async () => {
    const data = Object.fromEntries(
      described.map(([field, kind]) => [field, perLanguage(kind, foreign)]),
    );
    const problem = await sent(data);
    const named = Object.keys(problem?.details.fields ?? {}).map((path) => path.split(".")[0]);
    expect(problem?.code).toBe("validation_failed");
    expect(new Set(named)).toEqual(new Set(Object.keys(fields)));
  });

  it("is named where the database cannot store it, with its language", async () => {
    const localized = described.find(
      ([, field]) => field.localized && (field.kind === "line" || field.kind === "prose"),
    );
    if (!localized) return;
    const problem = await sent({ [localized[0]]: { de: "Wort", en: "half \ud800" } });
    expect(problem?.details.fields).toEqual({ [`${localized[0]}.en`]: "invalid" });
  });

  it("is refused where the record is gone", async () => {
    const gone = await make(name);
    await provider.delete(name, { id: gone.id, previousData: gone });
    const [field = ""] = Object.keys(fields);
    const problem = await provider
      .update(name, { id: gone.id, data: { [field]: gone[field] }, previousData: gone })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(isCallProblem(problem) && problem.code).toBe("not_found");
  });
});
