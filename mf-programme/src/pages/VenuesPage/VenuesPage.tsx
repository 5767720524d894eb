import { Card, CardPicture, CardTitle, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { useId } from "react";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { NameLists } from "../../works/NameLists.tsx";
import { useWorkWords } from "../../works/workWords.ts";
import { mapId } from "./map/mapData.ts";
import { VenueMap } from "./map/VenueMap.tsx";
import { useMapWords } from "./map/mapWords.ts";
import { NameIndex } from "../NamesPage/NameIndex.tsx";
import styles from "./VenuesPage.module.css";
import type { VenueEntry, VenuesData } from "./venuesData.ts";

/** On wide screens the first four stand two in a row, the others three, as in the style sheet. */
const firstSizes = "(min-width: 48em) 46vw, 88vw";
/** The others are many: on sharp screens they come in the width that a common one takes. */
const otherSizes =
  "(min-resolution: 3dppx) 36vw, (min-resolution: 2dppx) 18vw, (min-width: 64em) 30vw, (min-width: 48em) 46vw, 88vw";
const pictureSizes = (index: number) => (index < 4 ? firstSizes : otherSizes);

interface VenueCardProps {
  venue: VenueEntry;
  /** Its place; the picture of the first is seen at once. */
  index: number;
}

function VenueCard({ venue, index }: VenueCardProps) {
  return (
    <Card className={styles.venue}>
      {venue.image && (
        <CardPicture
          image={venue.image}
          sizes={pictureSizes(index)}
          priority={index === 0}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <CardTitle level={2}>
          <a href={venue.href}>{venue.name}</a>
        </CardTitle>
        {(venue.street || venue.city) && (
          <address>{[venue.street, venue.city].filter(Boolean).join(", ")}</address>
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
  const nameWords = useWorkWords();
  const indexId = useId();
  const { data } = page;
  return (
    <Container className={styles.venues}>
      <PageTitle size="display">{t("venues.title")}</PageTitle>
      <div className={styles.ways}>
        <NameLists present="venues" />
        {data.map && <a href={`#${mapId}`}>{words("jump")}</a>}
      </div>
      {data.venues.length === 0 && !data.names && (
        <p className={styles.empty}>{t(data.isComplete ? "venues.empty" : "venues.failed")}</p>
      )}
      {data.venues.length > 0 && (
        <ul className={styles.list}>
          {data.venues.map((venue, index) => (
            <li key={venue.id}>
              <VenueCard venue={venue} index={index} />
            </li>
          ))}
        </ul>
      )}
      {data.map && <VenueMap map={data.map} />}
      {data.names && (
        <section className={styles.index} aria-labelledby={indexId}>
          <h2 id={indexId}>{nameWords("names.fromAToZ")}</h2>
          <NameIndex data={data.names} />
        </section>
      )}
      <PlanNotice />
    </Container>
  );
}
