import { href } from "@festival/contracts/routes";
import { Container, PageTitle, Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { GenreFilter } from "./GenreFilter.tsx";
import { NoEvents } from "./NoEvents.tsx";
import type { ProgrammeData } from "./programmeData.ts";
import { TimetableDay } from "./TimetableDay.tsx";
import styles from "./ProgrammePage.module.css";

/** The programme as a timetable, one page of it. */
export function ProgrammePage() {
  const { t } = useTranslation();
  const { data, locale } = usePage<ProgrammeData>();
  const isFiltered = data.activeGenres.length > 0;
  return (
    <Container className={styles.programme}>
      <PageTitle size="display">{t("programme.title")}</PageTitle>
      <div className={styles.bar}>
        <GenreFilter genres={data.genres} />
        <p className={styles.count} role="status">
          <strong>{data.count}</strong>{" "}
          {isFiltered
            ? t("programme.ofAll", { count: data.countOfAll, all: data.countOfAll })
            : t("programme.concerts", { count: data.count })}
        </p>
      </div>
      {data.days.length > 0 ? (
        <div className={styles.days}>
          {data.days.map((day) => (
            <TimetableDay key={day.date} day={day} />
          ))}
        </div>
      ) : (
        <NoEvents genres={data.genres} countOfAll={data.countOfAll} />
      )}
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefOf={(page) =>
          href(
            "programme",
            locale,
            {},
            {
              page: page > 1 ? page : undefined,
              genres: data.activeGenres,
            },
          )
        }
        labels={{
          navigation: t("programme.pagination.label"),
          previous: t("programme.pagination.previous"),
          next: t("programme.pagination.next"),
          page: (page) => t("programme.pagination.page", { page }),
        }}
      />
    </Container>
  );
}
