import type { Locale } from "@festival/contracts/locales";
import type { PlannedEvent } from "@festival/contracts/plan";
import { useEffect } from "react";
import { isFeedBehind, readFeed, updateFeed } from "./calendarFeed.ts";

/** Visitors mark several events in a row: one call for all of them. */
const patienceMs = 1500;

/** Lets the calendar that this device has made follow its plan, where there is one. */
export function useFeedFollowingPlan(plan: readonly PlannedEvent[] | null, locale: Locale): void {
  useEffect(() => {
    if (!plan) return undefined;
    const timer = setTimeout(() => {
      const feed = readFeed();
      const ids = plan.map(({ id }) => id);
      if (!feed || !isFeedBehind(feed, ids)) return;
      // where it fails the next change, or the next page, tries again
      updateFeed(locale, feed, ids).catch(() => undefined);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [plan, locale]);
}
