import { BackLink, PageTitle, Picture, PictureCaption } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { EventStatusMark } from "../../components/EventStatusMark/EventStatusMark.tsx";
import type { EventData } from "./eventData.ts";
import { Facts, MainFacts } from "./Facts.tsx";
import { Offer } from "./Offer.tsx";
import { StatusNotice } from "./StatusNotice.tsx";
import styles from "./EventHead.module.css";

interface EventHeadProps {
  event: EventData;
  /** The way back. */
  programmeHref: string;
}

/** Title, what one must know to be there, and the picture. Without a picture the title has all the room. */
export function EventHead({ event, programmeHref }: EventHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head} data-pictured={event.image ? "" : undefined}>
      <div className={styles.words}>
        <BackLink href={programmeHref}>{t("event.back")}</BackLink>
        <div className={styles.title}>
          <EventStatusMark status={event.status} />
          <PageTitle language={event.title_language}>{event.title}</PageTitle>
          {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
          {event.notice && <StatusNotice notice={event.notice} changesHref={event.changesHref} />}
        </div>
        <MainFacts event={event} />
        <Offer event={event} />
        <Facts event={event} />
      </div>
      {event.image && (
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <Picture image={event.image} sizes="(min-width: 64em) 43vw, 100vw" priority />
          </div>
          <PictureCaption image={event.image} />
        </figure>
      )}
    </header>
  );
}
