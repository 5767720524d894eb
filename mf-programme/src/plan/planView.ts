import type { PlannedEvent } from "@festival/contracts/plan";
import type { PlanData, PlanDay, PlanEvent } from "./planData.ts";

/** What the plan's page shows of an address on a certain device. */
export type PlanView =
  /** Nothing is marked, and nothing is in the address. */
  | { kind: "empty" }
  /** As the address has it: on the server, and until scripts run. */
  | { kind: "address"; data: PlanData }
  | {
      kind: "own";
      /** Null where nothing of it was ever read. */
      data: PlanData | null;
      /** What `data` does not tell, as it was marked. */
      unread: readonly PlannedEvent[];
      /** Whether the address is to follow the plan. */
      isBehind: boolean;
    }
  /** Another device's, or an old one. */
  | {
      kind: "foreign";
      data: PlanData;
      /** Ids of what is ahead and the own plan lacks. */ others: number[];
    };

const areSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

const wayWithin = ({ way }: PlanEvent, ids: readonly number[]) =>
  way && ids.includes(way.fromId) ? way : null;

function only(days: readonly PlanDay[], ids: readonly number[]): PlanDay[] {
  return days
    .map((day) => ({
      ...day,
      events: day.events
        .filter(({ id }) => ids.includes(id))
        // from a concert that has left the plan no one comes
        .map((event) => ({ ...event, way: wayWithin(event, ids) })),
    }))
    .filter(({ events }) => events.length > 0);
}

/** The same plan with these events alone. */
function narrowed(data: PlanData, ids: readonly number[]): PlanData {
  return {
    ...data,
    days: only(data.days, ids),
    past: only(data.past, ids),
    missing: data.missing.filter((id) => ids.includes(id)),
    clashes: data.clashes.filter(
      ({ first, second }) => ids.includes(first) && ids.includes(second),
    ),
  };
}

/**
 * @param plan null while nothing can be known of it
 * @param data of the page, made from its address
 * @param kept the last page of this device's own plan
 */
export function planView(
  plan: readonly PlannedEvent[] | null,
  data: PlanData,
  kept: PlanData | null,
): PlanView {
  if (plan === null) return data.ids.length > 0 ? { kind: "address", data } : { kind: "empty" };
  const mine = plan.map(({ id }) => id);
  if (data.ids.length === 0 && mine.length === 0) return { kind: "empty" };
  if (areSame(data.ids, mine)) return { kind: "own", data, unread: [], isBehind: false };
  // the device's own address of before, which the plan has left behind
  const isOwn = data.ids.length === 0 || (kept !== null && areSame(data.ids, kept.ids));
  if (!isOwn) {
    const ahead = data.days.flatMap(({ events }) => events.map(({ id }) => id));
    return { kind: "foreign", data, others: ahead.filter((id) => !mine.includes(id)) };
  }
  const read = data.ids.length > 0 ? data : kept;
  return {
    kind: "own",
    data: read && narrowed(read, mine),
    unread: plan.filter(({ id }) => !read?.ids.includes(id)),
    isBehind: true,
  };
}
