import { href } from "@festival/contracts/routes";
import { Button } from "@festival/shared-ui";
import { usePage } from "@festival/shared-ui/owner";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanPage.module.css";

interface ForeignPlanProps {
  /** How many of its events the own plan lacks. */
  others: number;
  onTakeOver(): void;
}

/** Says that this is not one's own plan, and offers to add it to that. */
export function ForeignPlan({ others, onTakeOver }: ForeignPlanProps) {
  const words = usePlanWords();
  const { locale } = usePage();
  return (
    <section className={styles.foreign} aria-label={words("foreign.label")}>
      <p className={styles.lead}>{words("foreign.lead")}</p>
      <p className={styles.text}>
        {others > 0 ? words("foreign.others", { count: others }) : words("foreign.none")}
      </p>
      <div className={styles.ways}>
        {others > 0 && <Button onClick={onTakeOver}>{words("foreign.take")}</Button>}
        <a className={styles.way} href={href("plan", locale)}>
          {words("foreign.mine")}
        </a>
      </div>
    </section>
  );
}
