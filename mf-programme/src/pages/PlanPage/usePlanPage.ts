import type { Page } from "@festival/contracts/pageOwner";
import { withoutPlanned, withPlanned, type PlannedEvent } from "@festival/contracts/plan";
import { href } from "@festival/contracts/routes";
import { useBusValue, useOwner } from "@festival/shared-ui/owner";
import { useEffect, useMemo, useState } from "react";
import { keepPlan, readKeptPlan } from "../../plan/keptPlan.ts";
import type { PlanData } from "../../plan/planData.ts";
import { asKnown, planNews, type PlanNews } from "../../plan/planNews.ts";
import { planView, type PlanView } from "../../plan/planView.ts";
import { usePlan } from "../../plan/usePlan.ts";

export interface PlanPageState {
  view: PlanView;
  isOnline: boolean;
  /** False where the plan is gone with the window. */
  isKept: boolean;
  /** What the visitor could not know when they came. */
  news: readonly PlanNews[];
  /** What was taken off last, and can be put back. */
  removed: PlannedEvent | null;
  remove(id: number): void;
  undo(): void;
  /** Closes the offer to undo. */
  forget(): void;
  /** Adds another plan's events to the own one, and shows it. */
  takeOver(): void;
}

function titleOf(view: PlanView, id: number): string | undefined {
  const days = view.kind === "empty" || !view.data ? [] : [...view.data.days, ...view.data.past];
  return days.flatMap(({ events }) => events).find((event) => event.id === id)?.title;
}

/** The plan's page on a device: brings address, plan and what is kept of it together. */
export function usePlanPage({ data, locale, now }: Page<PlanData>): PlanPageState {
  const { bus, navigate } = useOwner();
  const plan = usePlan();
  const isOnline = useBusValue(bus?.online$, true);
  const [kept, setKept] = useState(() => (bus ? readKeptPlan(locale) : null));
  const [isKept, setIsKept] = useState(true);
  const [news, setNews] = useState<readonly PlanNews[]>([]);
  const [removed, setRemoved] = useState<PlannedEvent | null>(null);
  const view = useMemo(() => planView(plan, data, kept), [plan, data, kept]);

  const isBehind = view.kind === "own" && view.isBehind;
  const isCurrent = view.kind === "own" && !view.isBehind;
  const addressOf = (events: readonly PlannedEvent[]) =>
    href("plan", locale, {}, { events: events.map(({ id }) => id) });
  const ownAddress = addressOf(plan ?? []);

  useEffect(() => {
    // offline the page tells what it has; the address follows once there is a network
    if (isBehind && isOnline) navigate(ownAddress, { replace: true, keepPosition: true });
  }, [isBehind, isOnline, ownAddress, navigate]);

  useEffect(() => {
    if (!isCurrent || !bus || !plan) return;
    setKept(data);
    setIsKept(keepPlan(locale, data));
    const found = planNews(plan, data);
    if (found.length === 0) return;
    setNews((known) => [
      ...known.filter(({ key }) => found.every((one) => one.key !== key)),
      ...found,
    ]);
    // told once: visitors who have seen it here are not told again
    bus.setPlan(asKnown(plan, data, now));
  }, [isCurrent, bus, plan, data, locale, now]);

  return {
    view,
    isOnline,
    isKept,
    news,
    removed,
    remove(id) {
      if (!bus) return;
      const planned = bus.plan$.value.find((one) => one.id === id);
      // it was marked in either language
      const title = titleOf(view, id) ?? planned?.title;
      setRemoved(planned && title !== undefined ? { ...planned, title } : null);
      bus.setPlan(withoutPlanned(bus.plan$.value, id));
    },
    undo() {
      if (!bus || !removed) return;
      bus.setPlan(withPlanned(bus.plan$.value, [removed], removed.knownUntil));
      setRemoved(null);
    },
    forget: () => setRemoved(null),
    takeOver() {
      if (!bus || view.kind !== "foreign") return;
      const events = view.data.days.flatMap((day) => day.events);
      bus.setPlan(withPlanned(bus.plan$.value, events, now));
      navigate(addressOf(bus.plan$.value), { replace: true });
    },
  };
}
