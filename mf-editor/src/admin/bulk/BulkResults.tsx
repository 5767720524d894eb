import type { BulkResult } from "@festival/contracts/api/editing/bulk";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./bulk.module.css";

function effectOf({ revision, before, was_public: was, is_public: is }: BulkResult) {
  if (revision === null) return was ? "deletedPublic" : "deleted";
  if (was !== is) return is ? "appears" : "disappears";
  if (Object.keys(before).length === 0) return "same";
  return is ? "changes" : "changesOffline";
}

/** What becomes of each record, and what visitors notice of it. */
export function BulkResults({ results }: { results: readonly BulkResult[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.id} data-effect={effectOf(result)}>
          <span>{result.title || `#${result.id}`}</span> {t(`bulk.effect.${effectOf(result)}`)}
        </li>
      ))}
    </ul>
  );
}
