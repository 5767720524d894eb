import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem, type RecordUse } from "../../calls/callProblem.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { AskingDialog } from "../frame/AskingDialog.tsx";
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
  useEffect(() => dialog.current?.showModal(), []);

  const confirm = async () => {
    setProblem(undefined);
    setIsPending(true);
    try {
      await provider.delete(resource.name, { id: record.id, previousData: record });
      dialog.current?.close();
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
    <AskingDialog
      dialog={dialog}
      title={t("delete.title", { what: title })}
      confirm={uses.length === 0 ? t("delete.confirm") : undefined}
      mayConfirm={!isPending}
      cancel={uses.length > 0 ? t("close") : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p role={problem ? "alert" : undefined}>{problem ?? t("delete.text")}</p>
      <RecordUses uses={uses} />
    </AskingDialog>
  );
}
