import { BackLink, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useOwner, type ScreenProps } from "@festival/shared-ui/owner";
import type { MouseEvent } from "react";
import { EntryForm } from "../../components/EntryForm/EntryForm.tsx";
import { SentMessage } from "../../components/SentMessage/SentMessage.tsx";
import type { FormPageData } from "../../form/formPage.ts";
import { useEntry } from "../../form/useEntry.ts";
import styles from "./FormPage.module.css";

/** A form, or its thanks. */
export function FormPage({ page }: ScreenProps<FormPageData>) {
  return <EntryScreen key={page.url} page={page} />;
}

function EntryScreen({ page: { data, locale } }: ScreenProps<FormPageData>) {
  const { t } = useTranslation();
  const { navigate } = useOwner();
  const entry = useEntry(data, locale, t("files.unfinished"));
  const { state, startAgain } = entry;
  const { form } = data;

  if (state.step === "sent") {
    const again = (event: MouseEvent) => {
      event.preventDefault();
      // the page that thanks after a post has an address of its own
      if (state.here) startAgain();
      else navigate(data.address);
    };
    return <SentMessage page={data} takesFocus={state.here} onAgain={again} />;
  }

  return (
    <Container grid className={styles.page}>
      <header className={styles.head}>
        <p>
          <BackLink href={data.allForms}>{t("form.allForms")}</BackLink>
        </p>
        <PageTitle>{form.title}</PageTitle>
        {form.intro && <p className={styles.intro}>{form.intro}</p>}
      </header>
      <div className={styles.form}>
        <EntryForm locale={locale} page={data} entry={entry} />
      </div>
    </Container>
  );
}
