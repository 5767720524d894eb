import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./bulk.module.css";
import type { Outcome } from "./outcome.ts";

/** What becomes of each record, and what visitors notice of it. */
export function BulkResults({ rows }: Pick<Outcome, "rows">) {
  const { t } = useTranslation();
  return (
    <ul className={styles.results}>
      {rows.map(({ id, title, effect }) => (
        <li key={id} data-effect={effect}>
          <span>{title || `#${id}`}</span> {t(`bulk.effect.${effect}`)}
        </li>
      ))}
    </ul>
  );
}
