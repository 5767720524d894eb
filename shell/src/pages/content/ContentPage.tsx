import { Container, PageTitle, Picture, Sections } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { FactTables } from "../../privacy/FactTables.tsx";
import styles from "./ContentPage.module.css";
import type { Opening } from "./openingOf.ts";
import type { ContentData } from "./loadContentPage.ts";

/** A picture and a field of pink from edge to edge, as the home page announces what this is about. */
function OpeningHead({ headline, opening }: { headline: string; opening: Opening }) {
  const { image, dates, count } = opening;
  return (
    <header className={styles.opening}>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            sizes="(min-width: 64em) 58vw, 100vw"
            priority
            decorative={!image.alias}
          />
        </div>
      )}
      <div className={styles.field}>
        <PageTitle>{headline}</PageTitle>
        <p className={styles.dates}>
          {dates} <span className={styles.count}>{count}</span>
        </p>
      </div>
    </header>
  );
}

/** A page that staff composed of sections. */
export function ContentPage({ page }: ScreenProps<ContentData>) {
  const { data } = page;
  return (
    <article lang={data.language}>
      {data.opening && <OpeningHead headline={data.headline} opening={data.opening} />}
      <Container className={styles.page}>
        {!data.opening && (
          <header className={styles.head}>
            <PageTitle>{data.headline}</PageTitle>
          </header>
        )}
        <Sections sections={data.sections} />
        {data.facts.map(({ title, tables }, place) => (
          <section key={title} className={styles.facts} aria-labelledby={`facts-${place}`}>
            <h2 id={`facts-${place}`}>{title}</h2>
            <FactTables tables={tables} />
          </section>
        ))}
      </Container>
    </article>
  );
}
