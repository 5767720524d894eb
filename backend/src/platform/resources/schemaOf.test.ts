import { AjvCompiler } from "@fastify/ajv-compiler";
import { describe, expect, it } from "@jest/globals";
import type { Field, FieldKind, Fields, TextField } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { Type, type TSchema } from "typebox";
import { richText } from "../../testing/factories.ts";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import { checking } from "../plugins/lazyCompilers.ts";
import { propertiesOf, schemaInOneLanguage, schemaOf } from "./schemaOf.ts";

const compile = AjvCompiler()({}, { customOptions: { ...checking, allErrors: true } });
type Values = Record<string, unknown>;

/** As a resource's body is checked, or a section's, whose texts are of one language. */
function checkOf(fields: Fields, isLocalized: boolean) {
  const properties = propertiesOf(fields, false, isLocalized ? schemaOf : schemaInOneLanguage);
  const schema: TSchema = Type.Object(properties, { additionalProperties: false });
  const validate = compile({ schema: JSON.parse(JSON.stringify(schema)) });
  return (values: Values): string[] => {
    // values are made of what they are written as, so a copy is checked
    void validate(structuredClone(values));
    return (validate.errors ?? []).map(({ instancePath }) => instancePath);
  };
}

const many = (count: number, one: unknown) => Array.from({ length: count }, () => one);
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Values that break one limit of a field each, in one language. */
function breaches(field: Field): Record<string, unknown> {
  if (isTextField(field)) return textBreaches(field);
  switch (field.kind) {
    case "number":
      return {
        // where there may be none, 0 is read as that
        "below the least": Math.min(field.min - 1, -1),
        "above the most": field.max + 1,
        ...(field.whole && { "a part of one": field.min + 0.5 }),
      };
    case "position":
    case "money":
      return { "below the least": -1, "above the most": field.max + 1 };
    case "flag":
      return { "no flag": "perhaps" };
    case "choice":
      return { "no option": "somethingElse" };
    case "numberedChoice":
      return { "no option": field.options.length + 1, "below the least": 0 };
    case "choices":
      return { "no option": ["somethingElse"], twice: many(2, field.options[0]?.value) };
    case "reference":
    case "picture":
    case "file":
      return { "no id": "nine", "an id that cannot be": -1, ...(field.required && { none: null }) };
    case "references":
    case "pictures":
    case "files":
      return { "too many": ids(field.max + 1), twice: [1, 1], "no id": [-1] };
    case "instant":
      return { "no moment": "soon", "a leap second": "2026-06-30T23:59:60Z" };
    case "day":
      return { "no day": "2026-5-1" };
    case "emails":
      return { "no address": ["a@"], twice: ["a@b.example", "a@b.example"] };
    case "focalPoint":
      return { outside: { x: 1.1, y: 0 }, half: { x: 0.5 } };
    case "weights":
      return { unknown: { colour: 1 }, "too strong": { length: { short: 6 } } };
    case "rowId":
      return { "no id": -1 };
    case "richText":
      return { "no rich text": "words", "a block too many": blocks(501) };
    case "group":
      return { unknown: { colour: 1 } };
    case "rows":
      return {
        "too many": many(field.max + 1, sampleOf(field.fields, { isWhole: true })),
        unknown: [{ ...sampleOf(field.fields, { isWhole: true }), colour: 1 }],
        ...(field.min !== undefined && { "too few": [] }),
        ...(field.wholeRows && { "half a row": [{}] }),
      };
    case "embed":
  }
  return { "too long": "x".repeat(field.max + 1), nothing: "", blank: "  " };
}

function textBreaches(field: TextField): Record<string, unknown> {
  const tooLong = field.kind === "email" ? `${"a".repeat(field.max)}@b.example` : undefined;
  return {
    "too long": tooLong ?? "a".repeat(field.max + 1),
    ...(field.required && !field.mayBeEmpty && emptyOf(field.pattern)),
    ...(field.notBlank && { blank: "  " }),
    ...((field.pattern !== undefined || tooLong) && { "another form": "\u0000 Ä" }),
  };
}

/** A pattern says itself whether the text may be empty, as the path of the home page is. */
const emptyOf = (pattern: string | undefined) =>
  pattern !== undefined && new RegExp(pattern).test("") ? {} : { nothing: "" };

const blocks = (count: number) => {
  const [block] = richText("Wort").blocks;
  return { blocks: many(count, block), entityMap: {} };
};

