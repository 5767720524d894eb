import { ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { EventLists } from "./EventLists.tsx";
import type { ProgrammeData } from "./programmeData.ts";
import { noFilters, programmeHref } from "./programmeFilters.ts";
import styles from "./NoEvents.module.css";

/** Why nothing is in the programme, and which filter stands in the way. */
function Reason({ data }: { data: ProgrammeData }) {
  const { t } = useTranslation();
  const { active, filterSuggestions, next } = data;
  if (active.length === 0) return <p>{t("programme.empty.withoutFilter")}</p>;
  return (
    <>
      {!next?.title && (
        <p>
          {t("programme.empty.withFilter", {
            filters: active.map(({ label }) => label).join(", "),
          })}
        </p>
      )}
      {filterSuggestions.length > 0 && (
        <ul className={styles.ways} data-keep-position="">
          {filterSuggestions.map(({ kind, label, href, count }) => (
            <li key={href}>
              <a href={href} rel="nofollow">
                {t(`programme.empty.${kind}`, { filter: label })}
              </a>{" "}
              {t("programme.empty.count", { count })}
            </li>
          ))}
        </ul>
      )}
      {next && <p>{next.words}</p>}
    </>
  );
}

/** The programme with nothing in it: says why, what is on next, and how to see more. */
export function NoEvents({ data }: { data: ProgrammeData }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const { active, countOfAll, written, next } = data;
  const showAll = active.length > 0 && countOfAll > 0 && (
    <ButtonLink href={programmeHref(locale, noFilters)} arrow>
      {t("programme.empty.showAll", { count: countOfAll, all: written.countOfAll })}
    </ButtonLink>
  );
  return (
    <>
      <section className={styles.empty}>
        <h2>{next?.title ?? t("programme.empty.title")}</h2>
        <Reason data={data} />
        {!next && showAll}
      </section>
      {next && (
        <>
          <EventLists pages={{ days: [next.day], matches: [], banners: [] }} />
          <p className={styles.all}>{showAll}</p>
        </>
      )}
    </>
  );
}
