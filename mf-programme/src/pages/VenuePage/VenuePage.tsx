import {
  BackLink,
  Container,
  ExternalIframe,
  Profile,
  ProfileHead,
  ProfileText,
  RichText,
} from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { LinkRows } from "../../components/LinkRows/LinkRows.tsx";
import { Concerts } from "../../concerts/Concerts.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import type { VenueData } from "./venueData.ts";
import styles from "./VenuePage.module.css";

/** Where it is, and the way there. */
function Address({ venue }: { venue: VenueData }) {
  const { t } = useTranslation();
  const isKnown = venue.street || venue.city || venue.mapHref;
  if (!isKnown) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t("venue.address")}</h2>
      <address className={styles.address}>
        {venue.street && <span>{venue.street}</span>}
        {venue.city && <span>{venue.city}</span>}
      </address>
      {venue.mapHref && !venue.map && (
        <p>
          <a href={venue.mapHref} rel="noreferrer">
            {t("venue.map")}
          </a>{" "}
          <span className={styles.where}>(OpenStreetMap)</span>
        </p>
      )}
    </section>
  );
}

/** How one gets in, in words for each feature and what these leave open. */
function Access({ venue }: { venue: VenueData }) {
  const { t } = useTranslation();
  if (venue.access.length === 0 && !venue.accessText) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t("venue.access")}</h2>
      <AccessWords features={venue.access} />
      {venue.accessText && <p>{venue.accessText}</p>}
    </section>
  );
}

/** A place where the festival plays, and what is to be heard there. */
export function VenuePage({ page }: ScreenProps<VenueData>) {
  const { t } = useTranslation();
  const { data } = page;
  const hasFacts = [
    data.street,
    data.city,
    data.mapHref,
    data.accessText,
    data.access.length > 0,
  ].some(Boolean);
  const hasWays = data.travel || data.links.length > 0;
  return (
    <Profile>
      <ProfileHead
        image={data.image}
        title={data.name}
        back={<BackLink href={data.venuesHref}>{t("venue.back")}</BackLink>}
      >
        {hasFacts && (
          <div className={styles.facts}>
            <Address venue={data} />
            <Access venue={data} />
          </div>
        )}
      </ProfileHead>
      {(data.description || hasWays) && (
        <ProfileText
          aside={
            hasWays && (
              <div className={styles.ways}>
                {data.travel && (
                  <section className={styles.way}>
                    <h2 className={styles.title}>{t("venue.travel")}</h2>
                    <RichText content={data.travel} />
                  </section>
                )}
                {data.links.length > 0 && (
                  <section className={styles.way}>
                    <h2 className={styles.title}>{t("venue.links")}</h2>
                    <LinkRows rows={data.links} />
                  </section>
                )}
              </div>
            )
          }
        >
          {data.description && <p>{data.description}</p>}
        </ProfileText>
      )}
      {data.map && (
        <Container as="section" className={styles.map}>
          <h2 className={styles.title}>{t("venue.mapTitle")}</h2>
          <ExternalIframe frame={data.map} kind="map" title={data.name} />
        </Container>
      )}
      <Container>
        <Concerts data={data.concerts} />
        <PlanNotice />
      </Container>
    </Profile>
  );
}
