import type { BigTeaser as BigTeaserContent } from "@festival/contracts/api/content";
import { ButtonLink, Picture } from "@festival/shared-ui";
import styles from "./BigTeaser.module.css";

/** The season's theme: a picture and a field of pink, edge to edge. */
export function BigTeaser({ teaser }: { teaser: BigTeaserContent }) {
  return (
    <section className={styles.teaser}>
      {teaser.image && (
        <div className={styles.picture}>
          <Picture image={teaser.image} sizes="(min-width: 64em) 58vw, 88vw" />
        </div>
      )}
      <div className={styles.field}>
        {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
        <div className={styles.words}>
          <h2 className={styles.headline}>{teaser.headline}</h2>
          {teaser.text && <p className={styles.text}>{teaser.text}</p>}
          {teaser.link && teaser.link_text && (
            <ButtonLink href={teaser.link} variant="dark" arrow>
              {teaser.link_text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
