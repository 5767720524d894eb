import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { useAdmin } from "../data/adminContext.ts";
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

/** Asks whose value stays where two people changed the same field. */
export function ConflictDialog({ fields, conflicts, onChoose, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const shown = (name: string, value: unknown) => {
    const field = fields[name];
    if (!field) return null;
    if (Array.isArray(value)) return t("conflict.items", { count: value.length });
    if (field.kind === "richText" || field.kind === "group") return t("conflict.words");
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
          {conflicts.map(({ field, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{fields[field]?.label[locale] ?? field}</th>
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
