import type { EventDifference, EventStatus } from "@festival/contracts/api/events";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./EventStatusMark.module.css";

interface EventStatusMarkProps {
  status?: EventStatus;
  /** What was changed besides. */
  changed?: readonly EventDifference[];
}

/** What is different from what was announced, in a word each; nothing for an event as planned. */
export function EventStatusMark({ status = "scheduled", changed }: EventStatusMarkProps) {
  const { t } = useTranslation();
  const words = [...(status === "scheduled" ? [] : [status]), ...(changed ?? [])];
  if (words.length === 0) return null;
  return (
    <p className={styles.marks}>
      {words.map((word) => (
        <span key={word} className={styles.mark}>
          {t(`status.${word}`)}
        </span>
      ))}
    </p>
  );
}
