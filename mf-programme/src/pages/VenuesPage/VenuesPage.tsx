import { Card, CardPicture, CardTitle, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { NameLists } from "../../works/NameLists.tsx";
import { mapId } from "./map/mapData.ts";
import { VenueMap } from "./map/VenueMap.tsx";
import { useMapWords } from "./map/mapWords.ts";
import styles from "./VenuesPage.module.css";
import type { VenueEntry, VenuesData } from "./venuesData.ts";

const pictureSizes = "(min-width: 64em) 48vw, (min-width: 48em) 46vw, 94vw";

interface VenueCardProps {
  venue: VenueEntry;
  /** It is the first, whose picture is seen at once. */
  isFirst: boolean;
}

function VenueCard({ venue, isFirst }: VenueCardProps) {
  return (
    <Card className={styles.venue}>
      {venue.image && (
        <CardPicture
          image={venue.image}
          sizes={pictureSizes}
          priority={isFirst}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <CardTitle level={2}>
          <a href={venue.href}>{venue.name}</a>
        </CardTitle>
        {(venue.street || venue.city) && (
          <address className={styles.address}>
            {[venue.street, venue.city].filter(Boolean).join(", ")}
          </address>
        )}
        <AccessWords features={venue.access} />
      </div>
    </Card>
  );
}

/** All places where the festival plays. */
export function VenuesPage({ page }: ScreenProps<VenuesData>) {
  const { t } = useTranslation();
  const words = useMapWords();
  const { data } = page;
  return (
    <Container className={styles.venues}>
      <PageTitle size="display">{t("venues.title")}</PageTitle>
      <div className={styles.ways}>
        <NameLists present="venues" />
        {data.map && <a href={`#${mapId}`}>{words("jump")}</a>}
      </div>
      {data.venues.length === 0 ? (
        <p className={styles.empty}>{t(data.isComplete ? "venues.empty" : "venues.failed")}</p>
      ) : (
        <ul className={styles.list}>
          {data.venues.map((venue, index) => (
            <li key={venue.id}>
              <VenueCard venue={venue} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {data.map && <VenueMap map={data.map} />}
      <PlanNotice />
    </Container>
  );
}
