import type { FormEntry } from "@festival/contracts/api/forms";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useState } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { DeleteRecord } from "../uses/DeleteRecord.tsx";
import styles from "../records/RecordForm.module.css";
import { ShownFacts } from "../records/ShownFacts.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { EntryWork } from "./EntryWork.tsx";
import { EntryValues } from "./EntryValues.tsx";
import { NextEntry } from "./NextEntry.tsx";
import { RowActions } from "./RowActions.tsx";

/** A record that is read here and not written: an entry of a form, a mail. */
export function ShownScreen({ resource, id }: { resource: AdminResource; id: number }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { name, labels } = resource;
  const cache = useQueryClient();
  const { data, error, refetch } = useGetOne<StaffRecord>(name, { id });
  const [said, setSaid] = useState("");
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
            entry={data as unknown as FormEntry}
            onDone={() => void cache.invalidateQueries({ queryKey: [name] })}
          />
        </>
      )}
      <div className={styles.bar}>
        {name === "forms-entries" && <NextEntry id={id} />}
        <RowActions
          resource={resource}
          record={data}
          onDone={(words) => {
            setSaid(words);
            void refetch();
          }}
        />
        <span role="status">{said}</span>
        {resource.canDelete && (
          <DeleteRecord resource={resource} record={data} onDeleted={() => undefined} />
        )}
      </div>
    </div>
  );
}
