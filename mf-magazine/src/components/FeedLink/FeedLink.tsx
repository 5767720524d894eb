import { useTranslation } from "@festival/shared-ui/i18n";
import type { PageHead } from "@festival/contracts/pageOwner";
import styles from "./FeedLink.module.css";

type Feed = NonNullable<PageHead["feeds"]>[number];

/** Where programs that gather news can follow what is read here. */
export function FeedLink({ title, href }: Feed) {
  const { t } = useTranslation();
  return (
    <p className={styles.feed}>
      {/* programs are to open it, not the page's own navigation */}
      <a href={href} type="application/atom+xml">
        {t("feed.follow", { title })}
      </a>
    </p>
  );
}
