import type { QuestionKind } from "@festival/contracts/api/quiz";
import { Picture } from "@festival/shared-ui";
import type { MouseEvent } from "react";
import type { Choice } from "./loadQuizQuestionPage.ts";
import styles from "./Choices.module.css";
import { Sound } from "./Sound.tsx";

interface ChoicesProps {
  kind: QuestionKind;
  choices: readonly Choice[];
}

/** One press is enough; people who choose by keys go from answer to answer, and on by the button. */
function goOn({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (!currentTarget.matches(":focus-visible")) currentTarget.form?.requestSubmit();
}

/** Answers to choose from, one or several of them: words, pictures or sounds. */
export function Choices({ kind, choices }: ChoicesProps) {
  const several = kind === "several";
  return (
    <div className={styles.choices} data-kind={kind}>
      {choices.map(({ id, text, image, sound, chosen }) => (
        <div key={id} className={styles.item}>
          <label className={styles.choice}>
            {kind === "pictures" && image && (
              <span className={styles.picture}>
                <Picture image={image} sizes="(min-width: 48em) 20rem, 45vw" decorative />
              </span>
            )}
            <span className={styles.words}>
              <input
                className={styles.mark}
                type={several ? "checkbox" : "radio"}
                name="answer"
                value={id}
                defaultChecked={chosen}
                required={!several}
                // else browsers tell screen readers that it is wrong before anything was chosen
                aria-invalid={false}
                onClick={several ? undefined : goOn}
              />
              {text}
            </span>
          </label>
          {sound && <Sound id={id} src={sound} name={text} />}
        </div>
      ))}
    </div>
  );
}
