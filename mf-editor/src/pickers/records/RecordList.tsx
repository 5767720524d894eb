import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { ListButtons, moved } from "./ListButtons.tsx";
import { RecordLine } from "./RecordLine.tsx";
import { recordTitle } from "./recordTitle.ts";
import styles from "./records.module.css";
import { useRecord } from "./useRecord.ts";

interface ItemProps {
  to: string;
  ids: readonly number[];
  place: number;
  locale: Locale;
  onChange(ids: number[]): void;
}

function Item({ to, ids, place, locale, onChange }: ItemProps) {
  const { t } = useTranslation();
  const id = ids[place] ?? 0;
  const { record, isGone } = useRecord(to, locale, id);
  const title = record ? recordTitle(record, locale) : isGone ? t("picker.gone", { id }) : `#${id}`;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {record ? <RecordLine record={record} title={title} locale={locale} /> : title}
      </span>
      <ListButtons
        name={title}
        place={place}
        count={ids.length}
        onMove={(to) => onChange(moved(ids, place, to))}
        onRemove={() => onChange(ids.filter((each) => each !== id))}
      />
    </li>
  );
}

/** Records in the order that staff give them, each with what moves it and takes it out. */
export function RecordList({ ids, ...shared }: Omit<ItemProps, "place">) {
  return (
    <ol className={styles.list}>
      {ids.map((id, place) => (
        <Item key={id} {...shared} ids={ids} place={place} />
      ))}
    </ol>
  );
}
