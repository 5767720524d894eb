import type { Hero as HeroContent } from "@festival/contracts/api/content";
import { ButtonLink, Picture } from "@festival/shared-ui";
import styles from "./Hero.module.css";

/** Words up to this length may be set larger, and so few have a line each. */
const shortWord = 8;
const fewWords = 3;

/** The festival's motto on a field of blue; its picture keeps clear of the small text. */
export function Hero({ hero }: { hero: HeroContent }) {
  const words = hero.headline.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  return (
    <section className={styles.hero}>
      {hero.image && (
        <div className={styles.picture}>
          <Picture
            image={hero.image}
            sizes="(min-width: 64em) 66vw, 100vw"
            priority
            decorative={!hero.image.alias}
          />
        </div>
      )}
      <div className={styles.content}>
        <h1
          className={styles.motto}
          data-words={longest <= shortWord ? "short" : "long"}
          data-lines={words.length <= fewWords ? "words" : "text"}
        >
          {hero.headline}
        </h1>
        <div className={styles.words}>
          {hero.text && <p className={styles.text}>{hero.text}</p>}
          {hero.link && hero.link_text && (
            <ButtonLink href={hero.link} variant="pink" arrow>
              {hero.link_text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
