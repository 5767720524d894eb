import { ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { ConcertList } from "../../concerts/ConcertList.tsx";
import type { HighlightEventsData } from "./highlightEventsData.ts";
import styles from "./HighlightEvents.module.css";

/** The events one should not miss, as staff has picked them. */
export function HighlightEvents({ data }: { data: HighlightEventsData }) {
  const { t } = useTranslation();
  return (
    <div className={styles.highlights}>
      <ConcertList
        title={t("highlights.title")}
        events={data.events}
        empty={t("highlights.empty")}
      />
      <ButtonLink href={data.programmeHref} variant="ink" arrow>
        {t("highlights.all")}
      </ButtonLink>
    </div>
  );
}
