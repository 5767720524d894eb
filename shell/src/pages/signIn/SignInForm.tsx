import { Button } from "@festival/shared-ui";
import type { ReactNode } from "react";
import styles from "./SignIn.module.css";

interface SignInFormProps {
  /** The page's own address. */
  action: string;
  submit: string;
  /** Sent along unseen, by name. */
  hidden?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form that is sent without scripts: its document has none. */
export function SignInForm({ action, submit, hidden, children }: SignInFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
