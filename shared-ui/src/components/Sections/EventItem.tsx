import { href } from "@festival/contracts/routes";
import { useOwner } from "../../owner/ownerContext.ts";
import { Card } from "../Card/Card.tsx";
import { CardPicture } from "../Card/CardPicture.tsx";
import { CardTitle } from "../Card/CardTitle.tsx";
import { MixedText } from "../MixedText/MixedText.tsx";
import { TicketButton } from "../TicketButton/TicketButton.tsx";
import type { DatedItem } from "./eventDates.ts";
import styles from "./LazySectionContent.module.css";
import { sectionTexts } from "./sectionTexts.ts";

/** One event within a text: when, what, who, where, and whether there are tickets. */
export function EventItem({ item: { event, when, works } }: { item: DatedItem }) {
  const { locale } = useOwner().page;
  const t = sectionTexts(locale);
  const [image] = event.image_objs;
  const status = event.is_past && event.status !== "cancelled" ? "past" : event.status;
  return (
    <Card className={styles.event} data-status={status}>
      <div className={styles.words}>
        {when && (
          <p className={styles.preline}>
            <time dateTime={when.dateTime}>{when.words}</time>
          </p>
        )}
        <CardTitle isCancelled={status === "cancelled"}>
          <a
            href={href("event", locale, { slug: event.slug[locale], id: event.id })}
            lang={event.title_language}
          >
            {event.title}
          </a>
        </CardTitle>
        {status !== "scheduled" && <p className={styles.mark}>{t(`event.${status}`)}</p>}
        {(event.works_line || event.subtitle) && (
          <p>
            <MixedText words={works || event.works_line || event.subtitle} />
          </p>
        )}
        {event.cast_line && <p className={styles.cast}>{event.cast_line}</p>}
        {event.venue_obj && <p>{event.venue_obj.name}</p>}
        {/* what is cancelled is said above */}
        {!event.is_past && event.button_status !== "cancelled" && (
          <p className={styles.ticket}>
            <TicketButton
              status={event.button_status}
              text={event.button_text}
              href={event.ticket_link}
              eventTitle={event.title}
            />
          </p>
        )}
      </div>
      {image && (
        <CardPicture
          image={image}
          sizes="(min-width: 48em) 20rem, 100vw"
          className={styles.picture}
        />
      )}
    </Card>
  );
}