/** Values that reach a field's limits and are still taken, in one language. */
function extremes(field: Field): unknown[] {
  if (isTextField(field)) {
    if (field.pattern !== undefined || field.kind === "email") return [];
    const mayBeEmpty = !field.required || field.mayBeEmpty;
    return ["x".repeat(field.max), ...(mayBeEmpty && field.kind !== "timeZone" ? [""] : [])];
  }
  const none = field.required ? [] : [null];
  const byKind: { [Kind in FieldKind]?: unknown[] } = {
    richText: [blocks(500), ...none],
    reference: [2_147_483_647, ...none],
    picture: [2_147_483_647, ...none],
    file: [2_147_483_647, ...none],
    instant: ["2026-05-17T20:00:00+02:00", ...none],
  };
  const known = byKind[field.kind];
  if (known) return known;
  if (field.kind === "number") return [field.min, field.max, ...(field.orNone ? [null] : [])];
  if (field.kind === "rows") return [many(field.max, sampleOf(field.fields, { isWhole: true }))];
  if (field.kind === "money") return [0, field.max, 12.5, null];
  if (field.kind === "embed") return ["x".repeat(field.max)];
  if (field.kind === "choices") return [field.options.slice(0, field.max).map(valueOf)];
  if ("options" in field) return field.options.map(valueOf);
  if (field.kind === "position") return [0, field.max];
  return "max" in field && "to" in field ? [ids(field.max), []] : [];
}

const valueOf = ({ value }: { value: unknown }) => value;

interface Case {
  path: string;
  field: Field;
  /** A whole body in which the field has this value. */
  bodyWith(value: unknown): Values;
}

/** Every field, those of rows and groups too, and how a body is made in which it has a value. */
function casesOf(fields: Fields, isLocalized: boolean): Case[] {
  const whole = () => sampleOf(fields, { isWhole: true, isLocalized });
  return Object.entries(fields).flatMap(([name, field]): Case[] => {
    const put = (value: unknown): Values => ({
      ...whole(),
      [name]: field.localized && isLocalized ? { de: value, en: value } : value,
    });
    const own = { path: name, field, bodyWith: put };
    if (!("fields" in field)) return [own];
    const inner = casesOf(field.fields, true).map((each) => ({
      ...each,
      path: `${name}.${each.path}`,
      bodyWith: (value: unknown) => {
        const row = each.bodyWith(value);
        const least = field.kind === "rows" ? (field.min ?? 1) : 1;
        return put(field.kind === "rows" ? many(least, row) : row);
      },
    }));
    return [own, ...inner];
  });
}

const descriptions: [name: string, fields: Fields, isLocalized: boolean][] = [
  ...Object.entries(sectionDescriptions).map(([model, { fields }]): [string, Fields, boolean] => [
    `the section ${model}`,
    fields,
    false,
  ]),
  ...resourceDescriptions.map(({ name, fields }): [string, Fields, boolean] => [
    `the resource ${name}`,
    fields,
    true,
  ]),
];

describe.each(descriptions)("schemaOf %s", (_, fields, isLocalized) => {
  const errorsIn = checkOf(fields, isLocalized);
  const cases = casesOf(fields, isLocalized);

  it("takes values of all fields, and of the required ones alone", () => {
    expect(errorsIn(sampleOf(fields, { isWhole: true, isLocalized }))).toEqual([]);
    expect(errorsIn(sampleOf(fields, { isLocalized }))).toEqual([]);
  });

  it("takes what reaches a limit", () => {
    for (const { path, field, bodyWith } of cases) {
      for (const value of extremes(field)) {
        expect([path, errorsIn(bodyWith(value))]).toEqual([path, []]);
      }
    }
  });

  it("refuses what goes beyond a limit, in that field alone", () => {
    for (const { path, field, bodyWith } of cases) {
      for (const [what, value] of Object.entries(breaches(field))) {
        const found = new Set(errorsIn(bodyWith(value)).map((at) => at.split("/", 2)[1]));
        expect([path, what, [...found]]).toEqual([path, what, [path.split(".", 1)[0]]]);
      }
    }
  });

  it("refuses a body without a required field, and one with a field that is none", () => {
    const least = sampleOf(fields, { isLocalized });
    for (const name of Object.keys(least)) {
      const { [name]: _gone, ...others } = least;
      expect([name, errorsIn(others)]).toEqual([name, [""]]);
    }
    expect(errorsIn({ ...least, colour_of_nothing: 1 })).toEqual([""]);
  });

  it("refuses one language alone where a field is localised", () => {
    const whole = sampleOf(fields, { isWhole: true, isLocalized });
    for (const [name, { localized }] of Object.entries(fields)) {
      if (!localized || !isLocalized) continue;
      const { de } = whole[name] as Values;
      expect(errorsIn({ ...whole, [name]: { de } })).toEqual([`/${name}`]);
    }
  });
});
