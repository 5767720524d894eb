import { Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { GenreChoice } from "./programmeData.ts";
import styles from "./GenreFilter.module.css";

/** Genres to choose from, as links: each leads to the programme with it switched. */
export function GenreFilter({ genres }: { genres: readonly GenreChoice[] }) {
  const { t } = useTranslation();
  // one that would leave nothing is no choice
  const offered = genres.filter(({ isActive, count }) => isActive || count !== 0);
  if (offered.length === 0) return null;
  // on a phone the row runs off the edge, and what is on must be in sight
  const activeFirst = offered.toSorted(
    (a, b) => Number(b.isActive ?? false) - Number(a.isActive ?? false),
  );
  return (
    <nav aria-label={t("programme.filter.label")} className={styles.filter}>
      <ul className={styles.genres} data-keep-position="">
        {activeFirst.map(({ id, title, isActive, href, isNofollow }) => (
          <li key={id}>
            <Chip
              href={href}
              selected={isActive ?? false}
              removeLabel={t("programme.filter.remove")}
              nofollow={isNofollow ?? false}
            >
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
