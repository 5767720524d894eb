import type { FormEntry } from "@festival/contracts/api/forms";
import { getEntryFile } from "@festival/contracts/calls/forms";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { Link } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { addressIn } from "../../calls/transport.ts";
import { textOf } from "../data/words.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { DeleteRecord } from "../records/DeleteRecord.tsx";
import styles from "../records/RecordForm.module.css";
import { ShownFacts } from "../records/ShownFacts.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { EntryWork } from "./EntryWork.tsx";
import { NextEntry } from "./NextEntry.tsx";
import { RowActions } from "./RowActions.tsx";

const wordsOf = (value: unknown, yes: string, no: string): string => {
  if (typeof value === "boolean") return value ? yes : no;
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, yes, no)).join(", ");
  return textOf(value);
};

/** What a visitor wrote into a form, and the files that came with it. */
function EntryValues({ entry }: { entry: FormEntry }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  return (
    <>
      <h2 className={styles.groupTitle}>{entry.form.title[locale] || entry.form.slug}</h2>
      <dl className={styles.facts}>
        {Object.entries(entry.field_values).map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{wordsOf(value, t("yes"), t("no"))}</dd>
          </div>
        ))}
        {entry.files.map(({ id, field, name }) => (
          <div key={id} style={{ display: "contents" }}>
            <dt>{field}</dt>
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

/** A record that is read here and not written: an entry of a form, a mail. */
export function ShownScreen({ resource, id }: { resource: AdminResource; id: number }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { name, labels } = resource;
  const cache = useQueryClient();
  const { data, error, refetch } = useGetOne<StaffRecord>(name, { id });
  const title = data ? titleOf(resource, data, locale) : labels.one[locale];
  useTitle(title);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <p className={styles.links}>
          <Link to={`/${name}`}>← {labels.many[locale]}</Link>
        </p>
        <h1>{title}</h1>
      </div>
      <ShownFacts resource={resource} record={data} />
      {name === "forms-entries" && (
        <>
          <EntryValues entry={data as unknown as FormEntry} />
          <EntryWork
            key={data.revision}
            entry={data as unknown as FormEntry}
            onDone={() => void cache.invalidateQueries({ queryKey: [name] })}
          />
        </>
      )}
      <div className={styles.bar}>
        {name === "forms-entries" && <NextEntry id={id} />}
        <RowActions resource={resource} record={data} onDone={() => void refetch()} />
        {resource.canDelete && (
          <DeleteRecord resource={resource} record={data} onDeleted={() => undefined} />
        )}
      </div>
    </div>
  );
}
