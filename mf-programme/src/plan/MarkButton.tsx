import { mostPlanned, withoutPlanned, withPlanned } from "@festival/contracts/plan";
import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useBus } from "@festival/shared-ui/owner";
import styles from "./MarkButton.module.css";
import { usePlan } from "./usePlan.ts";

interface MarkButtonProps {
  event: { id: number; title: string; dateTime: string };
}

/**
 * Puts an event on the visitor's plan, and takes it off again. It keeps its place from the beginning, so
 * that nothing moves, and is seen once it can do something. Its words say whether the event is marked; a pressed state
 * besides would say it twice.
 */
export function MarkButton({ event }: MarkButtonProps) {
  const { t } = useTranslation();
  const bus = useBus();
  const plan = usePlan();
  const isMarked = plan?.some(({ id }) => id === event.id) ?? false;
  const isFull = !isMarked && (plan?.length ?? 0) >= mostPlanned;

  function toggle(): void {
    if (!bus || isFull) return;
    const { plan$, page$, setPlan } = bus;
    setPlan(
      isMarked
        ? withoutPlanned(plan$.value, event.id)
        : withPlanned(plan$.value, [event], page$.value.now),
    );
  }

  return (
    <button
      type="button"
      className={styles.mark}
      data-marked={isMarked || undefined}
      aria-disabled={isFull || undefined}
      disabled={plan === null}
      onClick={toggle}
    >
      {isFull ? t("plan.full") : isMarked ? t("plan.marked") : t("plan.mark")}
      <VisuallyHidden>{`: ${event.title}`}</VisuallyHidden>
    </button>
  );
}
