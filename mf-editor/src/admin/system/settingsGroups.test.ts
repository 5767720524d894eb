import { expect, it } from "@jest/globals";
import { settingsFields } from "../resources/settingsFields.ts";
import { settingsGroups } from "./settingsGroups.ts";

it("the form of the settings has a place for each setting", () => {
  const placed = settingsGroups.flatMap(({ fields }) => fields);
  expect(placed.toSorted()).toEqual(Object.keys(settingsFields).toSorted());
});
