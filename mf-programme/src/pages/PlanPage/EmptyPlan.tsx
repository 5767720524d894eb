import { ButtonLink } from "@festival/shared-ui";
import { ConcertList } from "../../concerts/ConcertList.tsx";
import type { PlanData } from "../../plan/planData.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanPage.module.css";

/** What a plan is good for, and what to begin with. */
export function EmptyPlan({ data }: { data: PlanData }) {
  const words = usePlanWords();
  const { next = [] } = data;
  return (
    <>
      <div className={styles.empty}>
        <p className={styles.paper}>{words("empty.paper")}</p>
        <p className={styles.lead}>{words("empty.lead")}</p>
        <p className={styles.text}>{words("empty.how")}</p>
        <noscript>
          <p className={styles.text}>{words("empty.withoutScripts")}</p>
        </noscript>
        <p>
          <ButtonLink href={data.programmeHref} arrow>
            {words("empty.programme")}
          </ButtonLink>
        </p>
      </div>
      {next.length > 0 && (
        <div className={styles.toBegin}>
          <ConcertList title={words("empty.next")} events={next} />
        </div>
      )}
    </>
  );
}
