import { Ajv } from "ajv";
import formats from "ajv-formats";
import type { FastifyInstance } from "fastify";

/** Answers that are no JSON of a schema: documents, files, streams. */
const withoutSchema = new Set(["/api/docs", "/metrics"]);

/**
 * Holds every JSON answer of a success against the schema that its route publishes, and every route
 * against having one. The serialiser leaves out what a schema does not name, but lets wrong values pass.
 * @returns what was wrong, filled as answers are given
 */
export function checkAnswers(app: FastifyInstance): Set<string> {
  const problems = new Set<string>();
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  const validators = new WeakMap<object, ReturnType<typeof ajv.compile>>();

  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type") ?? "").includes("application/json");
    const route = request.routeOptions;
    if (!isJson || typeof payload !== "string" || reply.statusCode >= 400) return;
    if (withoutSchema.has(route.url ?? "")) return;
    const name = `${request.method} ${route.url} ${reply.statusCode}`;
    const responses = route.schema?.response as Record<string, object> | undefined;
    const schema = responses?.[reply.statusCode] ?? responses?.["2xx"];
    if (!schema) {
      problems.add(`${name}: no schema is published for this answer`);
      return;
    }
    let validate = validators.get(schema);
    if (!validate) {
      for (const [id, shared] of Object.entries(app.getSchemas())) {
        if (!ajv.getSchema(id)) ajv.addSchema(shared as object);
      }
      validate = ajv.compile({ ...schema, $id: undefined });
      validators.set(schema, validate);
    }
    if (!validate(JSON.parse(payload))) {
      problems.add(`${name}: ${ajv.errorsText(validate.errors)}`);
    }
  });
  return problems;
}
