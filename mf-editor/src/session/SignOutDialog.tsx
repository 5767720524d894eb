import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import styles from "../dialog/dialog.module.css";
import type { EditSession } from "../page/EditSession.ts";
import { sessionOf } from "../page/sessionOf.ts";

interface SignOutDialogProps {
  parts: Parameters<typeof sessionOf>[0];
  /** Signs out. */
  onLeave(): void;
  onClose(): void;
}

/** Asks those who sign out what becomes of their unsaved work. */
export function SignOutDialog({ parts, onLeave, onClose }: SignOutDialogProps) {
  const { t } = useTranslation();
  const [session] = useState<EditSession>(() => sessionOf(parts));
  const [state, setState] = useState<"asks" | "delivers" | "failed">("asks");

  const deliver = async () => {
    setState("delivers");
    if (await session.deliver()) onLeave();
    else setState("failed");
  };
  const discard = () => {
    session.discard();
    onLeave();
  };
  return (
    <Dialog title={t("signOut.title")} onClose={onClose}>
      <p>{t("signOut.text")}</p>
      {state === "delivers" && <p role="status">{t("signOut.delivers")}</p>}
      {state === "failed" && (
        <p role="alert" className={styles.problem}>
          {t("signOut.failed")}
        </p>
      )}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          disabled={state === "delivers"}
          onClick={() => void deliver()}
        >
          {t("signOut.deliver")}
        </button>
        <button type="button" className={styles.other} onClick={onLeave}>
          {t("signOut.keep")}
        </button>
        <button type="button" className={styles.other} onClick={discard}>
          {t("signOut.discard")}
        </button>
        <button type="button" className={styles.other} onClick={onClose}>
          {t("signOut.stay")}
        </button>
      </p>
    </Dialog>
  );
}
