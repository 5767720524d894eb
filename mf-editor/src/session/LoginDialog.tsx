import { getUser } from "@festival/contracts/calls/staff";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { Observable, Subject } from "rxjs";
import { Dialog } from "../dialog/Dialog.tsx";
import styles from "../dialog/dialog.module.css";
import { signIn, type SignInAnswer } from "./signIn.ts";

interface LoginDialogProps {
  loginNeeded$: Observable<void>;
  /** Told who has signed in, by email address. */
  signedIn$: Subject<string>;
  /** The address of who works here. */
  email: string;
  locale: Locale;
  /** Whether the session has ended already. */
  isNeeded?: boolean;
  /** Loads the page again: another person must not see what the first one wrote. */
  reload?: () => void;
}

async function whoIsSignedIn(locale: Locale): Promise<string | undefined> {
  const answer = await fetchCall(getUser, { locale }, { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.body.email : undefined;
}

/** Signs in again beside the page, so that what was being edited stays. */
export function LoginDialog(props: LoginDialogProps) {
  const { loginNeeded$, signedIn$, email, locale, isNeeded = false } = props;
  const { reload = () => location.reload() } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isNeeded);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Exclude<SignInAnswer, { kind: "signedIn" }>>();
  /** Of the first step, where a code is asked for. */
  const [token, setToken] = useState<string>();

  useEffect(() => {
    const subscription = loginNeeded$.subscribe(() => setOpen(true));
    return () => subscription.unsubscribe();
  }, [loginNeeded$]);

  // the address is filled in already
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const next = token === undefined ? "password" : "code";
    form.current?.querySelector<HTMLElement>(`[name=${next}]`)?.focus();
  }, [isOpen, token]);

  const close = () => {
    setOpen(false);
    setAnswer(undefined);
    setToken(undefined);
  };

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(
      ([, value]) => typeof value === "string",
    );
    setBusy(true);
    const given = await signIn(locale, {
      ...(token !== undefined && { token }),
      ...(Object.fromEntries(typed) as Record<string, string>),
    });
    const person = given.kind === "signedIn" ? await whoIsSignedIn(locale) : undefined;
    setBusy(false);
    if (person !== undefined) {
      // first: from here on nothing of the former person is sent
      signedIn$.next(person);
      if (person !== email) reload();
      close();
      return;
    }
    setAnswer(given.kind === "signedIn" ? { kind: "refused", problem: undefined } : given);
    if (given.kind === "code") setToken(given.token);
  }

  if (!isOpen) return null;
  const problem = answer?.kind === "refused" && (answer.problem ?? t("login.failed"));
  return (
    <Dialog title={t("login.title")} onClose={close}>
      <p>{t(token === undefined ? "login.text" : "login.code_text")}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
        {token === undefined ? (
          <>
            <label>
              {t("login.email")}
              <input
                name="email"
                type="email"
                autoComplete="username"
                required
                defaultValue={email}
              />
            </label>
            <label>
              {t("login.password")}
              <input name="password" type="password" autoComplete="current-password" required />
            </label>
          </>
        ) : (
          <label>
            {t("login.code")}
            <input name="code" autoComplete="one-time-code" required />
          </label>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <p className={styles.actions}>
          <button type="submit" className={styles.main} disabled={isBusy}>
            {t(isBusy ? "login.busy" : "login.submit")}
          </button>
          <button type="button" className={styles.other} onClick={close}>
            {t("login.close")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
