import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { RecordFinder } from "../fields/RecordFinder.tsx";
import { namedKinds } from "../resources/namedKinds.ts";
import styles from "./ListFilters.module.css";

interface NamedFilterProps {
  label: string;
  /** Such as "event" or "event:12"; empty for all. */
  value: string;
  onChange(value: string | undefined): void;
}

/** Leaves what is of one kind, and where records of that kind can be looked for, what is of one of them. */
export function NamedFilter({ label, value, onChange }: NamedFilterProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const [chosen = "", number] = value.split(":");
  const kinds = namedKinds
    .map((kind) => ({ ...kind, words: kind.label[locale] }))
    .toSorted((one, other) => one.words.localeCompare(other.words, locale));
  const kind = kinds.find(({ singular }) => singular === chosen);
  return (
    <>
      <p className={styles.filter}>
        <label htmlFor={id}>{label}</label>
        <select id={id} value={chosen} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t("list.all")}</option>
          {kinds.map(({ singular, words }) => (
            <option key={singular} value={singular}>
              {words}
            </option>
          ))}
          {/* an address may name what has no words here */}
          {chosen !== "" && !kind && <option value={chosen}>{chosen}</option>}
        </select>
      </p>
      {kind?.resource && (
        <RecordFinder
          key={chosen}
          label={t("list.whichOf", { what: kind.words })}
          resource={kind.resource}
          value={Number(number) > 0 ? Number(number) : null}
          onChange={(record) => onChange(record === null ? chosen : `${chosen}:${record}`)}
        />
      )}
    </>
  );
}
