import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem, type RecordUse } from "../../calls/callProblem.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";
import { useProblemWords } from "../frame/CallFailure.tsx";
import { RecordUses } from "../lists/RecordUses.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";

interface DeleteQuestionProps {
  resource: AdminResource;
  record: StaffRecord;
  onDeleted(): void;
  onClose(): void;
}

/** Deletes a record after a question; one that is used says where, and stays. */
export function DeleteQuestion({ resource, record, onDeleted, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const navigate = useNavigate();
  const [uses, setUses] = useState<readonly RecordUse[]>([]);
  const [problem, setProblem] = useState<string>();
  const wordsOf = useProblemWords();
  const [isPending, setIsPending] = useState(false);
  const provider = useMemo(() => createDataProvider(transport), [transport]);
  const title = titleOf(resource, record, locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // the browser gives the focus back to what it was on
  const close = () => dialog.current?.close();

  const confirm = async () => {
    setProblem(undefined);
    setIsPending(true);
    try {
      await provider.delete(resource.name, { id: record.id, previousData: record });
      close();
      onDeleted();
      await navigate(`/${resource.name}`);
    } catch (error) {
      const used = isCallProblem(error) ? error.details.used_by : undefined;
      setUses(used ?? []);
      setProblem(used ? t("delete.used", { what: title }) : wordsOf(error));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t("delete.title", { what: title })}</h2>
      <p role={problem ? "alert" : undefined}>{problem ?? t("delete.text")}</p>
      <RecordUses uses={uses} />
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
        <button type="button" className={buttons.secondary} onClick={close}>
          {t(uses.length === 0 ? "cancel" : "close")}
        </button>
      </p>
    </dialog>
  );
}
