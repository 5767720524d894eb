import { ButtonLink } from "@festival/shared-ui";
import type { PlanData } from "../../plan/planData.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanPage.module.css";

/** What a plan is good for, and where to begin. */
export function EmptyPlan({ data }: { data: PlanData }) {
  const words = usePlanWords();
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{words("empty.lead")}</p>
      <p className={styles.text}>{words("empty.how")}</p>
      <noscript>
        <p className={styles.text}>{words("empty.withoutScripts")}</p>
      </noscript>
      <div className={styles.ways}>
        <ButtonLink href={data.programmeHref} arrow>
          {words("empty.programme")}
        </ButtonLink>
        <ButtonLink href={data.quizHref} variant="outline" arrow>
          {words("empty.quiz")}
        </ButtonLink>
      </div>
    </div>
  );
}
