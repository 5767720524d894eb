import { useTranslation } from "@festival/shared-ui/i18n";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import type { EventVenue } from "./eventData.ts";
import styles from "./Venue.module.css";

/** Where it is and how one gets in; nothing where no more is known than the name. */
export function Venue({ venue }: { venue: EventVenue | null }) {
  const { t } = useTranslation();
  if (!venue) return null;
  const isKnown = [venue.street, venue.city, venue.description, venue.accessText].some(Boolean);
  if (!isKnown && venue.access.length === 0) return null;
  return (
    <section className={styles.venue}>
      <h2 className={styles.heading}>{t("event.venue")}</h2>
      <address className={styles.address}>
        <strong>{venue.href === null ? venue.name : <a href={venue.href}>{venue.name}</a>}</strong>
        {venue.street && <span>{venue.street}</span>}
        {venue.city && <span>{venue.city}</span>}
      </address>
      {venue.description && <p>{venue.description}</p>}
      <AccessWords features={venue.access} />
      {venue.accessText && <p>{venue.accessText}</p>}
    </section>
  );
}
