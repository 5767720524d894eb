import { Container, RichText, Sections } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { ConcertList } from "../../concerts/ConcertList.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { Articles } from "./Articles.tsx";
import { Cast } from "../../components/Cast/Cast.tsx";
import { EventProgramme } from "../../components/EventProgramme/EventProgramme.tsx";
import { EventChanges } from "./EventChanges.tsx";
import type { EventData } from "./eventData.ts";
import { EventHead } from "./EventHead.tsx";
import { Further } from "./Further.tsx";
import { NeighbourLinks } from "./NeighbourLinks.tsx";
import { Pictures } from "./Pictures.tsx";
import { Sponsors } from "./Sponsors.tsx";
import { TicketBar } from "./TicketBar.tsx";
import { Tickets } from "./Tickets.tsx";
import { useTrail } from "./useTrail.ts";
import { Venue } from "./Venue.tsx";
import styles from "./EventPage.module.css";

/** One event: what is played, by whom, when, where, and how to get in. */
export function EventPage({ page }: ScreenProps<EventData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  const way = useTrail(data, locale);
  return (
    <article className={styles.event}>
      <EventHead event={data} programmeHref={way.programmeHref} />
      <Container className={styles.body}>
        <Tickets event={data} />
        <div className={styles.main}>
          {data.alternatives.length > 0 && (
            <ConcertList title={t("event.alternatives")} events={data.alternatives} />
          )}
          <EventChanges changes={data.changes} allHref={data.notice ? "" : data.changesHref} />
          <EventProgramme items={data.programme} text={data.program_text} />
          <Cast {...data.cast} />
          {data.description && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{t("event.about")}</h2>
              <RichText content={data.description} />
            </section>
          )}
          <Sections sections={data.modules} />
          <Pictures pictures={data.pictures} />
          <Venue venue={data.venue} />
          <Further event={data} />
          <Sponsors groups={data.sponsors} />
        </div>
      </Container>
      <Articles articles={data.articles} />
      <NeighbourLinks neighbours={way.neighbours} isChosen={way.isChosen} />
      <TicketBar event={data} />
      <PlanNotice />
    </article>
  );
}
