import type { FormEntry } from "@festival/contracts/api/forms";
import { getEntryFile } from "@festival/contracts/calls/forms";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useGetOne } from "ra-core";
import { addressIn } from "../../calls/transport.ts";
import { useAdmin } from "../data/adminContext.ts";
import { textOf } from "../data/words.ts";
import styles from "../records/RecordForm.module.css";
import { choicesOfFields, labelsOfFields } from "./labelsOfFields.ts";

/** What is chosen in a field as the form calls it; all else as it was typed. */
function useWords() {
  const { t } = useTranslation();
  return function wordsOf(value: unknown, choices?: ReadonlyMap<string, string>): string {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (Array.isArray(value)) return value.map((each) => wordsOf(each, choices)).join(", ");
    return choices?.get(textOf(value)) ?? textOf(value);
  };
}

/** What a visitor wrote into a form, under the labels that it has today, and the files that came with it. */
export function EntryValues({ entry }: { entry: FormEntry }) {
  const wordsOf = useWords();
  const { locale } = useAdmin();
  const { data } = useGetOne<StaffRecord>("forms", { id: entry.form.id });
  const labels = labelsOfFields(data?.fields, locale);
  const choices = choicesOfFields(data?.fields, locale);
  return (
    <>
      <h2 className={styles.groupTitle}>{entry.form.title[locale] || entry.form.slug}</h2>
      <dl className={styles.facts}>
        {Object.entries(entry.field_values).map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{labels.get(name) ?? name}</dt>
            <dd>{wordsOf(value, choices.get(name)) || "–"}</dd>
          </div>
        ))}
        {entry.files.map(({ id, field, name }) => (
          <div key={id} style={{ display: "contents" }}>
            <dt>{labels.get(field) ?? field}</dt>
            <dd>
              <a href={addressIn(getEntryFile, locale, { id: entry.id, file: id })} download>
                {name}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
