import { isSame, type FormValues } from "../fields/formValues.ts";

/** Two people's values of the same field. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/**
 * Which of my changes meet a change of the same field by another person.
 * @param seen the record on which I typed
 * @param current the record as it is by now
 */
export function conflictsOf(
  mine: FormValues,
  seen: Readonly<FormValues>,
  current: Readonly<FormValues>,
): FieldConflict[] {
  return Object.entries(mine)
    .filter(
      ([field, value]) => !isSame(current[field], seen[field]) && !isSame(current[field], value),
    )
    .map(([field, value]) => ({ field, mine: value, theirs: current[field] }));
}
