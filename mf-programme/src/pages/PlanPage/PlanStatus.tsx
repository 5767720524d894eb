import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./PlanPage.module.css";
import type { PlanPageState } from "./usePlanPage.ts";

/** How far what is shown can be trusted: of when it is, what it lacks, how long it lasts. */
export function PlanStatus({ state: { view, isOnline, isKept } }: { state: PlanPageState }) {
  const { t } = useTranslation();
  const isOwn = view.kind === "own";
  const data = view.kind === "empty" ? null : view.data;
  const unread = isOwn ? view.unread : [];
  return (
    <div className={styles.status} role="status">
      {isOwn && view.isBehind && isOnline && <p>{t("plan.loading")}</p>}
      {!isOnline && data && <p>{t("plan.offline", { asOf: data.asOf })}</p>}
      {!isOnline && unread.length > 0 && (
        <p>{t("plan.unread", { titles: unread.map(({ title }) => title).join("; ") })}</p>
      )}
      {isOwn && !isKept && <p>{t("plan.notKept")}</p>}
    </div>
  );
}
