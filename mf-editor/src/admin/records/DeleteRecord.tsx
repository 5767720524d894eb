import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useDelete } from "ra-core";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem, type RecordUse } from "../../calls/callProblem.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";
import { UseLink } from "../lists/Cell.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";

interface DeleteRecordProps {
  resource: AdminResource;
  record: StaffRecord;
  onDeleted(): void;
}

/** Deletes a record after a question; one that is used says where, and stays. */
export function DeleteRecord({ resource, record, onDeleted }: DeleteRecordProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [uses, setUses] = useState<readonly RecordUse[]>([]);
  const [problem, setProblem] = useState<string>();
  const wordsOf = useProblemWords();
  const [remove, { isPending }] = useDelete();
  const title = titleOf(resource, record, locale);

  const confirm = async () => {
    setProblem(undefined);
    try {
      const params = { id: record.id, previousData: record };
      await remove(resource.name, params, { returnPromise: true, mutationMode: "pessimistic" });
      dialog.current?.close();
      onDeleted();
      await navigate(`/${resource.name}`);
    } catch (error) {
      const used = isCallProblem(error) ? error.details.used_by : undefined;
      setUses(used ?? []);
      setProblem(used ? t("delete.used", { what: title }) : wordsOf(error));
    }
  };
  return (
    <>
      <button type="button" className={buttons.danger} onClick={() => dialog.current?.showModal()}>
        {t("delete.button")}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="delete-record">
        <h2 id="delete-record">{t("delete.title", { what: title })}</h2>
        <p role={problem ? "alert" : undefined}>{problem ?? t("delete.text")}</p>
        {uses.length > 0 && (
          <ul>
            {uses.map((use) => (
              <li key={use.what}>
                <UseLink use={use} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.actions}>
          {uses.length === 0 && (
            <button
              type="button"
              className={buttons.danger}
              disabled={isPending}
              onClick={() => void confirm()}
            >
              {t("delete.confirm")}
            </button>
          )}
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => dialog.current?.close()}
          >
            {t("cancel")}
          </button>
        </p>
      </dialog>
    </>
  );
}
