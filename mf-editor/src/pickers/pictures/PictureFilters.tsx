import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./pictures.module.css";

/** What the list of pictures can be asked for. */
export interface PictureQuery {
  search: string;
  used: "" | "true" | "false";
  missing_words: "" | "true" | "false";
}

interface PictureFiltersProps {
  query: PictureQuery;
  /** Of the pictures that are shown. */
  labels: readonly string[];
  onChange(query: PictureQuery): void;
}

const choices = ["", "true", "false"] as const;

/** Words, use and state by which pictures are found. */
export function PictureFilters({ query, labels, onChange }: PictureFiltersProps) {
  const { t } = useTranslation();
  return (
    <div role="search" className={styles.filters}>
      <label className={styles.search}>
        {t("picture.search")}
        <input
          type="search"
          maxLength={100}
          autoComplete="off"
          value={query.search}
          onChange={({ target }) => onChange({ ...query, search: target.value })}
        />
      </label>
      {(["used", "missing_words"] as const).map((name) => (
        <label key={name}>
          {t(`picture.filter.${name}.label`)}
          <select
            value={query[name]}
            onChange={({ target }) =>
              onChange({ ...query, [name]: target.value as PictureQuery["used"] })
            }
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`picture.filter.${name}.${choice || "all"}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {labels.length > 0 && (
        <p className={styles.labels} role="group" aria-label={t("picture.labels")}>
          {labels.map((label) => (
            <button
              key={label}
              type="button"
              aria-pressed={query.search === label}
              onClick={() => onChange({ ...query, search: query.search === label ? "" : label })}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
