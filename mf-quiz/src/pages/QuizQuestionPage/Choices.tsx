import type { QuestionKind } from "@festival/contracts/api/quiz";
import { Picture } from "@festival/shared-ui";
import type { Choice } from "./loadQuizQuestionPage.ts";
import styles from "./Choices.module.css";

interface ChoicesProps {
  kind: QuestionKind;
  choices: readonly Choice[];
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
              />
              {text}
            </span>
          </label>
          {sound && (
            // a noise without speech: the answer's words are all there is to caption
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio className={styles.sound} controls preload="none" src={sound} aria-label={text} />
          )}
        </div>
      ))}
    </div>
  );
}
