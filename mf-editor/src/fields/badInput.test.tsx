import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { headDescriptions } from "@festival/contracts/heads/head";
import { locales, type Locale } from "@festival/contracts/locales";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, within } from "@testing-library/react";
import { randomUUID } from "node:crypto";
import { knownProblems } from "../sync/knownProblems.ts";
import { startBackend, type Backend } from "../testing/backend.ts";
import { badValues } from "../testing/badValues.ts";
import { liveFetch } from "../testing/liveFetch.ts";
import { Colleague, signInAt } from "../testing/liveSession.tsx";
import { texts } from "../texts.ts";
import type { Op } from "../workingCopy/ops.ts";
import { FieldInput } from "./FieldInput.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import { withoutUnseen } from "./unseen.ts";

interface Place {
  /** Such as "headline" or "head:page". */
  of: string;
  name: string;
  field: Field;
}
interface Sent extends Place {
  value: unknown;
}
interface Refused extends Sent {
  /** By path within the field. */
  problems: Record<string, FieldProblem>;
}
/** What the server says of changes: one half of it where it refuses them. */
interface Answered {
  code?: string;
  ids: Record<string, number>;
  sections: { id: number; settings: Values; texts: Record<Locale, Values> }[];
  details: { fields: Record<string, FieldProblem> };
}
type Values = Record<string, unknown>;
interface Owner {
  type: string;
  id: number;
}

const placesOf = (of: string, { fields }: { fields: Fields }): Place[] =>
  Object.entries(fields).map(([name, field]) => ({ of, name, field }));
const sections = Object.entries(sectionDescriptions).flatMap(([model, described]) =>
  placesOf(model, described),
);
const heads = Object.entries(headDescriptions).flatMap(([type, described]) =>
  placesOf(`head:${type}`, described),
);

let backend: Backend;
let call: typeof fetch;
const owners: Record<string, Owner> = {};
const refused: Refused[] = [];
const accepted: Sent[] = [];

const inSections = ({ of }: Place) => !of.startsWith("head:");
const atEnd = { parent: null, column: 0, before: null };
function opOf(each: Sent, ref: string) {
  const { of, name, field, value } = each;
  const fields = { [name]: value };
  const locale = field.localized ? "de" : null;
  if (!inSections(each)) return { op: "head", locale, fields };
  const values = field.localized ? { texts: { de: fields } } : { settings: fields };
  return { op: "insert", ref, model: of, at: atEnd, ...values };
}
const ownerOf = (place: Place): Owner => {
  const owner = owners[inSections(place) ? "page" : place.of.slice(5)];
  if (!owner) throw new Error(`Nothing has ${place.of}.`);
  return owner;
};

