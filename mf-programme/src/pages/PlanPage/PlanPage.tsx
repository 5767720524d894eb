import { Container, PageTitle } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { PlanData } from "../../plan/planData.ts";
import { usePlanWords } from "./planWords.ts";
import { EmptyPlan } from "./EmptyPlan.tsx";
import { ForeignPlan } from "./ForeignPlan.tsx";
import { PlanCalendar } from "./PlanCalendar.tsx";
import { PlanDays } from "./PlanDays.tsx";
import { PlanLink } from "./PlanLink.tsx";
import { PlanScale } from "./PlanScale.tsx";
import { PlanTools } from "./PlanTools.tsx";
import { PlanNewsList } from "./PlanNewsList.tsx";
import styles from "./PlanPage.module.css";
import { PlanStatus } from "./PlanStatus.tsx";
import { RemovedLine } from "./RemovedLine.tsx";
import { useFocusAfterFirst } from "./useFocusAfterFirst.ts";
import { usePlanPage } from "./usePlanPage.ts";

/** What one wants to hear, day by day: one's own plan, or another's that its link has brought. */
export function PlanPage({ page }: ScreenProps<PlanData>) {
  const words = usePlanWords();
  const { data } = page;
  const state = usePlanPage(page);
  const { view } = state;
  const shown = view.kind === "empty" ? null : view.data;
  const isOwn = view.kind === "own";
  const isForeign = view.kind === "foreign";
  const isEmpty = view.kind === "empty";
  const head = useFocusAfterFirst(isEmpty);
  const count = shown?.days.reduce((sum, { events }) => sum + events.length, 0) ?? 0;
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <div
          ref={head}
          tabIndex={-1}
          className={styles.head}
          data-foreign={isForeign ? "" : undefined}
        >
          <PageTitle size="display">{words(isForeign ? "foreign.title" : "title")}</PageTitle>
          {count > 0 && <p className={styles.count}>{words("count", { count })}</p>}
          <PlanStatus state={state} />
        </div>
        {shown && (
          // whose plan it is only the device knows: the place is kept, so that nothing moves
          <div className={styles.next}>
            {view.kind === "foreign" ? (
              <ForeignPlan others={view.others.length} onTakeOver={state.takeOver} />
            ) : (
              <PlanTools data={shown} />
            )}
          </div>
        )}
      </div>
      {isEmpty && <EmptyPlan data={data} />}
      <PlanNewsList news={state.news} />
      {shown && <PlanScale data={shown} />}
      {shown && <PlanDays data={shown} onRemove={isOwn ? state.remove : undefined} />}
      {view.kind === "foreign" && <PlanTools data={view.data} />}
      <div className={styles.tools}>
        {count > 0 && shown && <PlanLink codeSrc={shown.codeSrc} />}
        {(isOwn || isEmpty) && <PlanCalendar isEmpty={count === 0} />}
      </div>
      <RemovedLine state={state} />
    </Container>
  );
}
