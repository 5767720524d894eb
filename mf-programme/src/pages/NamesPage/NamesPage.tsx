import { Container, PageTitle } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { NameLists } from "../../works/NameLists.tsx";
import { useWorkWords } from "../../works/workWords.ts";
import { NameIndex } from "./NameIndex.tsx";
import type { NamesData } from "./namesData.ts";
import styles from "./NamesPage.module.css";

/** Works, composers, artists or ensembles of the programme, by name. */
export function NamesPage({ page }: ScreenProps<NamesData>) {
  const words = useWorkWords();
  const { data } = page;
  return (
    <Container className={styles.page}>
      <PageTitle size="display">{words(`names.title.${data.kind}`)}</PageTitle>
      <NameLists present={data.kind} />
      <NameIndex data={data} />
      <PlanNotice />
    </Container>
  );
}