async function change({ type, id }: Owner, ops: object[]) {
  const path = `/de/pageeditor-api/${type}/${id}/`;
  const { revision: base } = (await (await call(`${path}content/`)).json()) as { revision: number };
  const answer = await call(`${path}changes/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: randomUUID(), base, ops }),
  });
  return { status: answer.status, body: (await answer.json()) as Answered };
}

/** So many go into one call. */
const together = 60;
const parts = (all: readonly Sent[]): Sent[][] => {
  const found: Sent[][] = [];
  let size = 0;
  for (const each of all) {
    const length = JSON.stringify(each.value)?.length ?? 0;
    const last = found.at(-1);
    if (last && last.length < together && size + length < 2_000_000) {
      last.push(each);
      size += length;
    } else {
      found.push([each]);
      size = length;
    }
  }
  return found;
};

/** What the server says of each; nothing is stored, as the last one is always refused. */
async function tryAll(all: readonly Sent[]): Promise<void> {
  for (const part of parts(all)) {
    const [first] = part;
    if (!first) continue;
    const wrong = {
      op: "insert",
      ref: "wrong",
      model: "headline",
      at: atEnd,
      settings: { headline_level: 99 },
    };
    const ops = [...part.map((each, index) => opOf(each, `s${index}`)), wrong];
    const { status, body } = await change(ownerOf(first), ops);
    expect([first.of, status, body.code]).toEqual([first.of, 422, "validation_failed"]);
    const told = Object.entries(body.details.fields);
    part.forEach((each, index) => {
      const place = new RegExp(
        `^ops\\.${index}\\.(?:fields|settings|texts\\.de)\\.${each.name}\\.?`,
      );
      const own = told.filter(([path]) => path.startsWith(`ops.${index}.`));
      // each names its field, and nothing else
      expect([each.of, own.filter(([path]) => !place.test(path))]).toEqual([each.of, []]);
      const problems = Object.fromEntries(
        own.map(([path, problem]) => [path.replace(place, ""), problem]),
      );
      if (own.length > 0) refused.push({ ...each, problems });
      else accepted.push(each);
    });
  }
}

beforeAll(async () => {
  backend = await startBackend(1);
  signInAt(backend);
  call = liveFetch(backend.origin, backend.people[0] ?? {});
  const office = new Colleague(backend, 0);
  const title = { de: "Probe", en: "Rehearsal" };
  const slug = { de: "probe", en: "rehearsal" };
  const make = async (resource: string, values: object) =>
    ((await office.call("POST", `${resource}/`, values)) as { id: number }).id;
  const event = await make("events", { title, slug, starts_at: "2027-05-17T18:00:00.000Z" });
  owners.page = { type: "page", id: backend.pages[0]?.id ?? 0 };
  owners.article = {
    type: "article",
    id: await make("articles", { title, slug, published_at: "2027-05-17T18:00:00.000Z" }),
  };
  owners.booklet = { type: "booklet", id: await make("booklets", { title, event_id: event }) };
  for (const places of Object.values(Object.groupBy([...sections, ...heads], ({ of }) => of))) {
    await tryAll(
      (places ?? []).flatMap((place) =>
        badValues(place.field).map((value) => ({ ...place, value })),
      ),
    );
  }
}, 120_000);
afterAll(() => backend.stop());
beforeEach(cleanup);

const wordsOf = <S extends Sent>(all: readonly S[]) =>
  all.flatMap(({ value, ...each }) =>
    isTextField(each.field) && typeof value === "string" ? [{ ...each, value }] : [],
  );

/** What this editor knows to be wrong with a value of a section, without asking, by path within the field. */
function knownOf(each: Sent): Record<string, FieldProblem> {
  const nothing = { sections: [], head: null, removed: new Map() };
  const known = knownProblems([opOf(each, "new") as Op], nothing);
  const place = `ops.0.${each.field.localized ? "texts.de" : "settings"}.${each.name}`;
  return Object.fromEntries(
    Object.entries(known).map(([path, problem]) => {
      expect(path.startsWith(place)).toBe(true);
      return [path.slice(place.length + 1), problem];
    }),
  );
}

const nameOf = ({ of, name }: Place) => `${of}.${name}`;

function show({ field, value, problems }: Refused, locale: Locale) {
  return render(
    <I18nextProvider i18n={createI18n(locale, texts)}>
      <FieldInput
        field={field}
        value={value}
        locale={locale}
        problems={problems}
        onChange={() => undefined}
      />
    </I18nextProvider>,
  );
}

/** Words with spaces between, no key of a text, and nothing that was not filled in. */
const isClear = /^(?!.*(?:problem\.|undefined|null|NaN|\{\{)).*\p{L} /u;

describe("bad input", () => {
  it("of every field of the sections and heads is refused somewhere, and never with a failure of ours", () => {
    const all = [...sections, ...heads].map(nameOf);
    const found = new Set(refused.map(nameOf));
    expect(all.filter((name) => !found.has(name))).toEqual([]);
    expect(refused.length + accepted.length).toBeGreaterThan(3000);
  });

  it("that a person can type is told by this editor as the server tells it, before it is sent", () => {
    const typed = (each: Sent) =>
      (isTextField(each.field) && typeof each.value === "string") ||
      (each.field.kind === "number" && typeof each.value === "number");
    const untold = refused
      .filter(typed)
      .filter(({ field, value }) => fieldProblem(field, value) === undefined);
    expect(untold.map((each) => [nameOf(each), each.value, each.problems])).toEqual([]);
    expect(refused.filter(typed).length).toBeGreaterThan(400);
    expect(accepted.filter(typed).length).toBeGreaterThan(1000);
    const overtold = accepted
      .filter(typed)
      .filter(({ field, value }) => !["required", undefined].includes(fieldProblem(field, value)));
    expect(overtold.map((each) => [nameOf(each), each.value])).toEqual([]);
  });

  it("that is known here and not sent is refused by the server too, in its place or what it is part of", () => {
    const around = (path: string, inner: string) =>
      path === "" || `${inner}.`.startsWith(`${path}.`);
    const known = [...refused, ...accepted.map((each) => ({ ...each, problems: {} }))]
      .filter(inSections)
      .filter(({ value }) => !(Array.isArray(value) && value.includes(null)))
      .flatMap((each) => Object.keys(knownOf(each)).map((inner) => ({ ...each, inner })));
    const untrue = known.filter(
      ({ inner, problems }) => !Object.keys(problems).some((path) => around(path, inner)),
    );
    expect(untrue.map((each) => [nameOf(each), each.value, each.inner])).toEqual([]);
    const kinds = new Set(known.map(({ field }) => field.kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["number", "richText", "rows", "references"]),
    );
    const words = wordsOf(refused.filter(inSections));
    expect(words.map((each) => [nameOf(each), each.value, knownOf(each)])).toEqual(
      words.map((each) => [nameOf(each), each.value, each.problems]),
    );
    expect(known.length).toBeGreaterThan(500);
    expect(words.length).toBeGreaterThan(300);
  });

  it("is told at its field in words of both languages, and stays in it", async () => {
    const different = new Map(
      refused.map((each) => [`${nameOf(each)} ${JSON.stringify(each.problems)}`, each] as const),
    );
    const untold: unknown[] = [];
    for (const each of different.values()) {
      for (const locale of locales) {
        const { container } = show(each, locale);
        const words = within(container)
          .queryAllByRole("alert")
          .map(({ textContent }) => textContent);
        const isTold = words.length > 0 && words.every((line) => isClear.test(line));
        if (!isTold) untold.push([nameOf(each), each.value, each.problems, words]);
        cleanup();
      }
    }
    expect(untold).toEqual([]);
    expect(different.size).toBeGreaterThan(200);
  }, 120_000);

  it.each(["de", "en"] as const)("stays in its input as it was typed: %s", (locale) => {
    const lines = wordsOf(refused).filter(({ field }) => field.kind !== "link");
    for (const each of lines) {
      show(each, locale);
      const control = screen.getByRole<HTMLInputElement>("textbox");
      const isLine = control.tagName === "INPUT";
      const kept = isLine
        ? each.value.replaceAll(/[\r\n]/g, "")
        : each.value.replaceAll("\r\n", "\n");
      expect([nameOf(each), control.value]).toEqual([nameOf(each), kept]);
      cleanup();
    }
    expect(lines.length).toBeGreaterThan(300);
  });

  it("that is only strange is stored as it was typed", async () => {
    const strange = wordsOf(accepted.filter(inSections)).filter(({ value }) => value !== "");
    for (const part of parts(strange)) {
      const ops = part.map((each, index) => opOf(each, `s${index}`));
      const owner = ownerOf(part[0] as Sent);
      const { status, body } = await change(owner, ops);
      expect(status).toBe(200);
      part.forEach((each, index) => {
        const stored = body.sections.find(({ id }) => id === body.ids[`s${index}`]);
        const values = each.field.localized ? stored?.texts.de : stored?.settings;
        expect([nameOf(each), values?.[each.name]]).toEqual([nameOf(each), each.value]);
      });
      await change(owner, [{ op: "remove", sections: Object.values(body.ids) }]);
    }
    expect(strange.length).toBeGreaterThan(500);
  }, 120_000);

  it("loses nothing but characters that no reader sees, where it is typed", () => {
    expect(withoutUnseen("a\0b\u0001\u0085c\tö\n👩‍🎤\ud83c é \u202e")).toBe("abc\tö\n👩‍🎤 é \u202e");
  });
});
