import { describe, expect, it } from "@jest/globals";
import { Settings } from "@festival/contracts/api/settings";
import { StaffAccountUpdate, StaffInvitation } from "@festival/contracts/api/staff";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { systemPages } from "@festival/contracts/staffPaths";
import { adminResources, columnOf, columnsOf, filtersOf, findResource } from "./adminResources.ts";
import { invitationFields, settingsFields, userFields } from "./systemFields.ts";

describe.each(resourceDescriptions)("the form of $name", ({ name, fields }) => {
  it("holds every field that staff write, once", () => {
    const named = findResource(name)?.form.flatMap((group) => group.fields) ?? [];
    expect(named.toSorted()).toEqual(Object.keys(fields).toSorted());
  });
});

describe.each(adminResources)("the list of $name", (resource) => {
  it("shows, sorts and filters by what its records have", () => {
    const { list } = resource;
    const unknown = [...list.columns, ...list.sort, ...columnsOf(resource)].filter(
      (column) => !columnOf(resource, column) && column !== "username" && column !== "email",
    );
    expect(unknown).toEqual([]);
    for (const filter of Object.values(filtersOf(resource))) {
      if ("to" in filter) expect(findResource(filter.to)?.name).toBe(filter.to);
    }
  });
});

it("the admin area has a page for each name in the menus of staff", () => {
  const pages = new Set(adminResources.map(({ name }) => name));
  const missing = [...resourceDescriptions.map(({ name }) => name), ...systemPages].filter(
    (name) => !pages.has(name) && name !== "settings",
  );
  expect(missing).toEqual([]);
});

it("the forms of settings and users hold every field that can be written", () => {
  expect(Object.keys(settingsFields).toSorted()).toEqual(
    Object.keys(Settings.properties).toSorted(),
  );
  expect(Object.keys(settingsFields.hotline.fields).toSorted()).toEqual(
    Object.keys(Settings.properties.hotline.properties).toSorted(),
  );
  const { revision: _seen, ...updated } = StaffAccountUpdate.properties;
  expect(Object.keys(userFields).toSorted()).toEqual(Object.keys(updated).toSorted());
  expect(Object.keys(invitationFields).toSorted()).toEqual(
    Object.keys(StaffInvitation.properties).toSorted(),
  );
});
