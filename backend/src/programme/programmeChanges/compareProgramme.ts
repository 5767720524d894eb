import type { ButtonStatus, EventStatus } from "@festival/contracts/api/events";
import type { ProgrammeChangeKind } from "@festival/contracts/api/programme/programmeChanges";
import type { Localized } from "@festival/contracts/locales";

/** What visitors count on, of an event as staff keep it. */
export interface ProgrammeState {
  /** ISO 8601. */
  starts_at: string;
  has_time: boolean;
  time_zone: string;
  venue_id: number | null;
  status: EventStatus;
  status_reason: Localized;
  button_status: ButtonStatus;
  is_online: boolean;
  event_compositions: readonly { composition_id?: number | null }[];
  event_castmembers: readonly { artist_id: number }[];
  ensemble_ids: readonly number[];
}

/** One thing that is different, with what it was before by the API's field names. */
export interface ProgrammeDifference {
  kind: ProgrammeChangeKind;
  previous: Partial<{
    status: EventStatus;
    starts_at: string;
    venue_id: number | null;
    composition_ids: number[];
    artist_ids: number[];
    ensemble_ids: number[];
    button_status: ButtonStatus;
  }>;
}

const works = ({ event_compositions: list }: ProgrammeState) =>
  list.flatMap(({ composition_id: id }) => id ?? []);
const people = ({ event_castmembers: list }: ProgrammeState) => [
  ...new Set(list.map(({ artist_id: id }) => id)),
];

/** The same, in whatever order. */
function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0;
}

const isSameTime = (one: string, other: string) =>
  new Date(one).getTime() === new Date(other).getTime();

/**
 * What visitors must know when an event is changed: nothing about one that is not public yet, or no
 * longer, and of one that is called off only that.
 */
export function compareProgramme(
  before: ProgrammeState,
  after: ProgrammeState,
): ProgrammeDifference[] {
  if (!before.is_online || !after.is_online) return [];
  const { status } = before;
  if (after.status === "cancelled") {
    return status === "cancelled" ? [] : [{ kind: "cancelled", previous: { status } }];
  }
  const differences: ProgrammeDifference[] = [];
  if (after.status === "added" && status !== "added") {
    differences.push({ kind: "added", previous: { status } });
  }
  if (!isSameTime(before.starts_at, after.starts_at)) {
    differences.push({ kind: "postponed", previous: { starts_at: before.starts_at } });
  }
  if (before.venue_id !== after.venue_id) {
    differences.push({ kind: "moved", previous: { venue_id: before.venue_id } });
  }
  if (!isSameSet(works(before), works(after))) {
    differences.push({ kind: "programme", previous: { composition_ids: works(before) } });
  }
  const isSameCast =
    isSameSet(people(before), people(after)) && isSameSet(before.ensemble_ids, after.ensemble_ids);
  if (!isSameCast) {
    const previous = { artist_ids: people(before), ensemble_ids: [...before.ensemble_ids] };
    differences.push({ kind: "cast", previous });
  }
  if (before.button_status !== after.button_status) {
    differences.push({ kind: "ticket", previous: { button_status: before.button_status } });
  }
  return differences;
}
