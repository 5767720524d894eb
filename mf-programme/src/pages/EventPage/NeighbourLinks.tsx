import { useTranslation } from "@festival/shared-ui/i18n";
import { Container } from "@festival/shared-ui";
import { followTrail } from "../../events/trail.ts";
import type { Neighbour, Neighbours } from "./eventData.ts";
import styles from "./NeighbourLinks.module.css";

function NeighbourLink({ event, rel }: { event: Neighbour; rel: "prev" | "next" }) {
  const { t } = useTranslation();
  return (
    <a
      className={styles.neighbour}
      href={event.href}
      rel={rel}
      data-side={rel}
      onClick={() => followTrail(event.id)}
    >
      <span className={styles.side}>{t(`event.neighbours.${rel}`)}</span>{" "}
      <span className={styles.title} lang={event.language}>
        {event.title}
      </span>{" "}
      <span className={styles.when}>{event.when}</span>
    </a>
  );
}

interface NeighbourLinksProps {
  neighbours: Neighbours;
  /** Whether they belong to filters that the visitor chose before. */
  isChosen: boolean;
}

/** To the concert before and to the one after; nothing where there is neither. */
export function NeighbourLinks({ neighbours, isChosen }: NeighbourLinksProps) {
  const { t } = useTranslation();
  const { previous, next } = neighbours;
  if (!previous && !next) return null;
  return (
    <Container className={styles.place}>
      <nav
        className={styles.neighbours}
        aria-label={t(isChosen ? "event.neighbours.chosen" : "event.neighbours.label")}
      >
        {previous && <NeighbourLink event={previous} rel="prev" />}
        {next && <NeighbourLink event={next} rel="next" />}
        {isChosen && <p className={styles.chosen}>{t("event.neighbours.chosen")}</p>}
      </nav>
    </Container>
  );
}
