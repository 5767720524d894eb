import { retryJob, retryMail } from "@festival/contracts/calls/platform";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import buttons from "../frame/buttons.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import { useAct } from "./useAct.ts";

interface RowActionsProps {
  resource: AdminResource;
  record: StaffRecord;
  onDone(): void;
}

/** Another try for jobs and mails that have failed. */
export function RowActions({ resource: { name }, record, onDone }: RowActionsProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  if ((name !== "jobs" && name !== "mails") || record.state !== "failed") return null;
  const retry = async () => {
    await (name === "jobs"
      ? answered(transport.send(retryJob, { id: String(record.id) }))
      : answered(transport.send(retryMail, { id: record.id })));
    onDone();
  };
  return (
    <>
      <button
        type="button"
        className={buttons.secondary}
        disabled={isRunning}
        onClick={() => void act(retry, t("retry.done"))}
      >
        {t("retry.button")}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
