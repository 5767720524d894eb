import type { MergeAnswer } from "@festival/contracts/api/editing/merges";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Mergeable } from "@festival/contracts/resources/mergeable";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useState } from "react";
import { Link } from "../routing/Link.tsx";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import styles from "../records/RecordForm.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import { Mentions } from "./Mentions.tsx";
import { MergeForm } from "./MergeForm.tsx";

interface MergeScreenProps {
  resource: AdminResource & { name: Mergeable };
  id: number;
}

/** Makes one record of two that mean the same. */
export function MergeScreen({ resource, id }: MergeScreenProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const cache = useQueryClient();
  const { name, labels } = resource;
  const [done, setDone] = useState<{ answer: MergeAnswer; into: number }>();
  const { data, error, refetch } = useGetOne<StaffRecord>(
    name,
    { id },
    { enabled: !done, refetchOnWindowFocus: false },
  );
  const title = data ? titleOf(resource, data, locale) : "";
  useTitle(t("merge.title", { title }));
  if (data && done) {
    return (
      <div className={styles.form}>
        <div className={styles.head}>
          <h1>{t("merge.done", { title })}</h1>
          <p role="status">{t("replace.done", { count: done.answer.places.length })}</p>
          <p>
            <Link to={`/${name}/${done.into}`}>{t("merge.kept")}</Link>
          </p>
        </div>
        <Mentions mentions={done.answer.mentions} />
      </div>
    );
  }
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.links}>
          <Link to={`/${name}`}>{labels.many[locale]}</Link>
          <Link to={`/${name}/${id}`}>← {title}</Link>
        </p>
        <h1>{t("merge.title", { title })}</h1>
      </div>
      <MergeForm
        resource={resource}
        record={data}
        onDone={(answer, into) => {
          setDone({ answer, into });
          // what is gone cannot be asked for again
          const isGone = ([kind, act]: readonly unknown[]) =>
            kind === "merge" || (kind === name && act === "getOne");
          void cache.invalidateQueries({ predicate: ({ queryKey }) => !isGone(queryKey) });
        }}
      />
    </>
  );
}
