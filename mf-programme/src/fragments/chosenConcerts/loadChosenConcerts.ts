import { listEvents } from "@festival/contracts/calls/programme";
import type { Fragments, UncheckedProps } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { datedEvent, type DatedEvent } from "../../events/datedEvent.ts";

/** The concert that comes next. */
export async function probeChosenConcerts({
  api,
}: FragmentContext): Promise<{ events: number[] } | null> {
  const { results } = await api.get(listEvents);
  return results[0] ? { events: [results[0].id] } : null;
}

const isId = (value: unknown): value is number => typeof value === "number";

/**
 * @param props `events`: ids of concerts that the embedding page speaks of, past ones too
 * @returns what is to come first; those that are not public any more are left out
 */
export async function loadChosenConcerts(
  { events }: UncheckedProps<Fragments["mf-programme"]["chosenConcerts"]>,
  { api, locale, now }: FragmentContext,
): Promise<DatedEvent[]> {
  const ids = Array.isArray(events) ? events.filter(isId) : [];
  if (ids.length === 0) return [];
  const { results } = await api.get(listEvents, { ids: ids.join(",") });
  return results
    .toSorted((a, b) => Number(a.is_past) - Number(b.is_past))
    .map((event) => datedEvent(event, locale, now));
}
