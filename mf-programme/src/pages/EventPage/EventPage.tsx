import { Container, RichText } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { Cast } from "./Cast.tsx";
import type { EventData } from "./eventData.ts";
import { EventHead } from "./EventHead.tsx";
import { EventProgramme } from "./EventProgramme.tsx";
import { Tickets } from "./Tickets.tsx";
import { Venue } from "./Venue.tsx";
import styles from "./EventPage.module.css";

/** One event: what is played, by whom, when, where, and how to get in. */
export function EventPage() {
  const { t } = useTranslation();
  const { data } = usePage<EventData>();
  return (
    <article className={styles.event}>
      <EventHead event={data} />
      <Container className={styles.body}>
        <Tickets event={data} />
        <div className={styles.main}>
          <EventProgramme items={data.programme} text={data.programmeText} />
          <Cast ensembles={data.ensembles} groups={data.cast} />
          {data.description && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{t("event.about")}</h2>
              <RichText content={data.description} />
            </section>
          )}
          <Venue venue={data.venue} />
          {data.sponsors.length > 0 && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{t("event.sponsors")}</h2>
              <ul className={styles.sponsors}>
                {data.sponsors.map(({ id, name, url }) => (
                  <li key={id}>{url ? <a href={url}>{name}</a> : name}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Container>
    </article>
  );
}
