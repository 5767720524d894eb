import { ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { ProgrammeData } from "./programmeData.ts";
import { noFilters, programmeHref } from "./programmeFilters.ts";
import styles from "./NoEvents.module.css";

/** The programme with nothing in it: says why, and which filter stands in the way. */
export function NoEvents({ data }: { data: ProgrammeData }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const { active, filterSuggestions, countOfAll, written } = data;
  return (
    <section className={styles.empty}>
      <h2>{t("programme.empty.title")}</h2>
      {active.length === 0 ? (
        <p>{t("programme.empty.withoutFilter")}</p>
      ) : (
        <>
          <p>
            {t("programme.empty.withFilter", {
              filters: active.map(({ label }) => label).join(", "),
            })}
          </p>
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
          {countOfAll > 0 && (
            <ButtonLink href={programmeHref(locale, noFilters)} arrow>
              {t("programme.empty.showAll", { count: countOfAll, all: written.countOfAll })}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
