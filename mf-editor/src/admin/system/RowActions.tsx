import { retryDelivery } from "@festival/contracts/calls/newsletter";
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
  /** Is told what is said of it: the button is gone by then. */
  onDone(words: string): void;
}

const retried = ["jobs", "mails", "newsletter-deliveries"] as const;
const isRetried = (name: string): name is (typeof retried)[number] =>
  retried.some((each) => each === name);

/** Another try for jobs, mails and deliveries that have failed. */
export function RowActions({ resource: { name }, record, onDone }: RowActionsProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  if (!isRetried(name) || record.state !== "failed") return null;
  const { id } = record;
  const tries = {
    jobs: () => answered(transport.send(retryJob, { id: String(id) })),
    mails: () => answered(transport.send(retryMail, { id })),
    "newsletter-deliveries": () => answered(transport.send(retryDelivery, { id })),
  };
  const retry = async () => {
    await tries[name]();
    onDone(t("retry.done"));
  };
  return (
    <>
      <button
        type="button"
        className={buttons.secondary}
        disabled={isRunning}
        onClick={() => void act(retry, "")}
      >
        {t("retry.button")}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
