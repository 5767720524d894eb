import { accountCalls } from "@festival/contracts/calls/account";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { answered } from "../../calls/answered.ts";
import fields from "../fields/fields.module.css";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import styles from "./account.module.css";

/** Changes one's password; all other browsers are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const cache = useQueryClient();
  const wordsOf = useProblemWords();
  const id = useId();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<{ field: "current" | "new" | null; words: string }>();
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const send = async () => {
    setIsSending(true);
    setProblem(undefined);
    setIsDone(false);
    try {
      const body = { current_password: current, password };
      await answered(transport.send(accountCalls.changePassword, {}, body));
      setCurrent("");
      setPassword("");
      setIsDone(true);
      await cache.invalidateQueries({ queryKey: ["account", "sessions"] });
    } catch (error) {
      const details = isCallProblem(error) ? error.details : {};
      if (details.fields?.current_password) {
        setProblem({ field: "current", words: t("account.wrongPassword") });
      } else if (details.problem) {
        setProblem({ field: "new", words: t(`account.problem.${details.problem}`) });
      } else setProblem({ field: null, words: wordsOf(error) });
    } finally {
      setIsSending(false);
    }
  };
  const input = (
    field: "current" | "new",
    value: string,
    onChange: (text: string) => void,
    autoComplete: string,
  ) => (
    <div className={fields.input}>
      <label htmlFor={`${id}-${field}`}>{t(`account.${field}`)}</label>
      <input
        id={`${id}-${field}`}
        type="password"
        required
        autoComplete={autoComplete}
        value={value}
        aria-invalid={problem?.field === field}
        aria-describedby={problem?.field === field ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* for password managers, which keep a password by its name */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {input("current", current, setCurrent, "current-password")}
      {input("new", password, setPassword, "new-password")}
      <p id={`${id}-problem`} role="alert" className={fields.problem}>
        {problem?.words}
      </p>
      <p>
        <button type="submit" className={buttons.primary} disabled={isSending}>
          {t("account.change")}
        </button>
      </p>
      <p role="status">{isDone && t("account.changed")}</p>
    </form>
  );
}
