import type { Fields } from "@festival/contracts/fields/field";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "../fields/formValues.ts";

/** Makes the slugs of a new record of its title as one types; what makes them comes with the first new record. */
export function useProposedSlugs(
  form: UseFormReturn<FormValues>,
  fields: Fields,
  isNew: boolean,
): void {
  useEffect(() => {
    if (!isNew) return undefined;
    // the form changes its values in place
    let before = JSON.stringify(form.getValues());
    const proposing = import("./slugProposal.ts");
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        const after = form.getValues();
        const earlier = JSON.parse(before) as FormValues;
        before = JSON.stringify(after);
        void proposing.then(({ proposedSlugs }) => {
          for (const [path, slug] of Object.entries(proposedSlugs(fields, earlier, after))) {
            form.setValue(path, slug);
          }
        });
      },
    });
  }, [form, fields, isNew]);
}
