import {
  Card,
  CardPicture,
  CardTitle,
  MarkButton,
  MixedText,
  TicketButton,
} from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Figure } from "../../components/Figure/Figure.tsx";
import styles from "./Suggestion.module.css";
import type { SuggestedEvent } from "./suggestedEvent.ts";

interface SuggestionProps {
  event: SuggestedEvent;
  /** The one that goes best with the answers. */
  isBest?: boolean;
}

/** A concert and why it is suggested: the best one with its picture, each other one as a line. */
export function Suggestion({ event, isBest = false }: SuggestionProps) {
  const { t } = useTranslation();
  return (
    <Card className={styles.suggestion} data-best={isBest ? "" : undefined}>
      {isBest &&
        (event.image ? (
          <CardPicture
            image={event.image}
            sizes="(min-width: 64em) 50vw, 100vw"
            priority
            className={styles.picture}
          />
        ) : (
          <div className={styles.drawing}>
            <Figure kind="rings" />
          </div>
        ))}
      <div className={styles.words}>
        <p className={styles.when}>
          <time dateTime={event.dateTime}>{event.when}</time>
          {event.venue && <span className={styles.venue}>{event.venue}</span>}
        </p>
        <CardTitle className={styles.title}>
          <a href={event.href} lang={event.language}>
            {event.title}
          </a>
        </CardTitle>
        {event.line && (
          <p>
            <MixedText words={event.line} />
          </p>
        )}
        {event.cast && <p className={styles.cast}>{event.cast}</p>}
        {event.reasons.length > 0 && (
          <div className={styles.why}>
            <p className={styles.because}>{t("result.because")}</p>
            <ul className={styles.reasons}>
              {event.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.ticket}>
          <TicketButton {...event.ticket} eventTitle={event.title} />
          <MarkButton
            event={event}
            words={{ mark: t("result.mark"), marked: t("result.marked"), full: t("result.full") }}
          />
        </div>
      </div>
    </Card>
  );
}
