import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from "fastify";
import { buildThoroughValidator } from "../plugins/lazyCompilers.ts";
import { refuse } from "./fields.ts";
import { unstorableFields } from "./storable.ts";

const problemOf: Record<string, FieldProblem> = {
  required: "required",
  minLength: "required",
  minItems: "required",
  maxLength: "too_long",
  maxItems: "too_long",
  minimum: "out_of_range",
  maximum: "out_of_range",
  enum: "invalid_choice",
  uniqueItems: "invalid_choice",
  additionalProperties: "unknown_field",
};

/** A field, of the body or of an item at whatever depth, in both languages or in one. */
const fieldPath = /^\/(\w+(?:\/\d+\/\w+)*?)(?:\/(?:de|en))?$/;
/** The field in which something is wrong that stands deeper, such as in a long text. */
const outerField = /^\/(\w+(?:\/\d+\/\w+)*)/;

/** The property that a complaint about an object names: one that it lacks, or has too many. */
function propertyOf({ keyword, params }: FastifySchemaValidationError): string {
  if (keyword === "required") return `/${String(params.missingProperty)}`;
  return keyword === "additionalProperties" ? `/${String(params.additionalProperty)}` : "";
}

/** The field that a validator's complaint is about, such as "items.0.link". */
function fieldOf(complaint: FastifySchemaValidationError, path: RegExp) {
  return path.exec(complaint.instancePath + propertyOf(complaint))?.[1]?.replaceAll("/", ".");
}

/** What a validator says of a value. */
export interface Complaint {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: object;
}

/** What a complaint means to the one who wrote the field; undefined where it says less than others. */
export function problemIn(error: Complaint): FieldProblem | undefined {
  const { keyword, params, instancePath, schemaPath } = error;
  // a property that one of several shapes lacks may belong to the shape that is meant
  if (keyword === "additionalProperties" && schemaPath.includes("/anyOf/")) return undefined;
  // an id that is null was made 0 of
  if (keyword === "minimum" && instancePath.endsWith("_id")) return "required";
  if (keyword === "pattern") {
    return "pattern" in params && params.pattern === "\\S" ? "required" : "invalid";
  }
  return problemOf[keyword];
}

/**
 * Answers what is wrong in the fields of a body with `validation_failed` and all these fields, as the rules
 * across fields do.
 * @param fieldNames what staff write, and the revision that they saw
 * @returns an error handler, which always throws
 */
function bodyProblems(fieldNames: ReadonlySet<string>): (error: FastifyError) => never {
  return (error) => {
    if (error.validationContext !== "body") throw error;
    const complaints = error.validation ?? [];
    const fields: Record<string, FieldProblem> = {};
    const isKnown = (field: string | undefined): field is string =>
      field !== undefined && fieldNames.has(field.split(".", 1)[0] ?? "");
    for (const complaint of complaints) {
      const field = fieldOf(complaint, fieldPath);
      const problem = problemIn(complaint);
      if (problem === "unknown_field" && field) fields[field] ??= problem;
      else if (problem && isKnown(field)) fields[field] ??= problem;
    }
    // of several shapes that a value might have, those that it has not say less
    for (const complaint of complaints) {
      const field = fieldOf(complaint, outerField);
      const isReported = (name: string) => name === field || name.startsWith(`${field}.`);
      if (isKnown(field) && !Object.keys(fields).some(isReported)) fields[field] = "invalid";
    }
    if (Object.keys(fields).length === 0) throw error;
    throw new ApiError("validation_failed", "Some fields are not valid.", { fields });
  };
}

/** Has all calls of a scope answer what is wrong in their bodies' fields, all of them at once. */
export function answerBodyProblems(app: FastifyInstance, fieldNames: Iterable<string>): void {
  app.setErrorHandler(bodyProblems(new Set([...fieldNames, "revision"])));
  app.setValidatorCompiler(buildThoroughValidator(app));
}

/** Has all calls of a scope name the fields that the database can't store; it would refuse the call as a whole. */
export function answerUnstorable(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ body }) => refuse(unstorableFields(body)));
}
