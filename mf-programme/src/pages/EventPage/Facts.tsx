import { useTranslation } from "@festival/shared-ui/i18n";
import type { ReactNode } from "react";
import type { EventData, NamedLink } from "./eventData.ts";
import styles from "./Facts.module.css";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LinkFact({ name, links }: { name: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <Fact name={name}>
      {links.map(({ title, href }) => (
        <a key={href} className={styles.row} href={href}>
          {title}
        </a>
      ))}
    </Fact>
  );
}

/** When and where. */
export function MainFacts({ event: { when, venue } }: { event: EventData }) {
  const { t } = useTranslation();
  return (
    <dl className={`${styles.facts} ${styles.mainFacts}`}>
      <Fact name={t("event.facts.when")}>
        <time dateTime={when.dateTime}>
          <span className={styles.row}>{when.dates}</span>{" "}
          {when.times && <span className={styles.row}>{when.times}</span>}
        </time>
      </Fact>
      {venue && (
        <Fact name={t("event.facts.where")}>
          {venue.href === null ? venue.name : <a href={venue.href}>{venue.name}</a>}
        </Fact>
      )}
    </dl>
  );
}

/** What else one plans by. */
export function Facts({ event }: { event: EventData }) {
  const { t } = useTranslation();
  const { introduction, interval } = event;
  return (
    <dl className={`${styles.facts} ${styles.furtherFacts}`}>
      {event.doors && <Fact name={t("event.facts.doors")}>{event.doors}</Fact>}
      {introduction && (
        <Fact name={t("event.facts.introduction")}>
          <span className={styles.row}>{introduction.time}</span>{" "}
          <span className={styles.row}>{introduction.place}</span>
        </Fact>
      )}
      {interval && (
        <Fact name={t("event.facts.interval")}>
          {interval === "none" && t("event.facts.noInterval")}
          {interval !== "none" &&
            (interval.minutes === null
              ? t("event.facts.withInterval")
              : t("event.programme.minutes", { count: interval.minutes }))}
        </Fact>
      )}
      <LinkFact
        name={t("event.facts.genre", { count: event.genres.length })}
        links={event.genres}
      />
      <LinkFact name={t("event.facts.partOf")} links={event.partOf} />
      {(event.resident_artist || event.fellowship_artist) && (
        <Fact name={t("event.facts.series")}>
          {event.resident_artist && <span className={styles.row}>{t("event.facts.resident")}</span>}
          {event.fellowship_artist && (
            <span className={styles.row}>{t("event.facts.fellowship")}</span>
          )}
        </Fact>
      )}
      {event.facts.map(({ name, text }) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}
