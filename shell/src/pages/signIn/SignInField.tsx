import styles from "./SignIn.module.css";

/** Of the paragraph that says what is wrong. */
export const problemId = "sign-in-problem";

interface SignInFieldProps {
  name: "email" | "password" | "repeat" | "code";
  label: string;
  /** What a password manager fills in. */
  autoComplete: "username" | "current-password" | "new-password" | "one-time-code";
  /** What was typed before; never a password. */
  value?: string;
  /** Whether the page says that something is wrong. */
  hasProblem: boolean;
  /** Id of a paragraph that explains the field. */
  hint?: string;
}

const types = { email: "email", password: "password", repeat: "password", code: "text" } as const;
/** Digits first, no corrections. */
const codeInput = { inputMode: "numeric", autoCapitalize: "none", spellCheck: false } as const;

/** A field that must be filled in. */
export function SignInField({
  name,
  label,
  autoComplete,
  value,
  hasProblem,
  hint,
}: SignInFieldProps) {
  const describedBy = [hasProblem && problemId, hint].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`sign-in-${name}`}>
        {label}
      </label>
      <input
        className={styles.control}
        id={`sign-in-${name}`}
        name={name}
        type={types[name]}
        autoComplete={autoComplete}
        required
        defaultValue={value}
        aria-describedby={describedBy || undefined}
        {...(name === "code" && codeInput)}
      />
    </div>
  );
}
