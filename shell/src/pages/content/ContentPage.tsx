import { Container, PageTitle, Sections } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { FactTables } from "../../privacy/FactTables.tsx";
import styles from "./ContentPage.module.css";
import type { ContentData } from "./loadContentPage.ts";

/** A page that staff composed of sections. */
export function ContentPage({ page }: ScreenProps<ContentData>) {
  const { data } = page;
  return (
    <article lang={data.language}>
      <Container className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{data.headline}</PageTitle>
        </header>
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
