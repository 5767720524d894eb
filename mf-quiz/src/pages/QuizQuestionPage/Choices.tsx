import type { QuestionKind } from "@festival/contracts/api/quiz";
import { addressOf } from "@festival/contracts/calls/call";
import { getQuizCaptions } from "@festival/contracts/calls/quiz";
import { Picture } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { Choice } from "./loadQuizQuestionPage.ts";
import styles from "./Choices.module.css";

interface ChoicesProps {
  kind: QuestionKind;
  choices: readonly Choice[];
}

/** Answers to choose from, one or several of them: words, pictures or sounds. */
export function Choices({ kind, choices }: ChoicesProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
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
              />
              {text}
            </span>
          </label>
          {sound && (
            <audio className={styles.sound} controls preload="none" src={sound} aria-label={text}>
              <track
                kind="captions"
                srcLang={locale}
                label={t("question.captions")}
                src={addressOf(getQuizCaptions, { locale, file: `${id}.vtt` })}
              />
            </audio>
          )}
        </div>
      ))}
    </div>
  );
}
