import type { Field } from "@festival/contracts/fields/field";
import { locales, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { wordsOf } from "../../publish/wordDifference.ts";
import { useAdmin } from "../data/adminContext.ts";
import { isSame } from "../fields/formValues.ts";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";
import { cellOf } from "../lists/Cell.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import type { FieldConflict } from "./mergeRecord.ts";

interface ConflictDialogProps {
  fields: AdminResource["fields"];
  conflicts: readonly FieldConflict[];
  /** @param keepsMine whether my values replace the other person's */
  onChoose(keepsMine: boolean): void;
  onCancel(): void;
}

/** A field of one language, or one that has none, with what two people wrote. */
interface Row {
  key: string;
  field: Field;
  label: string;
  mine: unknown;
  theirs: unknown;
}

/** The languages in which two people wrote something else. */
function rowsOf(
  field: Field,
  { field: name, mine, theirs }: FieldConflict,
  reader: Locale,
  languageOf: (locale: Locale) => string,
): Row[] {
  const label = field.label[reader];
  if (!field.localized) return [{ key: name, field, label, mine, theirs }];
  const [ours, others] = [mine, theirs].map((value) => (value ?? {}) as Record<string, unknown>);
  return locales
    .filter((locale) => !isSame(ours?.[locale], others?.[locale]))
    .map((locale) => ({
      key: `${name}.${locale}`,
      field,
      label: `${label} (${languageOf(locale)})`,
      mine: ours?.[locale],
      theirs: others?.[locale],
    }));
}

/** Asks whose value stays where two people changed the same field. */
export function ConflictDialog({ fields, conflicts, onChoose, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const rows = conflicts.flatMap((conflict): Row[] => {
    const field = fields[conflict.field];
    return field ? rowsOf(field, conflict, locale, (each) => t(`language.${each}`)) : [];
  });
  const shown = (field: Field, value: unknown) => {
    if (Array.isArray(value)) return t("conflict.items", { count: value.length });
    if (field.kind === "group") return t("conflict.words");
    if (field.kind === "richText") return wordsOf(value) || t("conflict.empty");
    return cellOf(field, value, locale) ?? t("conflict.empty");
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="conflict"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id="conflict">{t("conflict.title")}</h2>
      <p>{t("conflict.text")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("conflict.field")}</th>
            <th scope="col">{t("conflict.mine")}</th>
            <th scope="col">{t("conflict.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, field, label, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{shown(field, mine)}</td>
              <td>{shown(field, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={() => onChoose(true)}>
          {t("conflict.keepMine")}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => onChoose(false)}>
          {t("conflict.keepTheirs")}
        </button>
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {t("cancel")}
        </button>
      </p>
    </dialog>
  );
}
