import type { SectionOf } from "@festival/contracts/api/content";
import { ButtonLink } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { CardPicture } from "../Card/CardPicture.tsx";
import { CardTitle } from "../Card/CardTitle.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { safeLink } from "../RichText/safeLink.ts";
import styles from "./LazySectionContent.module.css";

/** The first of the names in a section's class that is one of our grounds. */
const groundOf = (names: string) =>
  names.split(" ").find((name) => /^(?:blue|pink|night|sand)$/.test(name)) ?? "sand";

/** A picture and a field of colour, as wide as the content. */
export function FullTeaser({ section }: { section: SectionOf<"fullteaser"> }) {
  const { image, preline, headline, text, link, link_text } = section;
  const target = safeLink(link);
  return (
    <div className={styles.fullTeaser} data-ground={groundOf(section.extra_class)}>
      {image && (
        <div className={styles.fullPicture}>
          <Picture image={image} sizes="(min-width: 64em) 58vw, 88vw" />
        </div>
      )}
      <div className={styles.field}>
        {preline && <p className={styles.preline}>{preline}</p>}
        <h2 className={styles.fullHeadline}>
          {target && !link_text ? <a {...target}>{headline}</a> : headline}
        </h2>
        {text && <p className={styles.fullText}>{text}</p>}
        {target && link_text && (
          <p>
            <ButtonLink href={link} variant="ink" arrow>
              {link_text}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

type Teaser = SectionOf<"teaserlist">["items"][number];

function TeaserCard({ teaser, level }: { teaser: Teaser; level: 2 | 3 }) {
  const { image, preline, headline, text, link, link_text } = teaser;
  const target = safeLink(link);
  return (
    <Card className={styles.card}>
      {/* The heading comes first for who listens; the picture stands first for who looks. */}
      <div className={styles.words}>
        {preline && <p className={styles.preline}>{preline}</p>}
        <CardTitle level={level}>{target ? <a {...target}>{headline}</a> : headline}</CardTitle>
        {text && <p>{text}</p>}
        {target && link_text && (
          <p className={styles.more} aria-hidden="true">
            {link_text}
          </p>
        )}
      </div>
      {image && (
        <CardPicture
          image={image}
          sizes="(min-width: 48em) 33vw, 88vw"
          className={styles.picture}
        />
      )}
    </Card>
  );
}

export function TeaserList({ section: { title, items } }: { section: SectionOf<"teaserlist"> }) {
  return (
    <div className={styles.list}>
      {title && <h2 className={styles.listTitle}>{title}</h2>}
      <ul className={styles.cards}>
        {items.map((teaser, index) => (
          <li key={index}>
            <TeaserCard teaser={teaser} level={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
