import type { HomeBlockName } from "@festival/contracts/api/home";
import { homeBlockCalls } from "@festival/contracts/calls/content";
import { resourceCalls } from "@festival/contracts/calls/resources";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { homeBlockFields } from "@festival/contracts/home/homeBlockFields";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createDataProvider } from "../admin/data/dataProvider.ts";
import { startLiveBackend, type LiveBackend } from "../admin/testing/liveBackend.ts";
import { recordMaker } from "../admin/testing/recordMaker.ts";
import { badValues } from "../testing/badValues.ts";
import { recordProblems } from "./recordProblems.ts";
import { withoutUnseen } from "./unseen.ts";

type Values = Record<string, unknown>;
type Problems = Record<string, FieldProblem>;
interface Answer {
  status: number;
  body: Values & { revision: number; content?: Values; details: { fields?: Problems } };
}
/** What has fields that are stored as they are sent: a record, or a block of the home page. */
interface Place {
  of: string;
  fields: Fields;
  read(): Promise<Values & { revision: number }>;
  write(body: object): Promise<Answer>;
}
interface Tried {
  place: Place;
  of: string;
  name: string;
  field: Field;
  value: unknown;
  /** What the server said of it; nothing where it took it. */
  problems: Problems;
}

let backend: LiveBackend;
const tried: Tried[] = [];
const odd: unknown[] = [];

async function places(): Promise<Place[]> {
  const { transport } = backend;
  const provider = createDataProvider(transport);
  const { make } = recordMaker(backend, provider);
  const records = resourceDescriptions.map(async ({ name, fields }): Promise<Place> => {
    const { id } = await make(name);
    const { get, update } = resourceCalls(name);
    return {
      of: name,
      fields,
      read: async () => (await transport.read(get, { id })).body as Values & { revision: number },
      write: async (body) => (await transport.send(update, { id }, body)) as unknown as Answer,
    };
  });
  const blocks = (Object.keys(homeBlockFields) as HomeBlockName[]).map((name): Place => {
    const { get, update } = homeBlockCalls(name);
    return {
      of: `home:${name}`,
      fields: homeBlockFields[name],
      read: async () => {
        const { content, revision } = (await transport.read(get, {})).body as {
          content: Values;
          revision: number;
        };
        return { ...content, revision };
      },
      write: async (body) => (await transport.send(update, {}, body)) as unknown as Answer,
    };
  });
  return [...(await Promise.all(records)), ...blocks];
}

const isOf = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** Tries bad values of all fields at once, the first of each, then the second, and so on. Nothing of it is stored. */
async function tryAll(place: Place): Promise<void> {
  const { of, fields, read, write } = place;
  const { revision, ...present } = await read();
  const all = Object.entries(fields).map(([name, field]) => {
    const { [name]: before } = present;
    const en = field.localized && ((before as Values).en || (field.required ? "Words" : ""));
    const values = badValues(field).map((value) => (field.localized ? { de: value, en } : value));
    return { name, field, values };
  });
  const most = Math.max(...all.map(({ values }) => values.length));
  for (let round = 0; round < most; round += 1) {
    const now = all.filter(({ values }) => round < values.length);
    const body = Object.fromEntries(now.map(({ name, values }) => [name, values[round]]));
    // a field that no record has is always refused, and all with it
    const answer = await write({ ...body, revision, no_such_field: 1 });
    if (answer.status !== 422 || !answer.body.details.fields) odd.push([of, answer, body]);
    const told = Object.entries(answer.body.details.fields ?? {});
    for (const { name, field, values } of now) {
      const problems = Object.fromEntries(told.filter(([path]) => isOf(path, name)));
      tried.push({ place, of, name, field, value: values[round], problems });
    }
  }
}

beforeAll(async () => {
  backend = await startLiveBackend();
  for (const place of await places()) await tryAll(place);
}, 300_000);
afterAll(() => backend?.stop());

const known = ({ name, field, value }: Tried) =>
  recordProblems({ [name]: field }, { [name]: value });
const wordsOf = ({ field, value }: Tried): unknown =>
  field.localized ? (value as Values).de : value;
/** Of the kind that a person can write; characters that no reader sees are left out as they come. */
const isTyped = (each: Tried) => {
  const words = wordsOf(each);
  if (typeof words === "string" && withoutUnseen(words) !== words) return false;
  return (
    (isTextField(each.field) && typeof words === "string") ||
    (["number", "money"].includes(each.field.kind) && typeof words === "number") ||
    (each.field.kind === "instant" && typeof words === "string")
  );
};
const isRefused = ({ problems }: Tried) => Object.keys(problems).length > 0;
const shown = (each: Tried) => [each.of, each.name, wordsOf(each), each.problems, known(each)];

describe("bad input of records and of the home page's blocks", () => {
  it("is never a failure of ours", () => {
    expect(odd).toEqual([]);
    expect(tried.length).toBeGreaterThan(8000);
  });

  it("that a person can type is known before it is sent where the server refuses it", () => {
    const typed = tried.filter(isTyped);
    const untold = typed
      .filter((each) => isRefused(each) && Object.keys(known(each)).length === 0)
      // such as the time zone: the server tells who empties it
      .filter((each) => wordsOf(each) !== "" || !("default" in each.field));
    expect(untold.map(shown)).toEqual([]);
    expect(typed.filter(isRefused).length).toBeGreaterThan(500);
  });

  it("that is known here and not sent is refused by the server too", async () => {
    const overtold: Tried[] = [];
    const told = tried.filter(isTyped).filter((each) => Object.keys(known(each)).length > 0);
    for (const each of told.filter((one) => !isRefused(one))) {
      const { place, name, value } = each;
      // some rules are asked only where the shape of all values is right
      const { revision } = await place.read();
      const answer = await place.write({ revision, [name]: value });
      const paths = Object.keys(answer.body.details?.fields ?? {});
      if (answer.status !== 422 || !paths.some((path) => isOf(path, name))) overtold.push(each);
    }
    expect(overtold.map(shown)).toEqual([]);
    expect(told.length).toBeGreaterThan(1000);
  }, 120_000);

  it("that is only strange is stored as it was typed", async () => {
    const strange = tried
      .filter((each) => isTyped(each) && isTextField(each.field))
      // the home page alone has no path, in both languages
      .filter((each) => each.field.kind !== "path" || wordsOf(each) !== "")
      .filter((each) => !isRefused(each) && Object.keys(known(each)).length === 0);
    const lost: unknown[] = [];
    // those of one field one after the other, those of all fields of a record at once
    const rounds = Map.groupBy(strange, ({ of, name }) => `${of}.${name}`);
    const most = Math.max(...[...rounds.values()].map(({ length }) => length));
    for (let round = 0; round < most; round += 1) {
      const now = [...rounds.values()].flatMap((each) => each[round] ?? []);
      for (const part of Map.groupBy(now, ({ of }) => of).values()) {
        const [{ place } = part[0] as Tried] = part;
        const { revision } = await place.read();
        const values = Object.fromEntries(part.map(({ name, value }) => [name, value]));
        const answer = await place.write({ ...values, revision });
        if (answer.status !== 200) lost.push([place.of, answer.body.details, values]);
        const stored = await place.read();
        for (const each of part) {
          const { [each.name]: found } = stored;
          const words = each.field.localized ? (found as Values).de : found;
          if ((words ?? "") !== wordsOf(each)) lost.push([...shown(each), words]);
        }
      }
    }
    expect(lost).toEqual([]);
    expect(strange.length).toBeGreaterThan(1000);
  }, 120_000);
});
