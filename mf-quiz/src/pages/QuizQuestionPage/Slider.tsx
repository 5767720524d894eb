import { useTranslation } from "@festival/shared-ui/i18n";
import { type CSSProperties, useState } from "react";
import type { Choice } from "./loadQuizQuestionPage.ts";
import styles from "./Slider.module.css";

interface SliderProps {
  label: string;
  choices: readonly Pick<Choice, "id" | "text">[];
  /** In per cent. */
  place: number;
}

/** The answers at a place: one, or the two that it lies between. */
function answersAt(choices: SliderProps["choices"], place: number): string[] {
  const at = (place / 100) * (choices.length - 1);
  return choices.slice(Math.floor(at), Math.ceil(at) + 1).map(({ text }) => text);
}

/**
 * From the first answer to the last without steps between; the answers stand below where they are meant. On phones the
 * first and the last do, and the nearest below the thumb, where scripts can move it.
 */
export function Slider({ label, choices, place }: SliderProps) {
  const { t } = useTranslation();
  const [now, setNow] = useState(place);
  const [low, high] = answersAt(choices, now);
  const words = t(high ? "question.between" : "question.at", { place: now, low, high });
  return (
    <div className={styles.slider}>
      <input
        className={styles.range}
        type="range"
        name="answer"
        min={0}
        max={100}
        step={5}
        defaultValue={place}
        onChange={({ target }) => setNow(Number(target.value))}
        aria-label={label}
        aria-valuetext={words}
        aria-describedby="slider-answers"
      />
      {/* for eyes: the slider says the same */}
      <p className={styles.now} style={{ "--at": now } as CSSProperties} aria-hidden="true">
        {choices[Math.round((now / 100) * (choices.length - 1))]?.text}
      </p>
      <ol id="slider-answers" className={styles.answers}>
        {choices.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
