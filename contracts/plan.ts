/** An event that a visitor has marked, as it was announced to them. */
export interface PlannedEvent {
  id: number;
  /** In the language in which it was marked. */
  title: string;
  /** As `<time>` says it: with offset, or the day alone where the time is not known. */
  dateTime: string;
  /**
   * Until when the visitor knows what is announced, by the festival's clock, ISO 8601 in UTC. What changes
   * later is news to them.
   */
  knownUntil: string;
}

/** What a plan holds at most: a season of a hundred evenings. */
export const mostPlanned = 100;

/**
 * A plan with these events besides those that it has; past `mostPlanned` they find no room.
 * @param now the festival's clock: `page.now` of what the visitor sees, ISO 8601 in UTC
 */
export function withPlanned(
  plan: readonly PlannedEvent[],
  events: readonly Omit<PlannedEvent, "knownUntil">[],
  now: string,
): readonly PlannedEvent[] {
  const added = events.filter(({ id }) => plan.every((planned) => planned.id !== id));
  if (added.length === 0) return plan;
  return [
    ...plan,
    ...added.map(({ id, title, dateTime }) => ({ id, title, dateTime, knownUntil: now })),
  ].slice(0, mostPlanned);
}

/** A plan without one event. */
export function withoutPlanned(plan: readonly PlannedEvent[], id: number): readonly PlannedEvent[] {
  return plan.filter((planned) => planned.id !== id);
}
