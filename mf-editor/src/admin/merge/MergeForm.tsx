import type { BulkProblem } from "@festival/contracts/api/editing/bulk";
import type { MergeAnswer } from "@festival/contracts/api/editing/merges";
import { mergeCalls } from "@festival/contracts/calls/merges";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Mergeable } from "@festival/contracts/resources/mergeable";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../routing/Link.tsx";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { useAdmin } from "../data/adminContext.ts";
import { RecordFinder } from "../fields/RecordFinder.tsx";
import buttons from "../frame/buttons.module.css";
import { useProblemWords } from "../frame/CallFailure.tsx";
import { UseLink } from "../lists/Cell.tsx";
import styles from "../records/RecordForm.module.css";
import { recordNamed } from "../resources/adminResources.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import { Mentions } from "./Mentions.tsx";

/** Records that name the one that goes, with the fields that do. */
function Places({ places }: Pick<MergeAnswer, "places">) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const labelOf = (what: string, field: string) =>
    recordNamed(what)?.resource.fields[field]?.label[locale] ?? field;
  return (
    <section className={styles.group} aria-label={t("replace.places")}>
      <h2 className={styles.groupTitle}>{t("replace.places")}</h2>
      {places.length === 0 && <p>{t("replace.none")}</p>}
      <ul>
        {places.map(({ what, title, fields }) => (
          <li key={what}>
            <UseLink use={{ what, title }} /> (
            {fields.map((field) => labelOf(what, field)).join(", ")})
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a refusal means, with the record that is to blame. */
function useMergeProblem() {
  const { t } = useTranslation();
  const wordsOf = useProblemWords();
  return (error: unknown): string => {
    const { record }: Partial<BulkProblem> = isCallProblem(error) ? error.details : {};
    const why = wordsOf(error);
    return record ? t("bulk.refused", { title: record.title, why }) : why;
  };
}

interface MergeFormProps {
  resource: AdminResource & { name: Mergeable };
  record: StaffRecord;
  onDone(answer: MergeAnswer, into: number): void;
}

/** Which record stays, and what comes to name it; all of it is shown before anything is done. */
export function MergeForm({ resource, record, onDone }: MergeFormProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useMergeProblem();
  const [into, setInto] = useState<number | null>(null);
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);
  const { id } = record;
  const { name } = resource;
  const send = async (kept: number, isDry: boolean) =>
    answered(transport.send(mergeCalls[name], { id }, { into: kept, dry_run: isDry }));
  const { data, error } = useQuery({
    queryKey: ["merge", name, id, into],
    queryFn: () => send(into ?? 0, true),
    enabled: into !== null,
    gcTime: 0,
  });

  const act = async () => {
    if (into === null) return;
    setIsSending(true);
    setFailure("");
    try {
      onDone(await send(into, false), into);
    } catch (problem) {
      setFailure(wordsOf(problem));
      setIsSending(false);
    }
  };
  const problem = failure || (error ? wordsOf(error) : "");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <p>{t("merge.text")}</p>
      <RecordFinder label={t("merge.into")} resource={name} value={into} onChange={setInto} />
      {data && !error && <Places places={data.places} />}
      {data && !error && <Mentions mentions={data.mentions} />}
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.bar}>
        <button
          type="submit"
          className={buttons.danger}
          disabled={!data || error !== null || isSending}
        >
          {t("merge.do")}
        </button>
        <Link to={`/${name}/${id}`} className={buttons.quiet}>
          {t("cancel")}
        </Link>
      </div>
    </form>
  );
}
