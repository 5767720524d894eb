import {
  ChangesRequest,
  mostOperations,
  operations,
} from "@festival/contracts/api/editing/contentChanges";
import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import type { TSchema } from "typebox";
import { Errors } from "typebox/value";
import { problemIn } from "../../../platform/resources/bodyProblems.ts";

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const { ops: _ops, ...envelope } = ChangesRequest.properties;

/** The shape that an operation claims to have; undefined where there is none of the name. */
function shapeOf(operation: Values): TSchema | undefined {
  const { op } = operation;
  if (op === "insert" && operation.id !== undefined) return operations.insertRemoved;
  return typeof op === "string" && Object.hasOwn(operations, op) && op !== "insertRemoved"
    ? operations[op as keyof typeof operations]
    : undefined;
}

/** Problems by the path of the property that is wrong; the deepest that are named. */
function problemsIn(schema: TSchema, value: unknown, path: string): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const error of Errors(schema, value)) {
    const place = path + error.instancePath.replaceAll("/", ".");
    if (error.keyword === "additionalProperties") continue;
    if (error.keyword === "required") {
      const { requiredProperties } = error.params;
      for (const name of requiredProperties) problems[`${place}.${name}`] ??= "required";
    } else if (error.keyword === "boolean") problems[place] ??= "unknown_field";
    else problems[place] ??= problemIn(error) ?? "invalid";
  }
  return problems;
}

function problemsOf(operation: unknown, path: string): Record<string, FieldProblem> {
  if (!isObject(operation)) return { [path]: "invalid" };
  const shape = shapeOf(operation);
  if (shape) return problemsIn(shape, operation, path);
  return { [`${path}.op`]: operation.op === undefined ? "required" : "invalid_choice" };
}

/**
 * Finds all that is wrong in the shape of a body of changes. Each operation is compared with its own shape alone,
 * and nothing is made of another kind, as "7" is the name of no section.
 * @throws ApiError `validation_failed`
 */
export function checkChangesBody(body: unknown): void {
  const values = isObject(body) ? body : {};
  const problems: Record<string, FieldProblem> = {};
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(ChangesRequest.properties, name)) problems[name] = "unknown_field";
  }
  for (const [name, schema] of Object.entries(envelope)) {
    if (values[name] === undefined) problems[name] = "required";
    else Object.assign(problems, problemsIn(schema, values[name], name));
  }
  const { ops } = values;
  if (!Array.isArray(ops)) problems.ops = ops === undefined ? "required" : "invalid";
  else if (ops.length === 0) problems.ops = "required";
  else if (ops.length > mostOperations) problems.ops = "too_long";
  else ops.forEach((each, index) => Object.assign(problems, problemsOf(each, `ops.${index}`)));
  if (Object.keys(problems).length === 0) return;
  throw new ApiError("validation_failed", "Some of the call is not valid: nothing was done.", {
    fields: problems,
  });
}
