import type { RecordUse } from "@festival/contracts/api/operations";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { AskingDialog } from "../frame/AskingDialog.tsx";
import { useProblemWords } from "../frame/CallFailure.tsx";
import { RecordUses } from "./RecordUses.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { useUses } from "./useUses.ts";

interface DeleteQuestionProps {
  resource: AdminResource;
  record: StaffRecord;
  onDeleted(): void;
  onClose(): void;
}

/** Deletes a record after a question; one that is used says where before one can answer, and stays. */
export function DeleteQuestion({ resource, record, onDeleted, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const navigate = useNavigate();
  const { data: known, isLoading } = useUses({ resource, record });
  const [refused, setRefused] = useState<readonly RecordUse[]>([]);
  // a use that is newer than the question is told by the refusal alone
  const uses = refused.length > 0 ? refused : (known ?? []);
  const isUsed = uses.length > 0;
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
      setRefused(used ?? []);
      setProblem(used ? undefined : wordsOf(error));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <AskingDialog
      dialog={dialog}
      title={t("delete.title", { what: title })}
      confirm={isUsed ? undefined : t("delete.confirm")}
      mayConfirm={!isPending && !isLoading}
      cancel={isUsed ? t("close") : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p role={problem || isUsed ? "alert" : undefined}>
        {problem ?? t(isUsed ? "delete.used" : "delete.text", { what: title })}
      </p>
      {isLoading && <p role="status">{t("uses.loading")}</p>}
      <RecordUses uses={uses} />
    </AskingDialog>
  );
}
