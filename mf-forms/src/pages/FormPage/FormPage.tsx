import type { Bus } from "@festival/contracts/bus";
import { BackLink, Button, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useOwner, usePage, useSubject } from "@festival/shared-ui/owner";
import type { MouseEvent } from "react";
import { EntrySigns } from "../../components/EntrySigns/EntrySigns.tsx";
import { FormField } from "../../components/FormField/FormField.tsx";
import { RefusalSummary } from "../../components/RefusalSummary/RefusalSummary.tsx";
import { SentMessage } from "../../components/SentMessage/SentMessage.tsx";
import { arrangeFields, singleValue } from "../../form/fieldValues.ts";
import { answerId, type FormPageData } from "../../form/formPage.ts";
import { useEntry } from "../../form/useEntry.ts";
import styles from "./FormPage.module.css";

/** A form, or its thanks. */
export function FormPage() {
  const { url } = usePage();
  return <EntryScreen key={url} />;
}

/** Says where what is typed stays meanwhile. */
function OfflineNote({ online$ }: Pick<Bus, "online$">) {
  const { t } = useTranslation();
  return useSubject(online$) ? null : t("form.offline");
}

function EntryScreen() {
  const { t } = useTranslation();
  const { data, locale } = usePage<FormPageData>();
  const { navigate, bus } = useOwner();
  const { state, formElement, onInput, onSubmit, startAgain } = useEntry(
    data,
    locale,
    t("files.unfinished"),
  );
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

  const { shown, hidden } = arrangeFields(form.fields);
  const sending = state.step === "sending";
  return (
    <Container grid className={styles.page}>
      <header className={styles.head}>
        <p>
          <BackLink href={data.allForms}>{t("form.allForms")}</BackLink>
        </p>
        <PageTitle>{form.title}</PageTitle>
        {form.intro && <p className={styles.intro}>{form.intro}</p>}
      </header>
      <form
        ref={formElement}
        className={styles.form}
        method="post"
        action={`${data.address}#${answerId}`}
        // the server's words stand beside each field, and are the same for everybody
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {state.refusal && (
          <RefusalSummary key={state.attempt} refusal={state.refusal} fields={shown} />
        )}
        {shown.some((field) => field.required) && (
          <p className={styles.note}>{t("form.requiredNote")}</p>
        )}
        <EntrySigns form={form} />
        {hidden.map((field) => (
          <input
            key={field.id}
            type="hidden"
            name={field.slug}
            defaultValue={singleValue(data.values, field)}
          />
        ))}
        {shown.map((field) => (
          <FormField
            key={field.slug}
            field={field}
            values={data.values}
            problem={state.refusal?.problems[field.slug]}
          />
        ))}
        <div>
          <div role="status" className={styles.offline}>
            {bus && <OfflineNote online$={bus.online$} />}
          </div>
          <Button type="submit" aria-disabled={sending}>
            {sending ? t("form.sending") : form.submit_label || t("form.submit")}
          </Button>
        </div>
      </form>
    </Container>
  );
}
