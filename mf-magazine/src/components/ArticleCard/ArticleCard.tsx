import { Card, CardTitle, Picture } from "@festival/shared-ui";
import type { ReactNode } from "react";
import type { ArticleCardData } from "../../articles/articleCardData.ts";
import styles from "./ArticleCard.module.css";

/** `lead` fills the width, `wide` half of it, `small` a quarter. */
export type ArticleCardSize = "lead" | "wide" | "small";

const sizes: Record<ArticleCardSize, string> = {
  lead: "(min-width: 64em) 58vw, 88vw",
  wide: "(min-width: 64em) 50vw, 88vw",
  // cropped to a square, of which the height counts
  small: "(min-width: 64em) 37vw, (min-width: 48em) 75vw, 88vw",
};

interface ArticleCardProps {
  article: ArticleCardData;
  size: ArticleCardSize;
  headingLevel: 2 | 3;
  /** For the picture that is seen first. */
  priority?: boolean;
  /** What stands below the text, such as the byline. */
  children?: ReactNode;
}

/** An article in a list; all of it leads to the article. */
export function ArticleCard({ article, size, headingLevel, priority, children }: ArticleCardProps) {
  return (
    <Card className={styles.card} data-size={size}>
      <div className={styles.text}>
        {article.kind && <p className={styles.kind}>{article.kind}</p>}
        <CardTitle level={headingLevel} look="headline" className={styles.title}>
          <a href={article.href}>{article.title}</a>
        </CardTitle>
        {size !== "small" && article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
        {children}
      </div>
      <div className={styles.picture}>
        {article.image && (
          <Picture image={article.image} sizes={sizes[size]} priority={priority} decorative />
        )}
      </div>
    </Card>
  );
}
