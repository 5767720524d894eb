import type { ReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import buttons from "../frame/buttons.module.css";
import dialogs from "../frame/dialog.module.css";
import styles from "./releases.module.css";

type Act = "rotate" | "revoke";

interface TeamKeyProps {
  teamKey: ReleaseKey;
  isBusy: boolean;
  onRotate(): Promise<boolean>;
  onRevoke(): Promise<boolean>;
}

/** One key: for what, by whom, when it was used. It is replaced or revoked after a dialog has asked. */
export function TeamKey({ teamKey, isBusy, onRotate, onRevoke }: TeamKeyProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const dialog = useRef<HTMLDialogElement>(null);
  const [act, setAct] = useState<Act>("rotate");
  const id = useId();
  const { remote, label, created_at: createdAt, created_by: by, used_at: usedAt } = teamKey;
  const at = (instant: string) => instantInWords(instant, locale);
  const ask = (asked: Act) => {
    setAct(asked);
    dialog.current?.showModal();
  };
  const confirm = () => {
    dialog.current?.close();
    void (act === "rotate" ? onRotate() : onRevoke());
  };
  return (
    <li>
      <span>
        <strong>{label}</strong> <code>{remote}</code>{" "}
        <span className={styles.muted}>
          {t("releaseKeys.createdBy", { at: at(createdAt), by })},{" "}
          {usedAt ? t("releaseKeys.used", { at: at(usedAt) }) : t("releaseKeys.unused")}
        </span>
      </span>
      <span className={styles.acts}>
        {(["rotate", "revoke"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={one === "revoke" ? buttons.danger : buttons.secondary}
            disabled={isBusy}
            aria-label={t(`releaseKeys.${one}Of`, { label, remote })}
            onClick={() => ask(one)}
          >
            {t(`releaseKeys.${one}`)}
          </button>
        ))}
      </span>
      <dialog ref={dialog} className={dialogs.dialog} aria-labelledby={id}>
        <h2 id={id}>{t(`releaseKeys.${act}Question`, { label, remote })}</h2>
        <p>{t(`releaseKeys.${act}Explain`)}</p>
        <p className={dialogs.actions}>
          <button type="button" className={buttons.danger} onClick={confirm}>
            {t(`releaseKeys.${act}`)}
          </button>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => dialog.current?.close()}
          >
            {t("cancel")}
          </button>
        </p>
      </dialog>
    </li>
  );
}
