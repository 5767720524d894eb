import { SectionSchema } from "@festival/contracts/api/sections";
import type { FastifyInstance } from "fastify";

/** What JSON Schema says of sizes and of how a text is written. */
const bounds: ReadonlySet<string> = new Set([
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
]);
/** Whose values are schemas by name. */
const named: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);
const literal: ReadonlySet<string> = new Set(["const", "enum", "default", "examples"]);

/**
 * A schema of the same shapes that sets no bounds. For answers: bounds belong to what is written, and a
 * value that was stored before a bound must not make its answer fail.
 */
export function withoutBounds<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(withoutBounds) as Schema;
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema)
    .filter(([keyword]) => !bounds.has(keyword))
    .map(([keyword, value]: [string, unknown]) => {
      if (literal.has(keyword)) return [keyword, value];
      if (!named.has(keyword)) return [keyword, withoutBounds(value)];
      const schemas = Object.entries(value as Record<string, unknown>);
      return [keyword, Object.fromEntries(schemas.map(([name, of]) => [name, withoutBounds(of)]))];
    });
  return Object.fromEntries(kept) as Schema;
}

/** Takes the bounds out of every answer's schema, the shared one too, before anything is made of it. */
export function addUnboundedAnswers(app: FastifyInstance): void {
  app.addSchema(withoutBounds(SectionSchema));
  app.addHook("onRoute", (route) => {
    if (route.schema?.response) route.schema.response = withoutBounds(route.schema.response);
  });
}
