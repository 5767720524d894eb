import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import type { PlannedEvent } from "@festival/contracts/plan";
import type { PlanData, PlanEvent } from "./planData.ts";

type ChangeKind = ProgrammeChange["kind"];

/** Something about a marked event that its visitor can't know yet. */
export interface PlanNews {
  /** The same for the same news. */
  key: string;
  event: Pick<PlanEvent, "title" | "href">;
  kind: ChangeKind;
  /** May be empty. */
  text: string;
}

/** Few tickets, or none, are no news to visitors who have marked the event; nor that an event is an extra one. */
const newsKinds: readonly ChangeKind[] = ["cancelled", "postponed", "moved", "programme", "cast"];

/** Whether a change is news to a visitor who knows all changes until a moment. */
export function isNews(
  { kind, at }: { kind: ChangeKind; at: string },
  { knownUntil }: Pick<PlannedEvent, "knownUntil">,
): boolean {
  return newsKinds.includes(kind) && Date.parse(at) > Date.parse(knownUntil);
}

function newsOf(event: PlanEvent, planned: PlannedEvent): PlanNews[] {
  const about = { title: event.title, href: event.href };
  const news: PlanNews[] = event.news
    .filter((change) => isNews(change, planned))
    .map(({ id, kind, text }) => ({ key: `${id}`, event: about, kind, text }));
  // the log may not have it, but visitors must not come on the wrong day
  const isMoved = event.dateTime !== planned.dateTime && event.status !== "cancelled";
  if (isMoved && news.every(({ kind }) => kind !== "postponed")) {
    news.push({ key: `${event.id} ${event.dateTime}`, event: about, kind: "postponed", text: "" });
  }
  return news;
}

const eventsOf = ({ days, past }: PlanData) => [...days, ...past].flatMap(({ events }) => events);

/** Changes have seconds, the page's clock to the minute: what was read is known. */
function latest(knownUntil: string, now: string, news: PlanEvent["news"]): string {
  return [knownUntil, now, ...news.map(({ at }) => at)].reduce((last, moment) =>
    Date.parse(moment) > Date.parse(last) ? moment : last,
  );
}

/** What changed about marked events since their visitor last knew all; the past changes no more. */
export function planNews(plan: readonly PlannedEvent[], data: PlanData): PlanNews[] {
  const byId = new Map(plan.map((planned) => [planned.id, planned]));
  return eventsOf(data).flatMap((event) => {
    const planned = byId.get(event.id);
    return planned && !event.isPast ? newsOf(event, planned) : [];
  });
}

/**
 * The plan of a visitor who has read what its page tells.
 * @param now the festival's clock when the page was made
 */
export function asKnown(
  plan: readonly PlannedEvent[],
  data: PlanData,
  now: string,
): readonly PlannedEvent[] {
  const byId = new Map(eventsOf(data).map((event) => [event.id, event]));
  return plan.map((planned) => {
    const event = byId.get(planned.id);
    if (!event) return planned;
    const { dateTime, news } = event;
    return { ...planned, dateTime, knownUntil: latest(planned.knownUntil, now, news) };
  });
}
