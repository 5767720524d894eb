import { useTranslation } from "@festival/shared-ui/i18n";
import type { EventNotice } from "./eventData.ts";
import styles from "./StatusNotice.module.css";

interface StatusNoticeProps {
  notice: EventNotice;
  /** All changes of the programme. */
  changesHref: string;
}

/** Why an event is not as it was announced, and what was announced. */
export function StatusNotice({ notice, changesHref }: StatusNoticeProps) {
  const { t } = useTranslation();
  const { reason, previousDate, previousVenue } = notice;
  return (
    <div className={styles.notice}>
      {reason && <p>{reason}</p>}
      {(previousDate || previousVenue) && (
        <dl className={styles.previous}>
          {previousDate && (
            <div>
              <dt>{t("event.notice.previousDate")}</dt>
              <dd>
                <del>{previousDate}</del>
              </dd>
            </div>
          )}
          {previousVenue && (
            <div>
              <dt>{t("event.notice.previousVenue")}</dt>
              <dd>
                <del>
                  <a href={previousVenue.href}>{previousVenue.name}</a>
                </del>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className={styles.all}>
        <a href={changesHref}>{t("event.changes.all")}</a>
      </p>
    </div>
  );
}
