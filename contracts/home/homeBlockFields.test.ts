import { describe, expect, it } from "@jest/globals";
import { homeBlockContent, homeBlockDefaults, homeBlockNames } from "../api/home.ts";
import { defaultOf } from "../fields/defaults.ts";
import type { Fields } from "../fields/field.ts";
import { homeBlockFields } from "./homeBlockFields.ts";

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
  maxItems?: number;
}

/** Fields by name, with the most that their schema takes of them. */
function limitsOf(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, each]) => {
      const most = each.properties?.de?.maxLength ?? each.maxItems;
      return [name, each.items?.properties ? [most, limitsOf(each.items)] : most];
    }),
  );
}

const described = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const most = "max" in field ? field.max : undefined;
      return [name, field.kind === "rows" ? [most, described(field.fields)] : most];
    }),
  );

describe("fields of the home page's blocks", () => {
  it.each(homeBlockNames)("of %s are those that its call takes, with the same limits", (name) => {
    expect(described(homeBlockFields[name])).toEqual(limitsOf(homeBlockContent[name] as Schema));
  });

  it.each(homeBlockNames)("of %s are empty as the block is until it is written", (name) => {
    const fields: Fields = homeBlockFields[name];
    const empty = Object.entries(fields).map(([field, each]) => [field, defaultOf(each)]);
    expect(Object.fromEntries(empty)).toEqual(homeBlockDefaults[name]);
  });
});
