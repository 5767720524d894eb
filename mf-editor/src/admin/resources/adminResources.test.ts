import { describe, expect, it } from "@jest/globals";
import { auditActions } from "@festival/contracts/resources/auditActions";
import { locales } from "@festival/contracts/locales";
import { jobNames } from "@festival/contracts/resources/jobNames";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { systemPages } from "@festival/contracts/staffPaths";
import type { AdminResource } from "./adminResource.ts";
import { adminResources, columnOf, columnsOf, filtersOf, findResource } from "./adminResources.ts";
import { settingsGroups } from "../system/settingsGroups.ts";
import { namedKinds } from "./namedKinds.ts";
import { ownScreens } from "./ownScreens.ts";
import { settingsFields } from "./settingsFields.ts";
import { withOptions } from "./withOptions.ts";

describe.each(resourceDescriptions)("the form of $name", ({ name, fields }) => {
  it("holds every field that staff write, once", () => {
    const named = findResource(name)?.form.flatMap((group) => group.fields) ?? [];
    expect(named.toSorted()).toEqual(Object.keys(fields).toSorted());
  });
});

const forms: Pick<AdminResource, "name" | "fields" | "form">[] = [
  ...adminResources,
  { name: "settings", fields: settingsFields, form: settingsGroups },
];
it.each(forms)("no group of the form of $name is called as a field in it", ({ fields, form }) => {
  const twice = form.flatMap(({ title, fields: names }) =>
    names.filter((name) => locales.some((each) => fields[name]?.label[each] === title[each])),
  );
  expect(twice).toEqual([]);
});

describe.each(adminResources)("the list of $name", (resource) => {
  it("shows, sorts and filters by what its records have", () => {
    const { list } = resource;
    const unknown = [...list.columns, ...list.sort, ...columnsOf(resource)].filter(
      (column) => !columnOf(resource, column) && column !== "username" && column !== "email",
    );
    expect(unknown).toEqual([]);
    const targets = Object.values(filtersOf(resource)).flatMap((filter) =>
      "to" in filter ? [filter.to] : [],
    );
    expect(targets.filter((to) => !findResource(to))).toEqual([]);
  });
});

it("the audit log is filtered by each kind once, in words of both languages", () => {
  const singulars = namedKinds.map(({ singular }) => singular);
  expect(new Set(singulars).size).toBe(singulars.length);
  expect(singulars).toEqual(expect.arrayContaining(["event", "page", "user", "home", "settings"]));
  for (const locale of locales) {
    const words = namedKinds.map(({ label }) => label[locale]);
    expect(new Set(words).size).toBe(words.length);
  }
  const targets = namedKinds.flatMap(({ resource = [] }) => resource);
  expect(targets.filter((name) => findResource(name)?.record !== "form")).toEqual([]);
});

it("the admin area has a page for each name in the menus of staff", () => {
  const pages = new Set([...adminResources, ...ownScreens].map(({ name }) => name));
  const missing = [...resourceDescriptions.map(({ name }) => name), ...systemPages].filter(
    (name) => !pages.has(name),
  );
  expect(missing).toEqual([]);
});

it.each([
  ["the audit log", "audit-log", "action", auditActions],
  ["the list of jobs", "jobs", "name", jobNames],
] as const)(
  "%s names and filters each kind by words of its own, in both languages",
  (_, name, column, kinds) => {
    const bare = findResource(name);
    const log = bare && withOptions(bare);
    const shown = log && columnOf(log, column);
    const options = shown?.kind === "choice" ? shown.options : [];
    expect(options.map(({ value }) => value).toSorted()).toEqual(kinds.toSorted());
    for (const locale of locales) {
      expect(new Set(options.map(({ label }) => label[locale])).size).toBe(kinds.length);
    }
    expect(log && filtersOf(log)[column]).toEqual(shown);
  },
);
