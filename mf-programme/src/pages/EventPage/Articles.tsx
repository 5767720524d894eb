import { Card, CardPicture, CardTitle, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./Articles.module.css";
import type { RelatedArticle } from "./eventData.ts";

/** What the magazine says about it; nothing where it says nothing. */
export function Articles({ articles }: { articles: readonly RelatedArticle[] }) {
  const { t } = useTranslation();
  if (articles.length === 0) return null;
  return (
    <Container as="section" className={styles.articles}>
      <h2 className={styles.heading}>{t("event.articles")}</h2>
      <ul className={styles.list}>
        {articles.map(({ id, href, pretitle, title, image }) => (
          <Card key={id} as="li">
            {image && (
              <CardPicture
                image={image}
                sizes="(min-width: 64em) 30vw, (min-width: 40em) 46vw, 88vw"
              />
            )}
            {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
            <CardTitle>
              <a href={href}>{title}</a>
            </CardTitle>
          </Card>
        ))}
      </ul>
    </Container>
  );
}
