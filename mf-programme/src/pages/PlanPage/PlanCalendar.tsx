import { apiPaths } from "@festival/contracts/apiPaths";
import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useId, useState } from "react";
import { createFeed, deleteFeed, readFeed, type CalendarFeed } from "../../plan/calendarFeed.ts";
import { useFeedFollowingPlan } from "../../plan/useFeedFollowingPlan.ts";
import { usePlan } from "../../plan/usePlan.ts";
import styles from "./PlanTools.module.css";

interface SubscriptionProps {
  feed: CalendarFeed | null;
  onChange(feed: CalendarFeed | null): void;
}

/** A calendar that follows the plan of this device: made, shown and deleted here. */
function Subscription({ feed, onChange }: SubscriptionProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const plan = usePlan() ?? [];
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<"deleted" | "failed" | null>(null);
  const path = feed && apiPaths.planIcs(locale, feed.id);

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
      setIsBusy(false);
    }
  }

  const subscribe = () => {
    const ids = plan.map(({ id }) => id);
    return run(createFeed(locale, ids));
  };

  return (
    <div className={styles.words}>
      <p>{t("plan.calendar.about")}</p>
      <p className={styles.actions}>
        {feed && path ? (
          <>
            <a href={`webcal://${location.host}${path}`}>{t("plan.calendar.open")}</a>
            <a href={path}>{t("plan.calendar.address")}</a>
            <Button
              variant="ink"
              size="small"
              disabled={isBusy}
              onClick={() => void run(deleteFeed(locale, feed))}
            >
              {t("plan.calendar.delete")}
            </Button>
          </>
        ) : (
          <Button variant="outline" size="small" disabled={isBusy} onClick={() => void subscribe()}>
            {t("plan.calendar.subscribe")}
          </Button>
        )}
      </p>
      <p role="status">{outcome && t(`plan.calendar.${outcome}`)}</p>
    </div>
  );
}

interface PlanCalendarProps {
  /** Empty for a plan without events. */
  icsHref: string;
  /** Whether the plan is that of this device. */
  isOwn: boolean;
}

/** The plan for one's own calendar: as a file, and where scripts run as one that follows the plan. */
export function PlanCalendar({ icsHref, isOwn }: PlanCalendarProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const headingId = useId();
  const plan = usePlan();
  const [feed, setFeed] = useState<CalendarFeed | null>(null);
  useEffect(() => setFeed(readFeed()), []);
  useFeedFollowingPlan(isOwn ? plan : null, locale);
  // whoever has emptied the plan must still be able to delete its calendar
  if (!icsHref && !feed) return null;
  return (
    <section className={styles.tool} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t("plan.calendar.title")}
      </h2>
      {icsHref && (
        <p className={styles.actions}>
          <a href={icsHref} download rel="nofollow">
            {t("plan.calendar.file")}
          </a>
        </p>
      )}
      {isOwn && <Subscription feed={feed} onChange={setFeed} />}
    </section>
  );
}
