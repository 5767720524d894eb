import { href } from "@festival/contracts/routes";
import { BackLink, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { ArticleList } from "../../components/ArticleList/ArticleList.tsx";
import { FeedLink } from "../../components/FeedLink/FeedLink.tsx";
import { TagNavigation } from "../../components/TagNavigation/TagNavigation.tsx";
import listStyles from "../MagazinePage/MagazinePage.module.css";
import type { TagPageData } from "./loadTagPage.ts";
import styles from "./TagPage.module.css";

/** What the magazine has on one topic. */
export function TagPage({ page }: ScreenProps<TagPageData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  const { name, list, tags, feedHref } = data;
  return (
    <Container className={listStyles.page}>
      <header className={styles.head}>
        <BackLink href={href("magazine", locale)}>{t("magazine.title")}</BackLink>
        <PageTitle>{name}</PageTitle>
        <p className={styles.count}>{t("tag.articles", { count: list.count })}</p>
      </header>
      <TagNavigation tags={tags} present={list.tag} />
      {list.count === 0 && <p>{t("tag.empty")}</p>}
      <ArticleList list={list} />
      <FeedLink title={t("tag.title", { name })} href={feedHref} />
    </Container>
  );
}
