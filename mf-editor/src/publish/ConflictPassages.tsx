import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import dialog from "../dialog/dialog.module.css";
import type { Answer, Passages } from "../workingCopy/passages.ts";
import styles from "./publish.module.css";

const answers: readonly Answer[] = ["mine", "theirs", "both"];

/** Asks passage by passage what shall stand where two people changed the same words. */
export function ConflictPassages({
  passages,
  onAnswered,
}: {
  passages: Passages;
  onAnswered(value: unknown): void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<readonly (Answer | undefined)[]>([]);
  const given = passages.open.map((_, index) => chosen[index]);
  const all = given.filter((each) => each !== undefined);
  return (
    <>
      <p className={styles.lead}>{t("conflict.each")}</p>
      {passages.open.map((words, index) => (
        <fieldset key={index} className={styles.changes}>
          <legend className={styles.group}>
            {t("conflict.passage", { number: index + 1, count: passages.open.length })}
          </legend>
          {answers.map((answer) => (
            <label key={answer} className={styles.name}>
              <input
                type="radio"
                name={`${id}-${index}`}
                checked={given[index] === answer}
                onChange={() => setChosen(given.with(index, answer))}
              />
              <span>
                {t(`conflict.answer.${answer}`)}{" "}
                <span className={styles.passage}>{words[answer] || t("conflict.nothing")}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className={styles.lineActions}>
        <button
          type="button"
          className={dialog.main}
          disabled={all.length < passages.open.length}
          onClick={() => onAnswered(passages.answered(all))}
        >
          {t("conflict.takeChosen")}
        </button>
      </p>
    </>
  );
}
