import { BackLink, Container, Picture, Sections, Share } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FragmentSlot, type ScreenProps } from "@festival/shared-ui/owner";
import { ArticleCard } from "../../components/ArticleCard/ArticleCard.tsx";
import { Byline } from "../../components/Byline/Byline.tsx";
import styles from "./ArticlePage.module.css";
import { slots, type ArticlePageData } from "./articleData.ts";
import { Concerts } from "./Concerts.tsx";

/** One article, and what to read next. */
export function ArticlePage({ page }: ScreenProps<ArticlePageData>) {
  const { t } = useTranslation();
  const { data } = page;
  const { image } = data;
  return (
    <>
      <article>
        <Container as="header" className={styles.head}>
          <BackLink href={data.magazineHref}>{t("magazine.title")}</BackLink>
          <h1 className={styles.title}>
            {data.kind && <span className={styles.kind}>{data.kind} </span>}
            {data.title}
          </h1>
          <div className={styles.lead}>
            {data.teaser && <p className={styles.teaser}>{data.teaser}</p>}
            <Byline {...data.byLine} />
          </div>
        </Container>
        {image && (
          <figure className={styles.figure}>
            <div className={styles.picture}>
              <Picture image={image} sizes="100vw" priority />
            </div>
            {(image.description || image.copyright) && (
              <Container as="figcaption" className={styles.caption}>
                {image.description} {image.copyright && <small>© {image.copyright}</small>}
              </Container>
            )}
          </figure>
        )}
        <Container className={styles.body}>
          <Sections sections={data.sections} />
          <footer className={styles.foot}>
            {data.tags.length > 0 && (
              <dl className={styles.tags}>
                <dt className={styles.tagsTitle}>{t("article.tags")}</dt>
                {data.tags.map((tag) => (
                  <dd key={tag.id}>
                    <a className={styles.tag} href={tag.href} rel="tag">
                      {tag.name}
                    </a>
                  </dd>
                ))}
              </dl>
            )}
            <p className={styles.share}>
              <Share
                title={data.title}
                summary={data.teaser}
                label={t("article.share")}
                copied={t("article.copied")}
              />
            </p>
          </footer>
        </Container>
      </article>
      {data.concerts.length > 0 && (
        <Container className={styles.concerts}>
          <FragmentSlot slot={slots.concerts} fallback={<Concerts concerts={data.concerts} />} />
        </Container>
      )}
      {data.more.length > 0 && (
        <section className={styles.more} aria-labelledby="more-articles">
          <Container>
            <h2 id="more-articles" className={styles.moreTitle}>
              {t("magazine.more")}
            </h2>
            <ul className={styles.moreList}>
              {data.more.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} size="small" headingLevel={3} />
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
      <FragmentSlot slot={slots.newsletter} fallback={null} />
    </>
  );
}
