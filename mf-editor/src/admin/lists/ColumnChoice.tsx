import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import { columnOf, columnsOf } from "../resources/adminResources.ts";
import styles from "./ListScreen.module.css";

interface ColumnChoiceProps {
  resource: AdminResource;
  columns: readonly string[];
  onChange(columns: string[]): void;
}

/** Which columns the list shows; this browser remembers it. */
export function ColumnChoice({ resource, columns, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const all = columnsOf(resource);
  const choose = (name: string, isShown: boolean) =>
    onChange(all.filter((each) => (each === name ? isShown : columns.includes(each))));
  return (
    <details className={styles.columns}>
      <summary>{t("list.columns")}</summary>
      <fieldset>
        <legend>{t("list.columns")}</legend>
        {all.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={columns.includes(name)}
              disabled={columns.length === 1 && columns.includes(name)}
              onChange={(event) => choose(name, event.target.checked)}
            />{" "}
            {columnOf(resource, name)?.label[locale] ?? name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
