import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem, type RecordUse } from "../../calls/callProblem.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { AskingButton } from "../frame/AskingButton.tsx";
import { useProblemWords } from "../frame/CallFailure.tsx";
import { RecordUses } from "../lists/RecordUses.tsx";
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
  const { locale, transport } = useAdmin();
  const navigate = useNavigate();
  const [uses, setUses] = useState<readonly RecordUse[]>([]);
  const [problem, setProblem] = useState<string>();
  const wordsOf = useProblemWords();
  const [isPending, setIsPending] = useState(false);
  const provider = useMemo(() => createDataProvider(transport), [transport]);
  const title = titleOf(resource, record, locale);

  const confirm = async (close: () => void) => {
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
    <AskingButton
      words={t("delete.button")}
      title={t("delete.title", { what: title })}
      confirm={uses.length === 0 ? t("delete.confirm") : undefined}
      mayConfirm={!isPending}
      onConfirm={(close) => void confirm(close)}
    >
      <p role={problem ? "alert" : undefined}>{problem ?? t("delete.text")}</p>
      <RecordUses uses={uses} />
    </AskingButton>
  );
}
