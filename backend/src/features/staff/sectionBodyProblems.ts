import { sectionModels, sectionFields } from "@festival/contracts/api/sectionEditing";
import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import type { FastifyError, FastifySchemaValidationError } from "fastify";

/** Names of what staff write, of all models together; what else is wrong is the caller's mistake. */
const fieldNames = new Set(
  sectionModels.flatMap((model) => [
    ...Object.keys(sectionFields[model].settings),
    ...Object.keys(sectionFields[model].texts),
    "slug",
  ]),
);

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

/** The field that a validator's complaint is about, such as "items.0.link"; what is inside of texts is none. */
function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError) {
  const missing = keyword === "required" ? `/${String(params.missingProperty)}` : "";
  return /^\/(\w+(?:\/\d+\/\w+)?)$/.exec(instancePath + missing)?.[1]?.replaceAll("/", ".");
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
 * @throws always
 */
export function throwSectionProblem(error: FastifyError): never {
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
}
