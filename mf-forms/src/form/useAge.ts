import type { FormField } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import { ageOn } from "@festival/contracts/time/age";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { useCallback, useEffect, useState, type RefObject } from "react";

/** Whether a field is asked at an age; a field for younger people is not, as long as the age is unknown. */
export function isAskedAt(field: FormField, age: number | null): boolean {
  const bound = field.settings?.below_age;
  return bound === undefined || (age !== null && age < bound);
}

/**
 * The age by the form's date of birth; null without one.
 * @param filled changes when something other than typing has filled the controls
 */
export function useAge(
  fields: readonly FormField[],
  form: RefObject<HTMLFormElement | null>,
  filled: string,
): { age: number | null; readAge(): void } {
  const slug = fields.find((field) => field.field_type === fieldType.birthDate)?.slug;
  const [age, setAge] = useState<number | null>(null);

  const readAge = useCallback(() => {
    const control = slug !== undefined && form.current?.elements.namedItem(slug);
    const birth = control instanceof HTMLInputElement ? control.value : "";
    setAge(birth === "" ? null : ageOn(birth, festivalDay(new Date())));
  }, [slug, form]);
  // the draft is put in by an effect, and a discarded one leaves an empty form
  useEffect(readAge, [readAge, filled]);

  return { age, readAge };
}
