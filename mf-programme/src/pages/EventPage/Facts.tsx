import { useTranslation } from "@festival/shared-ui/i18n";
import type { ReactNode } from "react";
import type { EventData } from "./eventData.ts";
import styles from "./Facts.module.css";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When, where, and what else one plans by. */
export function Facts({ event }: { event: EventData }) {
  const { t } = useTranslation();
  const { when, introduction } = event;
  return (
    <dl className={styles.facts}>
      <Fact name={t("event.facts.when")}>
        <time dateTime={when.dateTime}>
          <span className={styles.row}>{when.dates}</span>{" "}
          {when.times && <span className={styles.row}>{when.times}</span>}
        </time>
      </Fact>
      {event.venue && (
        <Fact name={t("event.facts.where")}>
          <a href={event.venue.href}>{event.venue.name}</a>
        </Fact>
      )}
      {event.doors && <Fact name={t("event.facts.doors")}>{event.doors}</Fact>}
      {introduction && (
        <Fact name={t("event.facts.introduction")}>
          <span className={styles.row}>{introduction.time}</span>{" "}
          <span className={styles.row}>{introduction.place}</span>
        </Fact>
      )}
      {event.ageRecommendation && (
        <Fact name={t("event.facts.age")}>{event.ageRecommendation}</Fact>
      )}
    </dl>
  );
}
