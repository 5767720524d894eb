import { href } from "@festival/contracts/routes";
import { BackLink, Button, ButtonLink, Container, MixedText, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated, usePage, type ScreenProps } from "@festival/shared-ui/owner";
import type { PrintData, PrintDay, PrintRow } from "./printData.ts";
import styles from "./PrintPage.module.css";
import { printWords } from "./printWords.ts";

function Row({ row }: { row: PrintRow }) {
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={row.dateTime}>
        {row.time}
      </time>
      <div>
        <h3 className={styles.event} data-cancelled={row.isCancelled ? "" : undefined}>
          <a href={row.href} lang={row.language}>
            {row.title}
          </a>
        </h3>
        {row.works && (
          <p className={styles.works}>
            <MixedText words={row.works} />
          </p>
        )}
      </div>
      <p>{row.venue}</p>
      <div>
        {row.price && <p>{row.price}</p>}
        {row.note && <p className={styles.note}>{row.note}</p>}
      </div>
    </li>
  );
}

function Day({ day }: { day: PrintDay }) {
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>
        <time dateTime={day.date}>
          {day.title} <span className={styles.weekday}>{day.weekday}</span>
        </time>
      </h2>
      <ol className={styles.rows}>
        {day.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
    </section>
  );
}

/** Names what fits no concert, and leads to a list that has some. */
function Nothing({ filters }: { filters: readonly string[] }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const words = printWords(locale);
  if (filters.length === 0) return <p>{t("programme.empty.withoutFilter")}</p>;
  return (
    <>
      <p className={styles.nothing}>{words("empty", { filters: filters.join(", ") })}</p>
      <p className={styles.whole}>
        <ButtonLink href={href("programmePrint", locale)} arrow>
          {words("whole")}
        </ButtonLink>
      </p>
    </>
  );
}

/** The whole programme under its filters, for paper: no pictures, a row for each concert. */
export function PrintPage({ page }: ScreenProps<PrintData>) {
  const { t } = useTranslation();
  const { data, locale, url } = page;
  const words = printWords(locale);
  const isHydrated = useHydrated();
  return (
    <Container className={styles.page}>
      <div className={styles.head} data-print-list="">
        <BackLink href={data.programmeHref}>{t("event.back")}</BackLink>
        <PageTitle>{t("programme.title")}</PageTitle>
        <p className={styles.about}>
          {data.festival && `${data.festival} · `}
          {words("asOf", { date: data.today })}
          {/* on paper alone, and by scripts: a page is the same under all names of the site */}
          {isHydrated && <span className={styles.address}> · {window.location.host + url}</span>}
        </p>
        {data.count > 0 ? (
          <p>
            {[`${data.written} ${t("programme.concerts", { count: data.count })}`]
              .concat(data.filters)
              .join(" · ")}
          </p>
        ) : (
          <Nothing filters={data.filters} />
        )}
        {data.left > 0 && <p>{words("left", { count: data.left })}</p>}
        {data.count > 0 && (
          <div className={styles.action} data-ready={isHydrated ? "" : undefined}>
            <Button onClick={() => window.print()}>{words("print")}</Button>
          </div>
        )}
      </div>
      {data.days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
    </Container>
  );
}
