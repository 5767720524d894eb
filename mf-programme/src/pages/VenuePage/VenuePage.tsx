import { BackLink, Container, Profile, ProfileHead, ProfileText } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { Concerts } from "../../concerts/Concerts.tsx";
import type { VenueData } from "./venueData.ts";
import styles from "./VenuePage.module.css";

/** Where it is, and the way there. */
function Arrival({ venue }: { venue: VenueData }) {
  const { t } = useTranslation();
  const isKnown = venue.street || venue.city || venue.mapHref;
  if (!isKnown) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t("venue.arrival")}</h2>
      <address className={styles.address}>
        {venue.street && <span>{venue.street}</span>}
        {venue.city && <span>{venue.city}</span>}
      </address>
      {venue.mapHref && (
        <p>
          <a href={venue.mapHref} rel="noopener noreferrer">
            {t("venue.map")}
          </a>{" "}
          <span className={styles.where}>(OpenStreetMap)</span>
        </p>
      )}
    </section>
  );
}

/** A place where the festival plays, and what is to be heard there. */
export function VenuePage() {
  const { t } = useTranslation();
  const { data } = usePage<VenueData>();
  const hasAside = data.street || data.city || data.mapHref || data.access.length > 0;
  return (
    <Profile>
      <ProfileHead
        image={data.image}
        title={data.name}
        back={<BackLink href={data.venuesHref}>{t("venue.back")}</BackLink>}
      />
      {(data.description || hasAside) && (
        <ProfileText
          aside={
            hasAside && (
              <div className={styles.aside}>
                <Arrival venue={data} />
                {data.access.length > 0 && (
                  <section className={styles.part}>
                    <h2 className={styles.heading}>{t("venue.access")}</h2>
                    <AccessWords features={data.access} />
                  </section>
                )}
              </div>
            )
          }
        >
          {data.description && <p>{data.description}</p>}
        </ProfileText>
      )}
      <Container>
        <Concerts data={data.concerts} />
      </Container>
    </Profile>
  );
}
