import { Arrow, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import { ArticleCard } from "../../components/ArticleCard/ArticleCard.tsx";
import type { ArticleTeasersData } from "./articleTeasersData.ts";
import styles from "./ArticleTeasers.module.css";

/** A few articles for another page: the first one large. Nothing where there are none. */
export function ArticleTeasers({ data }: { data: ArticleTeasersData }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (data.articles.length === 0) return null;
  // one alone has the whole width
  const first = data.articles.length === 1 ? "lead" : "wide";
  return (
    <section
      className={styles.block}
      aria-labelledby={titleId}
      data-related={data.isRelated || undefined}
    >
      <Container>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t(data.isRelated ? "magazine.related" : "magazine.title")}
          </h2>
          <a className={styles.all} href={data.magazineHref}>
            {t("magazine.all")}
            <Arrow />
          </a>
        </div>
        <ul className={styles.articles}>
          {data.articles.map((article, index) => (
            <li key={article.id} className={styles.article}>
              <ArticleCard
                article={article}
                size={index === 0 ? first : "small"}
                headingLevel={3}
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
