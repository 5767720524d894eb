import { href } from "@festival/contracts/routes";
import { Container, PageTitle, Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { ArticleCard, type ArticleCardSize } from "../../components/ArticleCard/ArticleCard.tsx";
import { Byline } from "../../components/Byline/Byline.tsx";
import type { MagazinePageData } from "./loadMagazinePage.ts";
import styles from "./MagazinePage.module.css";

/** Two rows that answer each other: a large picture left, then one right. */
const pattern: readonly ArticleCardSize[] = ["wide", "small", "small", "small", "small", "wide"];

function sizeOf(index: number, page: number): ArticleCardSize {
  const hasLead = page === 1;
  if (hasLead && index === 0) return "lead";
  return pattern[(hasLead ? index - 1 : index) % pattern.length] ?? "small";
}

/** The list of articles. */
export function MagazinePage() {
  const { t } = useTranslation();
  const { data, locale } = usePage<MagazinePageData>();
  const { articles, page, pages } = data;
  return (
    <Container className={styles.page}>
      <PageTitle size="display">{t("magazine.title")}</PageTitle>
      {articles.length === 0 && <p>{t("magazine.empty")}</p>}
      <ul className={styles.articles}>
        {articles.map((article, index) => {
          const size = sizeOf(index, page);
          return (
            <li key={article.id} className={styles.article} data-size={size}>
              <ArticleCard article={article} size={size} headingLevel={2} priority={index === 0}>
                <Byline {...article} />
              </ArticleCard>
            </li>
          );
        })}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => href("magazine", locale, {}, { page: number > 1 ? number : undefined })}
        labels={{
          navigation: t("pages.navigation"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: (number) => t("pages.page", { page: number }),
        }}
      />
    </Container>
  );
}
