import { describe, expect, it } from "@jest/globals";
import { headDescriptions } from "../heads/head.ts";
import { filtersOf } from "../resources/resource.ts";
import { resourceDescriptions } from "../resources/resourceDescriptions.ts";
import { sectionGroups } from "../sections/section.ts";
import { sectionDescriptions } from "../sections/sectionDescriptions.ts";
import type { Field, Fields } from "./field.ts";
import type { Localized } from "../locales.ts";

const resources = resourceDescriptions.map(
  (description) => [description.name, description] as const,
);
const all: [string, { fields: Fields }][] = [
  ...Object.entries(sectionDescriptions),
  ...Object.entries(headDescriptions).map(([owner, head]): [string, { fields: Fields }] => [
    `the head of ${owner}s`,
    head,
  ]),
  ...resources.map(([name, description]): [string, { fields: Fields }] => [
    name,
    { fields: { ...description.fields, ...prefixed(filtersOf(description)) } },
  ]),
];

function prefixed(filters: Fields): Fields {
  return Object.fromEntries(
    Object.entries(filters).map(([name, field]) => [`filter_${name}`, field]),
  );
}

/** Every field with its path, those of rows and groups too. */
function everyField(fields: Fields, path = ""): [path: string, name: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [path + name, name, field] as [string, string, Field],
    ...("fields" in field ? everyField(field.fields, `${path}${name}.`) : []),
  ]);
}

/** The words of a field: its own, those of its rows and of its options. */
function wordsOf(field: Field): [what: string, words: Localized][] {
  const own: [string, Localized | undefined][] = [
    ["label", field.label],
    ["help", field.help],
    ["fact", field.fact],
    ["row", field.kind === "rows" ? field.row : undefined],
  ];
  const options = "options" in field ? field.options : [];
  return [
    ...own.flatMap(([what, words]): [string, Localized][] => (words ? [[what, words]] : [])),
    ...options.map(({ value, label }): [string, Localized] => [`option ${value}`, label]),
  ];
}

/** Words that are missing, have spaces around, or are a name of the code. */
const isBad = (words: Localized, name: string) =>
  [words.de, words.en].some((text) => text === "" || text.trim() !== text || text.includes("_")) ||
  words.de === name;

describe.each(all)("the description of %s", (_, { fields }) => {
  it("has a label in both languages for every field, row and option", () => {
    const bad = everyField(fields).flatMap(([path, name, field]) =>
      wordsOf(field).flatMap(([what, words]) => (isBad(words, name) ? [`${path}: ${what}`] : [])),
    );
    expect(bad).toEqual([]);
  });

  it("is plain data, with names in snake_case", () => {
    expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
    const names = everyField(fields).map(([, name]) => name);
    expect(names.filter((name) => !/^[a-z]+(?:_[a-z]+)*$/.test(name))).toEqual([]);
  });

  it("refers to resources that there are", () => {
    // reusable blocks have calls of their own
    const known = new Set<string>([...resources.map(([name]) => name), "blocks"]);
    const targets = everyField(fields).flatMap(([, , field]) => ("to" in field ? field.to : []));
    expect(targets.filter((to) => !known.has(to))).toEqual([]);
  });

  it("offers each option once, and a default that is one of them", () => {
    const wrong = everyField(fields).flatMap(([path, , field]) => {
      const values: (string | number)[] =
        "options" in field ? field.options.map(({ value }) => value) : [];
      const isTwice = new Set(values).size < values.length;
      const given = "options" in field && "default" in field ? field.default : undefined;
      return isTwice || (given !== undefined && !values.includes(given)) ? [path] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(resources)("the resource %s", (_, description) => {
  const { fields, shown = {}, list, title, labels } = description;
  const known = new Set([...Object.keys(fields), ...Object.keys(shown)]);

  it("is named in both languages, one record and all", () => {
    const words = [labels.one, labels.many, ...Object.values(shown).map(({ label }) => label)];
    expect(words.filter((each) => isBad(each, description.name))).toEqual([]);
  });

  it("lists, sorts and searches by fields that it has", () => {
    const named = [...list.columns, ...list.search, ...list.sort, ...title];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(["id", ...list.sort]).toContain(list.defaultSort.replace(/^-/, ""));
    const filters = Object.values(filtersOf(description));
    expect(filters.filter(({ equals }) => equals !== undefined && !known.has(equals))).toEqual([]);
  });
});

it("resources: each has a name and a singular of its own", () => {
  const names = resources.flatMap(([name, { singular }]) => [name, singular]);
  expect(new Set(names).size).toBe(names.length);
});

it("heads: each is named in both languages", () => {
  const labels = Object.values(headDescriptions).map(({ label }) => label);
  expect(labels.filter((label) => isBad(label, ""))).toEqual([]);
});

it("sections: each is named in both languages, and columns follow their layout", () => {
  for (const [model, description] of Object.entries(sectionDescriptions)) {
    expect([model, isBad(description.label, model)]).toEqual([model, false]);
    expect(sectionGroups).toHaveProperty(description.group);
    expect([model, "hasColumns" in description]).toEqual([model, "layout" in description.fields]);
  }
});
