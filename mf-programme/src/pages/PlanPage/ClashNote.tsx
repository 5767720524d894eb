import type { PlanClash } from "../../plan/clashes.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanDays.module.css";

interface ClashNoteProps {
  clash: PlanClash;
  /** Of the other event. */
  title: string;
}

/** Why one can't hear an event and another one, or hardly. */
export function ClashNote({ clash, title }: ClashNoteProps) {
  const words = usePlanWords();
  return (
    <p className={styles.clash} data-kind={clash.kind}>
      {clash.kind === "overlap"
        ? words("clash.overlap", { title })
        : words(`clash.${clash.way.by}`, {
            title,
            count: clash.gap,
            minutes: clash.way.minutes,
          })}
    </p>
  );
}
