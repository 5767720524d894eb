import { useTranslation } from "@festival/shared-ui/i18n";
import { type CSSProperties, useState } from "react";
import type { Choice } from "./loadQuizQuestionPage.ts";
import styles from "./Slider.module.css";

interface SliderProps {
  label: string;
  choices: readonly Pick<Choice, "id" | "text">[];
  /** In per cent. */
  place: number;
  /** False where it is in the middle only because it was never moved. */
  isPlaced: boolean;
}

/** The answers at a place: one, or the two that it lies between. */
function answersAt(choices: SliderProps["choices"], place: number): string[] {
  const at = (place / 100) * (choices.length - 1);
  return choices.slice(Math.floor(at), Math.ceil(at) + 1).map(({ text }) => text);
}

/**
 * From the first answer to the last without steps between. The answers stand below where they are meant, the nearest one
 * in bold; on phones only the first and the last do, and the nearest comes along above the thumb. Until it is moved it
 * is hollow, and says that it can be.
 */
export function Slider({ label, choices, place, isPlaced }: SliderProps) {
  const { t } = useTranslation();
  const [now, setNow] = useState(place);
  const [isMoved, setIsMoved] = useState(isPlaced);
  const [low, high] = answersAt(choices, now);
  const words = t(high ? "question.between" : "question.at", { place: now, low, high });
  const nearest = isMoved ? Math.round((now / 100) * (choices.length - 1)) : -1;
  return (
    <div className={styles.slider} data-moved={isMoved ? "" : undefined}>
      {/* for eyes: the slider says the same */}
      <p className={styles.now} style={{ "--at": now } as CSSProperties} aria-hidden="true">
        {choices[nearest]?.text ?? t("question.unmoved")}
      </p>
      <input
        className={styles.range}
        type="range"
        name="answer"
        min={0}
        max={100}
        step={5}
        defaultValue={place}
        onChange={({ target }) => {
          setNow(Number(target.value));
          setIsMoved(true);
        }}
        // a press on it means the middle
        onPointerUp={() => setIsMoved(true)}
        aria-label={label}
        aria-valuetext={words}
        aria-describedby="slider-answers"
      />
      <ol id="slider-answers" className={styles.answers}>
        {choices.map(({ id, text }, index) => (
          <li key={id} data-nearest={index === nearest ? "" : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
