import { Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { ConcertList } from "./ConcertList.tsx";
import styles from "./Concerts.module.css";
import type { ConcertsData } from "./concertsData.ts";

/** The concerts at a venue or of an artist: coming ones, then past ones. */
export function Concerts({ data }: { data: ConcertsData }) {
  const { t } = useTranslation();
  const { upcoming, past, page, pageHrefs } = data;
  return (
    <div className={styles.concerts}>
      {page === 1 && (
        <ConcertList title={t("concerts.title")} events={upcoming} empty={t("concerts.none")} />
      )}
      {past.length > 0 && <ConcertList title={t("concerts.past")} events={past} />}
      <Pagination
        page={page}
        pages={pageHrefs.length}
        hrefOf={(number) => pageHrefs[number - 1] ?? ""}
        labels={{
          navigation: t("concerts.pages"),
          previous: t("programme.pagination.previous"),
          next: t("programme.pagination.next"),
          page: (number) => t("programme.pagination.page", { page: number }),
        }}
      />
    </div>
  );
}
