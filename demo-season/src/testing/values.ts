import fc, { type Arbitrary } from "fast-check";

/** What of JSON Schema the API's document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Texts that have broken programs before. */
const nastyTexts = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "true",
  "NaN",
  "1e309",
  "9".repeat(40),
  "\0",
  "a\0b",
  "\ud800",
  "\u202etxet",
  "🎻".repeat(20),
  "'; drop table events; --",
  String.raw`\%_\\`,
  "%",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "=1+1",
  "a\r\nBcc: b@c.example",
  "__proto__",
  "constructor",
  "x".repeat(5000),
];

/** Values of every kind, for where a schema is not kept to. */
const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308),
  fc.constantFrom<unknown>([], {}, [[]], [null], { de: "x" }, { id: 1 }, Array(200).fill(1)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Days and instants, likely and not. */
const days = fc.constantFrom(
  "2025-08-28",
  "2025-09-27",
  "2024-02-29",
  "2025-02-29",
  "0001-01-01",
  "9999-12-31",
);
const instants = fc.constantFrom(
  "2025-08-28T18:00:00.000Z",
  "2025-08-28T20:00:00+02:00",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "2025-13-01T00:00:00Z",
);

function text(schema: JsonSchema): Arbitrary<string> {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  if (format === "date-time") return instants;
  if (format === "date") return days;
  if (format === "email") return fc.constantFrom("clara@festival.example", "a@b", "@");
  if (format === "uuid") return fc.uuid();
  const plain = fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom("Beethoven", "op. 131", "Köln", "1", "1,2,3", "de", "x".repeat(minLength || 1)),
    days,
  );
  if (!pattern) return plain;
  // patterns that fast-check cannot follow, such as those that look ahead, get plain texts
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), plain);
  } catch {
    return plain;
  }
}

/** Ids that exist in the demo season, and some that do not. */
const ids = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2_147_483_647, 999_999) },
);

function number(schema: JsonSchema, isWhole: boolean): Arbitrary<number> {
  const min = schema.minimum ?? -1000;
  const max = Math.max(min, schema.maximum ?? 100_000);
  return fc.oneof(
    isWhole
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
      : fc.double({ min, max, noNaN: true }),
    fc.constantFrom(min, max),
    ids,
  );
}

/**
 * Values of a schema, and now and then ones that are not.
 * @param definitions what `$ref` leads to, by its last part
 * @param depth how deep schemas may nest before they get anything
 */
export function valueOf(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  depth = 6,
): Arbitrary<unknown> {
  const fitting = depth > 0 ? fittingValue(schema, definitions, depth) : anything;
  return fc.oneof({ weight: 30, arbitrary: fitting }, { weight: 1, arbitrary: anything });
}

function fittingValue(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  depth: number,
): Arbitrary<unknown> {
  const inner = (part: JsonSchema) => valueOf(part, definitions, depth - 1);
  if (schema.$ref !== undefined) {
    const target = definitions[schema.$ref.split("/").at(-1) ?? ""];
    return target ? inner(target) : anything;
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts && parts.length > 0) return fc.oneof(...parts.map(inner));
  if (schema.allOf?.[0]) return inner(schema.allOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type ?? "any") {
    case "string":
      return text(schema);
    case "integer":
      return number(schema, true);
    case "number":
      return number(schema, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case "object":
      return object(schema, inner);
    default:
      return anything;
  }
}

function object(
  schema: JsonSchema,
  inner: (part: JsonSchema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, inner(part)]),
  );
  const record = fc.record(values, {
    requiredKeys: required.filter((name) => name in values),
  });
  const open = Object.values(schema.patternProperties ?? {})[0] ?? additionalProperties;
  if (typeof open !== "object") return record;
  const more = fc.dictionary(fc.string({ maxLength: 20 }), inner(open), { maxKeys: 3 });
  return fc.tuple(record, more).map(([known, others]) => ({ ...others, ...known }));
}
