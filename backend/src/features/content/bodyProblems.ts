import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import type { FastifyError, FastifySchemaValidationError } from "fastify";

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
};

/** A field, of the body or of an item, in both languages or in one; what is inside of texts is none. */
const fieldPath = /^\/(\w+?(?:\/\d+\/\w+?)?)(?:\/(?:de|en))?$/;

/** The field that a validator's complaint is about, such as "items.0.link". */
function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError) {
  const missing = keyword === "required" ? `/${String(params.missingProperty)}` : "";
  return fieldPath.exec(instancePath + missing)?.[1]?.replaceAll("/", ".");
}

function problemIn(error: FastifySchemaValidationError): FieldProblem | undefined {
  const { keyword, params, instancePath } = error;
  // an id that is null was made 0 of
  if (keyword === "minimum" && instancePath.endsWith("_id")) return "required";
  if (keyword === "pattern") return params.pattern === "\\S" ? "required" : "invalid";
  return problemOf[keyword];
}

/**
 * Answers what staff can put right with `validation_failed` and the fields, as the rules across fields do.
 * @param fieldNames what staff write; whatever else is wrong is the caller's mistake
 * @returns an error handler, which always throws
 */
export function bodyProblems(fieldNames: ReadonlySet<string>): (error: FastifyError) => never {
  return (error) => {
    if (error.validationContext !== "body") throw error;
    const fields: Record<string, FieldProblem> = {};
    for (const complaint of error.validation ?? []) {
      const field = fieldOf(complaint);
      const problem = problemIn(complaint);
      if (field && problem && fieldNames.has(field.split(".", 1)[0] ?? "")) {
        fields[field] ??= problem;
      }
    }
    if (Object.keys(fields).length === 0) throw error;
    throw new ApiError("validation_failed", "Some fields need another look.", { fields });
  };
}
