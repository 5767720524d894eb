import { mostPlanned, withoutPlanned, withPlanned } from "@festival/contracts/plan";
import { useBus, useBusValue } from "../../owner/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./MarkButton.module.css";

interface MarkButtonProps {
  event: { id: number; title: string; dateTime: string };
  /** What it says of an event that is not on the plan, of one that is, and where the plan holds no more. */
  words: { mark: string; marked: string; full: string };
}

/**
 * Puts an event on the visitor's plan, and takes it off again. It keeps its place from the beginning, so
 * that nothing moves, and is seen once it can do something. Its words say whether the event is marked; a pressed state
 * besides would say it twice.
 */
export function MarkButton({ event, words }: MarkButtonProps) {
  const bus = useBus();
  const plan = useBusValue(bus?.plan$, null);
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
      {isFull ? words.full : isMarked ? words.marked : words.mark}
      <VisuallyHidden>{`: ${event.title}`}</VisuallyHidden>
    </button>
  );
}
