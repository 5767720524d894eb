import { reviewDays } from "@festival/contracts/reviews/bounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import dialog from "../dialog/dialog.module.css";
import styles from "../publish/publish.module.css";

const choices = [3, 7, reviewDays.usual, 30, reviewDays.most];
/** Characters of what readers are told at most. */
const longestNote = 500;

interface NewReviewProps {
  /** The address of the link that was made just now. */
  made: string | undefined;
  isBusy: boolean;
  onMake(body: { note: string; days: number }): void;
}

/** Makes a link to the present state, and shows its address, which is told this once. */
export function NewReview({ made, isBusy, onMake }: NewReviewProps) {
  const { t } = useTranslation();
  const id = useId();
  const [note, setNote] = useState("");
  const [days, setDays] = useState<number>(reviewDays.usual);
  const [isCopied, setCopied] = useState(false);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  if (made) {
    return (
      <div className={styles.made}>
        <label htmlFor={`${id}-made`}>{t("review.made")}</label>
        <input
          id={`${id}-made`}
          readOnly
          value={made}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the address is what the button was pressed for
          autoFocus
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          className={dialog.small}
          onClick={() => void copy(made).catch(() => setCopied(false))}
        >
          {t(isCopied ? "review.copied" : "review.copy")}
        </button>
      </div>
    );
  }
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        onMake({ note, days });
      }}
    >
      <label>
        {t("review.note")}
        <input
          value={note}
          maxLength={longestNote}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <label>
        {t("review.days")}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {choices.map((each) => (
            <option key={each} value={each}>
              {t("review.daysOf", { count: each })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={dialog.main} disabled={isBusy}>
        {t("review.make")}
      </button>
    </form>
  );
}
