import { Container, PageTitle, Sections } from "@festival/shared-ui";
import { usePage } from "@festival/shared-ui/owner";
import styles from "./ContentPage.module.css";
import type { ContentData } from "./loadContentPage.ts";

/** A page that staff composed of sections. */
export function ContentPage() {
  const { data } = usePage<ContentData>();
  return (
    <Container as="article" className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{data.headline}</PageTitle>
      </header>
      <Sections sections={data.sections} />
    </Container>
  );
}
