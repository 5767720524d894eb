import { href } from "@festival/contracts/routes";
import { ButtonLink, Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { GenreChoice } from "./programmeData.ts";
import styles from "./NoEvents.module.css";

interface NoEventsProps {
  genres: readonly GenreChoice[];
  countOfAll: number;
}

/** The programme with nothing in it: says why, and which filter to take away. */
export function NoEvents({ genres, countOfAll }: NoEventsProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const active = genres.filter(({ isActive }) => isActive);
  return (
    <section className={styles.empty}>
      <h2>{t("programme.empty.title")}</h2>
      {active.length === 0 ? (
        <p>{t("programme.empty.withoutFilter")}</p>
      ) : (
        <>
          <p>
            {t("programme.empty.withFilter", {
              genres: active.map(({ title }) => title).join(", "),
            })}
          </p>
          {active.length > 1 && (
            <ul className={styles.filters}>
              {active.map((genre) => (
                <li key={genre.id}>
                  <Chip href={genre.href} selected removeLabel={t("programme.filter.remove")}>
                    {genre.title}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          {countOfAll > 0 && (
            <ButtonLink href={href("programme", locale)} arrow>
              {t("programme.empty.showAll", { count: countOfAll })}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
