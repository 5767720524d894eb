import { usePlanWords } from "./planWords.ts";
import styles from "./PlanPage.module.css";
import type { PlanPageState } from "./usePlanPage.ts";

/** How far what is shown can be trusted: of when it is, what it lacks, how long it lasts. */
export function PlanStatus({ state: { view, isOnline, isKept } }: { state: PlanPageState }) {
  const words = usePlanWords();
  const isOwn = view.kind === "own";
  const data = view.kind === "empty" ? null : view.data;
  const unread = isOwn ? view.unread : [];
  return (
    <div className={styles.status} role="status">
      {isOwn && view.isBehind && isOnline && <p>{words("loading")}</p>}
      {!isOnline && data && <p>{words("offline", { asOf: data.asOf })}</p>}
      {!isOnline && unread.length > 0 && (
        <p>{words("unread", { titles: unread.map(({ title }) => title).join("; ") })}</p>
      )}
      {isOwn && !isKept && <p>{words("notKept")}</p>}
    </div>
  );
}
