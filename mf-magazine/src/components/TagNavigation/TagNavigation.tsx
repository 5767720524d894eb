import { href } from "@festival/contracts/routes";
import { Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { TagLink } from "../../articles/tags.ts";
import styles from "./TagNavigation.module.css";

interface TagNavigationProps {
  tags: readonly TagLink[];
  /** Id of the topic that is shown; its chip leads back to all articles. */
  present: number | null;
}

/** The topics to narrow the magazine to, as links. Nothing where there are none. */
export function TagNavigation({ tags, present }: TagNavigationProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  if (tags.length === 0) return null;
  // on a phone the row runs off the edge, and what is on must be in sight
  const presentFirst = tags.toSorted((a, b) => Number(b.id === present) - Number(a.id === present));
  return (
    <nav aria-label={t("tags.navigation")} className={styles.navigation}>
      <ul className={styles.tags}>
        {presentFirst.map((tag) => {
          const isPresent = tag.id === present;
          return (
            <li key={tag.id}>
              <Chip
                href={isPresent ? href("magazine", locale) : tag.href}
                selected={isPresent}
                removeLabel={t("tags.remove")}
              >
                {tag.name}
              </Chip>
            </li>
          );
        })}
        <li>
          <a className={styles.all} href={href("magazineTags", locale)}>
            {t("tags.all")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
