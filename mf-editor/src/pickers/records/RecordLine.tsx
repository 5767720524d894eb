import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { momentOf } from "../../publish/moments.ts";
import { recordMoment, recordStates, recordThumb } from "./recordTitle.ts";
import styles from "./records.module.css";

interface RecordLineProps {
  record: StaffRecord;
  title: string;
  locale: Locale;
}

/** A record in a list to choose from: its picture, name, date, and what is special about it. */
export function RecordLine({ record, title, locale }: RecordLineProps) {
  const { t } = useTranslation();
  const thumb = recordThumb(record);
  const moment = recordMoment(record);
  return (
    <>
      {thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
      <span className={styles.title}>{title}</span>
      {moment && <span className={styles.second}>{momentOf(moment, locale)}</span>}
      {recordStates(record).map((state) => (
        <span key={state} className={styles.state}>
          {t(`picker.state.${state}`)}
        </span>
      ))}
    </>
  );
}
