import { Suspense, useEffect, useState, type ComponentProps } from "react";
import { lazyWithWords } from "../words/withWords.tsx";
import type { LoginDialog } from "./LoginDialog.tsx";

/** Fetches the dialog for signing in. */
export const fetchLogin = () => import("./LoginDialog.tsx");

const dialogs = lazyWithWords(async () => (await fetchLogin()).LoginDialog);

/** Asks to sign in again once the session has ended; until then there is nothing of it. */
export function LoginGuard(props: ComponentProps<typeof LoginDialog>) {
  const { loginNeeded$, locale } = props;
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const subscription = loginNeeded$.subscribe(() => setNeeded(true));
    return () => subscription.unsubscribe();
  }, [loginNeeded$]);
  const LoginDialog = dialogs[locale];
  return (
    wasNeeded && (
      <Suspense>
        <LoginDialog {...props} isNeeded />
      </Suspense>
    )
  );
}
