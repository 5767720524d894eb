import type { FieldProblem } from "@festival/contracts/errors";
import type { Field } from "@festival/contracts/fields/field";
import { asServer, fieldProblem } from "../fields/fieldProblem.ts";
import { describeField, findSection, type Content, type Op } from "../workingCopy/ops.ts";

/** What is wrong with a value, by its path and the paths of what it holds. */
function problemsOf(field: Field, value: unknown, path: string): [string, FieldProblem][] {
  const fault = fieldProblem(field, value);
  // a draft may lack what is required
  if (fault && fault !== "required") {
    return [[path, asServer(fault)]];
  }
  if (field.kind !== "rows" || !Array.isArray(value)) return [];
  return value.flatMap((row: Record<string, unknown>, index) =>
    Object.entries(field.fields).flatMap(([name, inner]) =>
      inner.localized ? [] : problemsOf(inner, row[name], `${path}.${index}.${name}`),
    ),
  );
}

/** The model that an operation writes, and its values by where they stand in it. */
function written(op: Op, content: Content) {
  if (op.op === "set") {
    const model = findSection(content, op.section)?.model;
    return { model, parts: { fields: op.fields } };
  }
  if (op.op !== "insert" || !("model" in op)) return undefined;
  const { model, settings = {}, texts } = op;
  return { model, parts: { settings, "texts.de": texts?.de ?? {}, "texts.en": texts?.en ?? {} } };
}

/**
 * What is wrong in operations as far as this editor knows it, by paths as the server names them: there is no need to
 * ask for what is refused.
 */
export function knownProblems(ops: readonly Op[], content: Content): Record<string, FieldProblem> {
  const found = ops.flatMap((op, index) => {
    const { model, parts } = written(op, content) ?? { model: undefined, parts: {} };
    if (model === undefined) return [];
    return Object.entries(parts).flatMap(([part, values]) =>
      Object.entries(values).flatMap(([name, value]) => {
        const field = describeField(model, name);
        return field ? problemsOf(field, value, `ops.${index}.${part}.${name}`) : [];
      }),
    );
  });
  return Object.fromEntries(found);
}
