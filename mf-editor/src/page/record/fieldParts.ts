import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { recordProblems } from "../../fields/recordProblems.ts";
import { isDrawn } from "../../fields/FieldInput.tsx";

type Values = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, FieldProblem>>;

/** What is written of a field: the field itself, or of a group what has a control here. */
export interface FieldParts {
  fields: Fields;
  valuesOf(value: unknown): Values;
  /** @param before what the parts leave out stays as it is there */
  join(before: unknown, values: Values): unknown;
  /** What is wrong as far as this editor knows it, by paths of the record. */
  known(value: unknown): Problems;
  /** Problems of the record, by paths within the parts. */
  problemsOf(problems: Problems): Problems;
}

/** @returns undefined where nothing of it has a control here */
export function fieldParts(name: string, field: Field | undefined): FieldParts | undefined {
  if (field?.kind !== "group") {
    if (!field || !isDrawn(field)) return undefined;
    return {
      fields: { [name]: field },
      valuesOf: (value) => ({ [name]: value }),
      join: (_before, { [name]: value }) => value,
      known: (value) => recordProblems({ [name]: field }, { [name]: value }),
      problemsOf: (problems) => problems,
    };
  }
  const drawn = Object.entries<Field>(field.fields).filter(([, part]) => isDrawn(part));
  if (drawn.length === 0) return undefined;
  const fields: Fields = Object.fromEntries(drawn);
  const start = `${name}.`;
  return {
    fields,
    valuesOf: (value) => value as Values,
    join: (before, values) => ({ ...(before as Values), ...values }),
    known: (value) =>
      Object.fromEntries(
        Object.entries(recordProblems(fields, value as Values)).map(([path, problem]) => [
          start + path,
          problem,
        ]),
      ),
    problemsOf: (problems) =>
      Object.fromEntries(
        Object.entries(problems).flatMap(([path, problem]) =>
          path.startsWith(start) ? [[path.slice(start.length), problem]] : [],
        ),
      ),
  };
}
