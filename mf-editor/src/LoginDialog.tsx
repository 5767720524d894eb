import type { Locale } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import type { Subject } from "rxjs";
import styles from "./LoginDialog.module.css";

interface LoginDialogProps {
  loginNeeded$: Subject<void>;
  locale: Locale;
}

/** Asks to sign in again beside the page, so that what was being edited stays. */
export function LoginDialog({ loginNeeded$, locale }: LoginDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const subscription = loginNeeded$.subscribe(() => dialog.current?.showModal());
    return () => subscription.unsubscribe();
  }, [loginNeeded$]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="login-needed">
      <h2 id="login-needed">{t("login.title")}</h2>
      <p>{t("login.text")}</p>
      <p className={styles.actions}>
        <a href={`${staffPaths.login}?lang=${locale}`} target="_blank" rel="noopener">
          {t("login.open")}
        </a>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t("login.close")}
        </button>
      </p>
    </dialog>
  );
}
