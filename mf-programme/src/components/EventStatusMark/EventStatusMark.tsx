import type { EventStatus } from "@festival/contracts/api/events";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./EventStatusMark.module.css";

/** What is different from what was announced, in a word; nothing for an event as planned. */
export function EventStatusMark({ status }: { status: EventStatus }) {
  const { t } = useTranslation();
  if (status === "scheduled") return null;
  return <p className={styles.mark}>{t(`status.${status}`)}</p>;
}
