import { Container, RichText } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { Articles } from "./Articles.tsx";
import { Cast } from "../../components/Cast/Cast.tsx";
import { EventProgramme } from "../../components/EventProgramme/EventProgramme.tsx";
import { EventChanges } from "./EventChanges.tsx";
import type { EventData } from "./eventData.ts";
import { EventHead } from "./EventHead.tsx";
import { Further } from "./Further.tsx";
import { Sponsors } from "./Sponsors.tsx";
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
          <EventChanges changes={data.changes} allHref={data.notice ? "" : data.changesHref} />
          <EventProgramme items={data.programme} text={data.programmeText} />
          <Cast {...data.cast} />
          {data.description && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{t("event.about")}</h2>
              <RichText content={data.description} />
            </section>
          )}
          <Venue venue={data.venue} />
          <Further event={data} />
          <Sponsors groups={data.sponsors} />
        </div>
      </Container>
      <Articles articles={data.articles} />
    </article>
  );
}
