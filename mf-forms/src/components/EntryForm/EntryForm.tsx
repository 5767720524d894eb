import { answerId } from "@festival/contracts/formFields";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import type { Locale } from "@festival/contracts/locales";
import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useBus, useBusValue } from "@festival/shared-ui/owner";
import { arrangeFields, isFile, isNotice, singleValue } from "../../form/fieldValues.ts";
import type { FormPageData } from "../../form/formPage.ts";
import { isAskedAt, useAge } from "../../form/useAge.ts";
import type { Entry } from "../../form/useEntry.ts";
import { DraftNote } from "../DraftNote/DraftNote.tsx";
import { HiddenFields } from "../HiddenFields/HiddenFields.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { KeepDraft } from "../KeepDraft/KeepDraft.tsx";
import { RefusalSummary } from "../RefusalSummary/RefusalSummary.tsx";
import styles from "./EntryForm.module.css";

interface EntryFormProps {
  locale: Locale;
  page: Pick<FormPageData, "form" | "address" | "values" | "files">;
  /** What `useEntry` keeps of it. */
  entry: Entry;
}

const noRefusal = { refusal: null, attempt: 0 };

/** How long the entry is kept, by the form's own setting, and the way to all else that is said of it. */
function PrivacyNote({ locale, days }: { locale: Locale; days: number | null }) {
  const { t } = useTranslation();
  return (
    <p className={styles.privacy}>
      {days !== null && `${t("form.retention", { count: days })} `}
      <a href={legalHref("privacy", locale)}>{t("form.privacy")}</a>
    </p>
  );
}

/** A form's questions, what is wrong with the answers, and the button that sends them. */
export function EntryForm({ locale, page, entry }: EntryFormProps) {
  const { t } = useTranslation();
  const isOnline = useBusValue(useBus()?.online$, true);
  const { form, address, values, files } = page;
  const { state, draft, formElement, onInput, onSubmit } = entry;
  const { shown, hidden } = arrangeFields(form.fields);
  const asked = shown.filter((field) => !isNotice(field));
  const required = asked.filter((field) => field.required);
  const allRequired = required.length === asked.length;
  const { age, readAge } = useAge(shown, formElement, draft);
  const sending = state.step === "sending";
  const { refusal, attempt } = state.step === "sent" ? noRefusal : state;
  return (
    <form
      // the controls belong to the browser: a form that is mounted again is an empty one
      key={draft === "discarded" ? draft : "first"}
      ref={formElement}
      className={styles.form}
      method="post"
      encType={shown.some(isFile) ? "multipart/form-data" : undefined}
      action={`${address}#${answerId}`}
      // the server's words stand beside each field, and are the same for everyone
      noValidate
      onInput={(event) => {
        readAge();
        onInput(event);
      }}
      onSubmit={onSubmit}
    >
      {refusal && <RefusalSummary key={attempt} refusal={refusal} fields={shown} />}
      <DraftNote draft={draft} onDiscard={entry.discardDraft} />
      {required.length > 0 && (
        <p className={styles.note}>{t(allRequired ? "form.requiredAll" : "form.requiredNote")}</p>
      )}
      {/* the newsletter's one address is soon typed again */}
      {form.retention_days !== null && (
        <KeepDraft isKeptLonger={entry.isKeptLonger} onChange={entry.keepLonger} />
      )}
      <HiddenFields form={form} />
      {hidden.map((field) => (
        <input
          key={field.id}
          type="hidden"
          name={field.slug}
          defaultValue={singleValue(values, field)}
        />
      ))}
      {shown.map((field) => (
        <div
          key={field.slug}
          className={styles.field}
          // without scripts all are shown, and the server drops what is not asked of this visitor
          data-not-asked={isAskedAt(field, age) ? undefined : ""}
        >
          {field.settings?.below_age !== undefined && (
            <p className={styles.note}>{t("form.belowAge", { age: field.settings.below_age })}</p>
          )}
          <FormField
            field={field}
            values={values}
            files={files?.[field.slug]}
            problem={refusal?.problems[field.slug]}
          />
        </div>
      ))}
      <div>
        <div role="status" className={styles.offline}>
          {/* where what is typed stays meanwhile */}
          {!isOnline && t("form.offline")}
        </div>
        <PrivacyNote locale={locale} days={form.retention_days} />
        <Button type="submit" aria-disabled={sending}>
          {sending ? t("form.sending") : form.submit_label || t("form.submit")}
        </Button>
      </div>
    </form>
  );
}
