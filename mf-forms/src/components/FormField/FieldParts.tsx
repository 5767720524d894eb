import type { FormField } from "@festival/contracts/api/forms";
import { useTranslation } from "@festival/shared-ui/i18n";
import { fieldIds } from "../../form/fieldValues.ts";
import styles from "./FormField.module.css";

interface FieldPartProps {
  field: FormField;
}

/** The star beside the label; the control itself says "required" to who cannot see it. */
export function RequiredMark({ field }: FieldPartProps) {
  if (!field.required) return null;
  return (
    <span aria-hidden="true" className={styles.required}>
      {"\u00a0*"}
    </span>
  );
}

export function FieldHelp({ field }: FieldPartProps) {
  if (field.help_text === "") return null;
  return (
    <p className={styles.help} id={fieldIds(field).help}>
      {field.help_text}
    </p>
  );
}

interface FieldProblemTextProps extends FieldPartProps {
  problem: string | undefined;
}

export function FieldProblemText({ field, problem }: FieldProblemTextProps) {
  const { t } = useTranslation();
  if (problem === undefined) return null;
  return (
    <p className={styles.problem} id={fieldIds(field).problem}>
      {problem || t("form.checkAgain")}
    </p>
  );
}

/**
 * What ties a control to its help and to its problem. It says that nothing is wrong yet, too: browsers else tell
 * screen readers that a required choice is invalid before anything was chosen.
 */
export function describedBy(
  field: FormField,
  problem: string | undefined,
): { "aria-describedby"?: string; "aria-invalid": boolean } {
  const ids = fieldIds(field);
  const parts = [
    field.help_text === "" ? "" : ids.help,
    problem === undefined ? "" : ids.problem,
  ].filter((id) => id !== "");
  return {
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
    "aria-invalid": problem !== undefined,
  };
}
