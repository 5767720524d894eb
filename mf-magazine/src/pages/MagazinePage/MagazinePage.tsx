import { Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { ArticleList } from "../../components/ArticleList/ArticleList.tsx";
import { FeedLink } from "../../components/FeedLink/FeedLink.tsx";
import { TagNavigation } from "../../components/TagNavigation/TagNavigation.tsx";
import type { MagazinePageData } from "./loadMagazinePage.ts";
import styles from "./MagazinePage.module.css";

/** The list of articles. */
export function MagazinePage({ page }: ScreenProps<MagazinePageData>) {
  const { t } = useTranslation();
  const { list, tags, feedHref } = page.data;
  return (
    <Container className={styles.page}>
      <PageTitle size="display">{t("magazine.title")}</PageTitle>
      <TagNavigation tags={tags} present={null} />
      {list.count === 0 && <p>{t("magazine.empty")}</p>}
      <ArticleList list={list} />
      <FeedLink title={t("magazine.title")} href={feedHref} />
    </Container>
  );
}
