import { addressOf } from "@festival/contracts/calls/call";
import { getPlanIcs } from "@festival/contracts/calls/programme";
import { Button } from "@festival/shared-ui";
import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useId, useRef, useState } from "react";
import { createFeed, deleteFeed, readFeed, type CalendarFeed } from "../../plan/calendarFeed.ts";
import { useFeedFollowingPlan } from "../../plan/useFeedFollowingPlan.ts";
import { usePlan } from "../../plan/usePlan.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanTools.module.css";

interface SubscriptionProps {
  feed: CalendarFeed | null;
  onChange(feed: CalendarFeed | null): void;
}

/** A calendar that follows the plan of this device: made, shown and deleted here. */
function Subscription({ feed, onChange }: SubscriptionProps) {
  const words = usePlanWords();
  const { locale } = usePage();
  const plan = usePlan() ?? [];
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<"deleted" | "failed" | null>(null);
  const path = feed && addressOf(getPlanIcs, { locale, token: feed.id });
  const actions = useRef<HTMLParagraphElement>(null);
  const isAnswered = useRef(false);

  useEffect(() => {
    if (isBusy || !isAnswered.current) return;
    isAnswered.current = false;
    // what was pressed is gone, and took the focus with it
    const next = actions.current?.querySelector("a, button");
    if (next instanceof HTMLElement) next.focus();
  }, [isBusy]);

  async function run(work: Promise<CalendarFeed | null>): Promise<void> {
    setIsBusy(true);
    setOutcome(null);
    try {
      const next = await work;
      onChange(next);
      if (!next) setOutcome("deleted");
    } catch {
      setOutcome("failed");
    } finally {
      isAnswered.current = true;
      setIsBusy(false);
    }
  }

  const subscribe = () => {
    const ids = plan.map(({ id }) => id);
    return run(createFeed(locale, ids));
  };

  return (
    <div className={styles.words}>
      <p>{words("calendar.about")}</p>
      <p ref={actions} className={styles.actions}>
        {feed && path ? (
          <>
            <a href={`webcal://${location.host}${path}`}>{words("calendar.open")}</a>
            <a href={path}>{words("calendar.address")}</a>
            <Button
              variant="ink"
              size="small"
              disabled={isBusy}
              onClick={() => void run(deleteFeed(locale, feed))}
            >
              {words("calendar.delete")}
            </Button>
          </>
        ) : (
          <Button variant="outline" size="small" disabled={isBusy} onClick={() => void subscribe()}>
            {words("calendar.subscribe")}
          </Button>
        )}
      </p>
      <p role="status">{outcome && words(`calendar.${outcome}`)}</p>
    </div>
  );
}

/** A calendar that follows the plan of this device. */
export function PlanCalendar({ isEmpty }: { isEmpty: boolean }) {
  const words = usePlanWords();
  const { locale } = usePage();
  const headingId = useId();
  const plan = usePlan();
  const [feed, setFeed] = useState<CalendarFeed | null>(null);
  useEffect(() => setFeed(readFeed()), []);
  useFeedFollowingPlan(plan, locale);
  // after emptying the plan, visitors must still be able to delete its calendar
  if (isEmpty && !feed) return null;
  return (
    <section className={styles.tool} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words("calendar.title")}
      </h2>
      <Subscription feed={feed} onChange={setFeed} />
    </section>
  );
}
