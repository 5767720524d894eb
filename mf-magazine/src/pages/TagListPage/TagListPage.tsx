import { href } from "@festival/contracts/routes";
import { BackLink, Container, PageTitle, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { TagListPageData } from "./loadTagListPage.ts";
import styles from "./TagListPage.module.css";

/** All topics, as large words. */
export function TagListPage({ page }: ScreenProps<TagListPageData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <BackLink href={href("magazine", locale)}>{t("magazine.title")}</BackLink>
        <PageTitle size="display">{t("tags.title")}</PageTitle>
      </header>
      {data.tags.length === 0 ? (
        <p>{t("tags.empty")}</p>
      ) : (
        <ul className={styles.tags}>
          {data.tags.map((tag) => (
            <li key={tag.id}>
              <a href={tag.href}>{tag.name}</a>
              <span className={styles.count}>
                <span aria-hidden="true">{tag.articles}</span>
                <VisuallyHidden>{t("tag.articles", { count: tag.articles })}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
