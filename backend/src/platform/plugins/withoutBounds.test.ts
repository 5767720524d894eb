import { expect, it } from "@jest/globals";
import { Type } from "typebox";
import { withoutBounds } from "./withoutBounds.ts";

it("takes sizes and patterns out of a schema, and leaves names and values as they are", () => {
  const bounded = Type.Object({
    // names of fields, not bounds
    format: Type.String({ maxLength: 3, pattern: "^a" }),
    maximum: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 5 })]),
    list: Type.Array(Type.Enum(["minItems"]), { maxItems: 1, uniqueItems: true }),
    kind: Type.Literal("pattern"),
  });
  expect(JSON.parse(JSON.stringify(withoutBounds(bounded)))).toEqual(
    JSON.parse(
      JSON.stringify(
        Type.Object({
          format: Type.String(),
          maximum: Type.Union([Type.Null(), Type.Integer()]),
          list: Type.Array(Type.Enum(["minItems"])),
          kind: Type.Literal("pattern"),
        }),
      ),
    ),
  );
});
