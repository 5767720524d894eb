import { href } from "@festival/contracts/routes";
import { Container, PageTitle, Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { ArticleCard, type ArticleCardSize } from "../../components/ArticleCard/ArticleCard.tsx";
import { Byline } from "../../components/Byline/Byline.tsx";
import type { MagazinePageData } from "./loadMagazinePage.ts";
import styles from "./MagazinePage.module.css";

/** Two rows that answer each other: a large picture left, then one right. */
const rows: readonly (readonly ArticleCardSize[])[] = [
  ["wide", "small", "small"],
  ["small", "small", "wide"],
];
/** A last row that is not full fills its width all the same. */
const shortRows: Record<number, readonly ArticleCardSize[]> = { 1: ["lead"], 2: ["wide", "wide"] };
const perRow = 3;

/** The size of each of `count` articles. */
function sizesOf(count: number, page: number): ArticleCardSize[] {
  const lead: ArticleCardSize[] = page === 1 && count > 0 ? ["lead"] : [];
  const others = count - lead.length;
  const inRows = Array.from({ length: others }, (_, index) => {
    const row = Math.floor(index / perRow);
    const sizes = shortRows[others - row * perRow] ?? rows[row % rows.length];
    return sizes?.[index % perRow] ?? "small";
  });
  return [...lead, ...inRows];
}

/** The list of articles. */
export function MagazinePage() {
  const { t } = useTranslation();
  const { data, locale } = usePage<MagazinePageData>();
  const { articles, page, pages } = data;
  const sizes = sizesOf(articles.length, page);
  return (
    <Container className={styles.page}>
      <PageTitle size="display">{t("magazine.title")}</PageTitle>
      {articles.length === 0 && <p>{t("magazine.empty")}</p>}
      <ul className={styles.articles}>
        {articles.map((article, index) => {
          const size = sizes[index] ?? "small";
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
