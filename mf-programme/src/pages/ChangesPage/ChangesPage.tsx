import { BackLink, Container, PageTitle, Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import type { ChangeEntry, ChangesData, ChangesDay } from "./changesData.ts";
import styles from "./ChangesPage.module.css";
import { changesWords } from "./changesWords.ts";

function Change({ change }: { change: ChangeEntry }) {
  const { t } = useTranslation();
  const { event, kind, text } = change;
  return (
    <li className={styles.change} data-kind={kind}>
      <p className={styles.kind}>{t(`changes.kind.${kind}`)}</p>
      <div className={styles.words}>
        <h3 className={styles.event}>
          <a href={event.href} lang={event.language}>
            {event.title}
          </a>
        </h3>
        <p className={styles.when}>
          <time dateTime={event.dateTime}>{event.when}</time>
          {event.venue && (
            <>
              <span className={styles.comma}>, </span>
              <span className={styles.venue}>{event.venue}</span>
            </>
          )}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  );
}

function Day({ day }: { day: ChangesDay }) {
  const { t } = useTranslation();
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>
        <time dateTime={day.date}>
          {`${t("row.day", { day: day.day })} ${day.month} `}
          <span className={styles.weekday}>{day.weekday}</span>
        </time>
      </h2>
      <ul>
        {day.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}

/** What is not as it was announced, the newest first. */
export function ChangesPage({ page }: ScreenProps<ChangesData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  const words = changesWords(locale);
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <BackLink href={data.programmeHref}>{t("event.back")}</BackLink>
        <PageTitle size="display">{words("title")}</PageTitle>
        <p className={styles.intro}>{data.days.length > 0 ? words("intro") : words("empty")}</p>
      </div>
      {data.days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      <Pagination
        page={data.page}
        pages={data.pageHrefs.length}
        hrefOf={(number) => data.pageHrefs[number - 1] ?? ""}
        labels={{
          navigation: words("pages"),
          previous: t("programme.pagination.previous"),
          next: t("programme.pagination.next"),
          page: (number) => t("programme.pagination.page", { page: number }),
        }}
      />
      <p className={styles.feed}>
        <a href={data.feedHref} type="application/atom+xml" rel="alternate">
          {words("feed")}
        </a>
      </p>
      <PlanNotice />
    </Container>
  );
}
