import type { Choice } from "./loadQuizQuestionPage.ts";
import styles from "./Slider.module.css";

interface SliderProps {
  label: string;
  choices: readonly Pick<Choice, "id" | "text">[];
  /** In per cent. */
  place: number;
}

/** From the first answer to the last without steps between; the answers stand below where they are meant. */
export function Slider({ label, choices, place }: SliderProps) {
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
        aria-label={label}
        aria-describedby="slider-answers"
      />
      <ol id="slider-answers" className={styles.answers}>
        {choices.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
