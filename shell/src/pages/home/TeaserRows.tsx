import type { HomeTeaser, TeaserList } from "@festival/contracts/api/home";
import { Arrow, Container, isExternal, Picture, safeLink } from "@festival/shared-ui";
import styles from "./TeaserRows.module.css";

function Row({ teaser: { preline, headline, text, link, link_text, image }, level }: RowProps) {
  const to = safeLink(link);
  const Headline = level === 3 ? "h3" : "h2";
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        {preline && <p className={styles.preline}>{preline}</p>}
        <Headline className={styles.headline}>
          {to ? (
            <a {...to} className={styles.link}>
              {headline}
            </a>
          ) : (
            headline
          )}
        </Headline>
        {text && <p className={styles.text}>{text}</p>}
        {to && link_text && (
          // the headline leads there; to hear it twice does not help
          <p className={styles.more} aria-hidden="true">
            {link_text}
            <Arrow direction={isExternal(link) ? "out" : "right"} />
          </p>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 64em) 22vw, 38vw" decorative />
        </div>
      )}
    </article>
  );
}

interface RowProps {
  teaser: HomeTeaser;
  level: 2 | 3;
}

/** Where a newcomer to the festival might begin: rows of words, each with its picture. */
export function TeaserRows({ list: { headline, items } }: { list: TeaserList }) {
  return (
    <Container as="section" className={styles.block}>
      {headline && <h2 className={styles.title}>{headline}</h2>}
      <ul className={styles.rows}>
        {items.map((teaser) => (
          <li key={teaser.headline}>
            <Row teaser={teaser} level={headline ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
