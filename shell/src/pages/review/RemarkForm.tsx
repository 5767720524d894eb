import { remarkLengths } from "@festival/contracts/reviews/bounds";
import type { Locale } from "@festival/contracts/locales";
import { Button } from "@festival/shared-ui";
import type { Unsent } from "./reviewData.ts";
import { reviewTexts } from "./reviewTexts.ts";
import styles from "./ReviewPage.module.css";

interface FieldProps {
  id: string;
  name: keyof typeof remarkLengths;
  label: string;
  value: string;
  hasProblem: boolean;
  /** Id of what says what is wrong. */
  problem: string | undefined;
}

function Field({ id, name, label, value, hasProblem, problem }: FieldProps) {
  const control = {
    className: styles.control,
    id,
    name,
    maxLength: remarkLengths[name],
    defaultValue: value,
    "aria-invalid": hasProblem || undefined,
    "aria-describedby": hasProblem ? problem : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      {name === "text" ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} autoComplete={name === "name" ? "name" : "off"} />
      )}
    </div>
  );
}

interface RemarkFormProps {
  locale: Locale;
  /** The page's own address. */
  action: string;
  /** Sent along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** For ids. */
  prefix: string;
  /** What was typed into this form and not taken. */
  unsent: Unsent | undefined;
  /** Whether the whole is decided about; a comment on a piece otherwise. */
  isDecision?: boolean;
}

/** What a reader writes of a piece, or decides about the whole; it works without scripts. */
export function RemarkForm({
  locale,
  action,
  hidden,
  prefix,
  unsent,
  isDecision,
}: RemarkFormProps) {
  const t = reviewTexts(locale);
  const problem = unsent && `${prefix}-problem`;
  const field = (name: keyof typeof remarkLengths, label: string) => (
    <Field
      id={`${prefix}-${name}`}
      name={name}
      label={label}
      value={unsent?.[name] ?? ""}
      hasProblem={unsent?.problem === name}
      problem={problem}
    />
  );
  return (
    <form method="post" action={action} className={styles.form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unsent && (
        <p id={problem} role="alert" className={styles.problem}>
          {t(`review.problem.${unsent.problem}`, { max: unsent.max })}
        </p>
      )}
      {!isDecision && field("quote", t("review.quote"))}
      {field("text", t(isDecision ? "review.words" : "review.text"))}
      {field("name", t("review.name"))}
      <div className={styles.buttons}>
        {isDecision ? (
          <>
            <Button type="submit" name="kind" value="approved">
              {t("review.approve")}
            </Button>
            <Button type="submit" name="kind" value="changes" variant="outline">
              {t("review.askForChanges")}
            </Button>
          </>
        ) : (
          <Button type="submit" name="kind" value="comment">
            {t("review.send")}
          </Button>
        )}
      </div>
    </form>
  );
}
