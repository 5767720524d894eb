import type { ImportRow } from "@festival/contracts/api/editing/imports";
import { updateImportRow } from "@festival/contracts/calls/imports";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import fields from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import { findResource } from "../resources/adminResources.ts";
import { useAct } from "../system/useAct.ts";
import styles from "./imports.module.css";

interface RowPartProps {
  importId: number;
  row: ImportRow;
  /** Whether the import can still be changed. */
  isOpen: boolean;
  onChanged(): Promise<void>;
}

const labelOf = (field: string, locale: "de" | "en") =>
  findResource("events")?.fields[field]?.label[locale] ?? field;

/** What a row would change: old and new, and what stays as staff left it. */
export function RowChanges({ importId, row, isOpen, onChanged }: RowPartProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  if (row.changes.length === 0) return null;
  const giveBack = (field: string, isBack: boolean) => {
    const others = row.given_back.filter((name) => name !== field);
    const body = { given_back: isBack ? [...others, field] : others };
    const place = { id: importId, position: row.position };
    return act(async () => {
      await answered(transport.send(updateImportRow, place, body));
      await onChanged();
    }, "");
  };
  return (
    <dl className={styles.changes}>
      {row.changes.map(({ field, before, after, is_kept: isKept }) => {
        const isBack = row.given_back.includes(field);
        return (
          <div key={field} data-kept={isKept && !isBack}>
            <dt>{labelOf(field, locale)}</dt>
            <dd>
              <del>{before[locale] || t("import.nothing")}</del> <span aria-hidden="true">→</span>{" "}
              <ins>{after[locale] || t("import.nothing")}</ins>
              {isKept && (
                <p className={styles.hint}>
                  {isBack ? t("import.givenBack") : t("import.kept")}{" "}
                  {isOpen && (
                    <button
                      type="button"
                      className={buttons.quiet}
                      disabled={isRunning}
                      onClick={() => void giveBack(field, !isBack)}
                    >
                      {isBack ? t("import.keep") : t("import.giveBack")}
                    </button>
                  )}
                </p>
              )}
            </dd>
          </div>
        );
      })}
      <p role="status">{said}</p>
    </dl>
  );
}

/** What keeps a row out, with the cells to correct. */
export function RowProblems({
  importId,
  row,
  isOpen,
  header,
  onChanged,
}: RowPartProps & { header: readonly string[] }) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const id = useId();
  const { isRunning, said, act } = useAct();
  const [cells, setCells] = useState<Record<string, string>>({});
  if (row.problems.length === 0) return null;
  const save = () => {
    const typed = row.problems.flatMap(({ column, value }) =>
      header.includes(column) ? [[column, cells[column] ?? value] as const] : [],
    );
    const place = { id: importId, position: row.position };
    return act(async () => {
      const body = { cells: Object.fromEntries(typed) };
      await answered(transport.send(updateImportRow, place, body));
      await onChanged();
    }, "");
  };
  const canCorrect = isOpen && row.problems.some(({ column }) => header.includes(column));
  return (
    <form
      className={styles.problems}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {row.problems.map(({ column, code, value }, index) => (
        <div key={`${column} ${code}`} className={fields.input}>
          <label htmlFor={`${id}-${index}`}>
            {column || t("import.noColumnFor")}: {t(`import.problem.${code}`, { value })}
          </label>
          {code === "other" ? (
            <p lang="en">{value}</p>
          ) : (
            isOpen &&
            header.includes(column) && (
              <input
                id={`${id}-${index}`}
                value={cells[column] ?? (code === "twice" ? "" : value)}
                onChange={({ target }) => setCells({ ...cells, [column]: target.value })}
              />
            )
          )}
        </div>
      ))}
      {canCorrect && (
        <button type="submit" className={buttons.secondary} disabled={isRunning}>
          {t("import.correct")}
        </button>
      )}
      <p role="status">{said}</p>
    </form>
  );
}
