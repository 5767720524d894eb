import { staffPaths } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { useAdmin } from "../data/adminContext.ts";
import type { withSignIn } from "../../calls/signInGate.ts";
import buttons from "./buttons.module.css";
import styles from "./dialog.module.css";

/** Asks to sign in again in another tab; what waits goes on afterwards, and forms keep what was typed. */
export function SignInAgain({ signIn }: { signIn: ReturnType<typeof withSignIn> }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(
    () =>
      signIn.watch((isNeeded) => {
        if (isNeeded && !dialog.current?.open) dialog.current?.showModal();
        if (!isNeeded) dialog.current?.close();
      }),
    [signIn],
  );

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onCancel={() => signIn.goOn(false)}
    >
      <h2 id="sign-in-again">{t("signIn.title")}</h2>
      <p>{t("signIn.text")}</p>
      <p className={styles.actions}>
        <a
          className={buttons.secondary}
          href={`${staffPaths.login}?lang=${locale}`}
          target="_blank"
          rel="noopener"
        >
          {t("signIn.open")}
        </a>
        <button type="button" className={buttons.primary} onClick={() => signIn.goOn(true)}>
          {t("signIn.goOn")}
        </button>
      </p>
    </dialog>
  );
}
