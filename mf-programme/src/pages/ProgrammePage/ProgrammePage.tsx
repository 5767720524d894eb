import { href } from "@festival/contracts/routes";
import { Container, PageTitle, Pagination, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useOwner, type ScreenProps } from "@festival/shared-ui/owner";
import { useCallback, useEffect, useRef } from "react";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { ActiveFilters } from "./chips/ActiveFilters.tsx";
import { ChipRow } from "./chips/ChipRow.tsx";
import { CalendarLinks } from "./CalendarLinks.tsx";
import { EventLists } from "./EventLists.tsx";
import { GenreFilter } from "./chips/GenreFilter.tsx";
import { DayStrip } from "./calendar/DayStrip.tsx";
import type { JoinedPages } from "./joinedPages.ts";
import { MoreEvents } from "./MoreEvents.tsx";
import { NoEvents } from "./NoEvents.tsx";
import type { ProgrammeData } from "./programmeData.ts";
import { filterQuery, programmeHref } from "./programmeFilters.ts";
import { ProgrammeForm } from "./ProgrammeForm.tsx";
import styles from "./ProgrammePage.module.css";
import { todayId } from "./TimetableDay.tsx";
import { useJoinedPages } from "./useJoinedPages.ts";
import { useListTrail } from "./useListTrail.ts";

const shownIn = ({ days, matches }: JoinedPages) =>
  matches.length + days.reduce((sum, { events }) => sum + events.length, 0);

/** The programme as a timetable: to be searched, narrowed, and read page by page. */
export function ProgrammePage({ page }: ScreenProps<ProgrammeData>) {
  const { t } = useTranslation();
  const { navigate } = useOwner();
  const { data, locale, url } = page;
  const [pages, expectNext] = useJoinedPages(data);
  const list = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shownUrl = useRef(url);
  const isScrolling = useRef(false);
  const listHref = programmeHref(locale, data.filters);
  useListTrail(list, listHref);

  const onMore = useCallback(
    (by: "reader" | "scrolling") => {
      isScrolling.current = by === "scrolling";
      expectNext();
      navigate(programmeHref(locale, data.filters, data.page + 1), {
        replace: true,
        keepPosition: true,
      });
    },
    [expectNext, navigate, locale, data],
  );

  useEffect(() => {
    if (shownUrl.current === url) return;
    shownUrl.current = url;
    if (isScrolling.current) {
      // nothing was pressed that the focus could follow
      isScrolling.current = false;
      return;
    }
    const { continuedAt } = pages;
    const next = continuedAt && list.current?.querySelector(`a[href="${continuedAt}"]`);
    // people who read on by keyboard go on where the new page begins
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    // the filter that was taken away took the focus with it
    else if (document.activeElement === document.body)
      count.current?.focus({ preventScroll: true });
  }, [url, pages]);

  const hasToday = pages.days.findIndex(({ isToday }) => isToday) > 0;
  const isNarrowed = data.active.length > 0;
  return (
    <Container className={styles.programme}>
      <div className={styles.head}>
        <div className={styles.title}>
          <PageTitle>
            {data.question || t("programme.title")}
            {/* eyes find it in what is narrowed by, below */}
            {!data.question && isNarrowed && (
              <VisuallyHidden>{`: ${data.active.map(({ label }) => label).join(", ")}`}</VisuallyHidden>
            )}
          </PageTitle>
          <p ref={count} className={styles.count} role="status" tabIndex={-1}>
            <strong>{data.written.count}</strong>{" "}
            {isNarrowed && !data.filters.past && data.count <= data.countOfAll
              ? t("programme.ofAll", { count: data.countOfAll, all: data.written.countOfAll })
              : t("programme.concerts", { count: data.count })}
          </p>
        </div>
        <ProgrammeForm data={data} />
      </div>
      {data.season.months.length > 0 && <DayStrip data={data} />}
      <div className={styles.tools}>
        {data.years?.map((choices, index) => (
          <ChipRow
            // a decade and its first year may have the same number
            key={index}
            // the years of a decade go by their first and last
            label={
              index > 0
                ? `${choices.at(-1)?.title}–${choices[0]?.title}`
                : t("programme.filter.dates")
            }
            choices={choices}
          />
        ))}
        <GenreFilter genres={data.genres} />
        <ActiveFilters data={data} />
        {hasToday && (
          <p className={styles.jump}>
            <a href={`#${todayId}`}>{t("programme.jumpToToday")}</a>
          </p>
        )}
        {data.corrected && <p>{t("programme.search.corrected", { words: data.corrected })}</p>}
      </div>
      <div ref={list} className={styles.list}>
        {data.count > 0 ? <EventLists pages={pages} /> : <NoEvents data={data} />}
        {data.page < data.pages && (
          <MoreEvents
            shown={shownIn(pages)}
            all={data.written.count}
            list={listHref}
            onMore={onMore}
          />
        )}
        <div className={styles.end}>
          <Pagination
            page={data.page}
            pages={data.pages}
            hrefOf={(page) => programmeHref(locale, data.filters, page)}
            labels={{
              navigation: t("programme.pagination.label"),
              previous: t("programme.pagination.previous"),
              next: t("programme.pagination.next"),
              page: (page) => t("programme.pagination.page", { page }),
            }}
          />
          {data.count > 0 && (
            <CalendarLinks
              icsHref={data.icsHref}
              printHref={href("programmePrint", locale, {}, filterQuery(data.filters))}
            />
          )}
          <p className={styles.changes}>
            <a href={href("programmeChanges", locale)}>{t("event.changes.all")}</a>
          </p>
        </div>
      </div>
      <PlanNotice />
    </Container>
  );
}
