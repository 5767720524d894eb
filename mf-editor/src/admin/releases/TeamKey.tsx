import type { ReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import { AskingButton } from "../frame/AskingButton.tsx";
import styles from "./releases.module.css";

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
  const { remote, label, created_at: createdAt, created_by: by, used_at: usedAt } = teamKey;
  const at = (instant: string) => instantInWords(instant, locale);
  const acts = { rotate: onRotate, revoke: onRevoke };
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
        {(["rotate", "revoke"] as const).map((act) => (
          <AskingButton
            key={act}
            words={t(`releaseKeys.${act}`)}
            label={t(`releaseKeys.${act}Of`, { label, remote })}
            look={act === "revoke" ? "danger" : "secondary"}
            isDisabled={isBusy}
            title={t(`releaseKeys.${act}Question`, { label, remote })}
            confirm={t(`releaseKeys.${act}`)}
            onConfirm={(close) => {
              close();
              void acts[act]();
            }}
          >
            <p>{t(`releaseKeys.${act}Explain`)}</p>
          </AskingButton>
        ))}
      </span>
    </li>
  );
}
