import type { internal } from "@festival/backend/testing/testApp";
import fc, { type Arbitrary } from "fast-check";
import { valueOf, type JsonSchema } from "./values.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema?: JsonSchema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

/** What is read of the OpenAPI document. */
export interface ApiDocument {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

const methods = ["get", "post", "put", "patch", "delete"] as const;
type Method = (typeof methods)[number];

/** One call, still without its caller. */
export interface GeneratedRequest {
  method: Uppercase<Method>;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** A value as it stands in an address. */
function inAddress(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  try {
    return encodeURIComponent(text);
  } catch {
    // half a character
    return "%ED%A0%80";
  }
}

function pathOf(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => inAddress(values[name] ?? ""));
}

function queryOf(values: Record<string, unknown>): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

const boundary = "----festival";

/** A form with one file, of whatever kind. */
const multipart: Arbitrary<Buffer> = fc
  .record({
    name: fc.constantFrom("file", "alias_de", "other", "__proto__"),
    fileName: fc.constantFrom("a.png", "../../a.pdf", "a\0.jpg", "", "x".repeat(300)),
    type: fc.constantFrom("image/png", "application/pdf", "text/html", "nonsense"),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.constant(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])),
      fc.constant(new TextEncoder().encode("%PDF-1.4\n%%EOF")),
    ),
    isWhole: fc.boolean(),
  })
  .map(({ name, fileName, type, bytes, isWhole }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
          `Content-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from(isWhole ? `\r\n--${boundary}--\r\n` : ""),
    ]),
  );

interface Body {
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const json = { "content-type": "application/json" };

/** Bodies that fit, that nearly do, and that are none. */
function bodyOf(operation: Operation, definitions: Record<string, JsonSchema>): Arbitrary<Body> {
  const { content = {} } = operation.requestBody ?? {};
  const schema = content["application/json"]?.schema;
  const form = Object.keys(content).find((type) => type.startsWith("multipart/"));
  const fitting: Arbitrary<Body> = schema
    ? valueOf(schema, definitions).map((value) => ({
        headers: json,
        payload: JSON.stringify(value) ?? "",
      }))
    : multipart.map((payload) => ({
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        payload,
      }));
  return fc.oneof(
    { weight: schema || form ? 30 : 3, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constant({ headers: {} }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Body>(
        { headers: json, payload: "" },
        { headers: json, payload: "{" },
        { headers: json, payload: "[".repeat(2000) },
        { headers: json, payload: '{"__proto__":{"a":1}}' },
        { headers: { "content-type": "text/plain" }, payload: "a" },
        { headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "a=1" },
        { headers: { "content-type": "multipart/form-data" }, payload: "--x" },
        { headers: { "content-type": "multipart/form-data; boundary=" }, payload: "--\r\n" },
        { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "--x\r\nA:" },
        { headers: { "content-type": "\u0001" }, payload: "a" },
      ),
    },
  );
}

function requestOf(
  method: Method,
  template: string,
  operation: Operation,
  definitions: Record<string, JsonSchema>,
): Arbitrary<GeneratedRequest> {
  const { parameters = [] } = operation;
  const values = (place: Parameter["in"]) => {
    const wanted = parameters.filter((parameter) => parameter.in === place);
    const parts = wanted.map(({ name, schema = {} }) => [
      name,
      name === "lang" ? fc.constantFrom("de", "en") : valueOf(schema, definitions),
    ]);
    const requiredKeys =
      place === "path"
        ? wanted.map(({ name }) => name)
        : wanted.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>, {
      requiredKeys,
    });
  };
  const hasBody = method === "post" || method === "put" || method === "patch";
  return fc
    .record({
      path: values("path"),
      query: values("query"),
      body: hasBody ? bodyOf(operation, definitions) : fc.constant<Body>({ headers: {} }),
    })
    .map(({ path, query, body }) => ({
      method: method.toUpperCase() as Uppercase<Method>,
      url: `${pathOf(template, path)}${queryOf(query)}`,
      headers: body.headers,
      ...(body.payload !== undefined && { payload: body.payload }),
    }));
}

/**
 * Calls of everything that an API's document names: one generator for each method and path.
 * @param isLeftOut for what never ends or would take the ground away from under the test
 */
export function generateRequests(
  document: ApiDocument,
  isLeftOut: (method: string, path: string) => boolean,
): Arbitrary<GeneratedRequest>[] {
  const definitions = document.components?.schemas ?? {};
  return Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation && !isLeftOut(method, path)
        ? [requestOf(method, path, operation, definitions)]
        : [];
    }),
  );
}

/** As `inject` takes it. */
type Injection = Parameters<typeof internal>[1];

export function toInjection(request: GeneratedRequest): Injection {
  const { method, url, headers, payload } = request;
  return { method, url, headers, ...(payload !== undefined && { payload }) };
}
