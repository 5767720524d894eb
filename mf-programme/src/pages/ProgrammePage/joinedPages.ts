import type { DatedEvent } from "../../events/datedEvent.ts";
import type { ProgrammeData, ProgrammeDay } from "./programmeData.ts";
import { programmeHref } from "./programmeFilters.ts";

/** Pages of one list, one after the other, as a reader has called them up. */
export interface JoinedPages {
  /** The last of them, as it came from the server. */
  latest: ProgrammeData;
  /** Number of the first of them. */
  first: number;
  days: readonly ProgrammeDay[];
  matches: readonly DatedEvent[];
  banners: ProgrammeData["banners"];
  /** Address of the first event of the last page, where pages stand before it; else empty. */
  continuedAt: string;
}

export function onePage(data: ProgrammeData): JoinedPages {
  const { days, matches, banners } = data;
  return { latest: data, first: data.page, days, matches, banners, continuedAt: "" };
}

/** The same list has the same filters, and did not grow or shrink in between. */
export function isSameList(one: ProgrammeData, other: ProgrammeData): boolean {
  return (
    one.count === other.count &&
    programmeHref("de", one.filters) === programmeHref("de", other.filters)
  );
}

/** A day may go on behind the turn of a page. */
function joinDays(before: readonly ProgrammeDay[], next: readonly ProgrammeDay[]): ProgrammeDay[] {
  const [first, ...others] = next;
  const last = before.at(-1);
  if (!first || !last || first.date !== last.date) return [...before, ...next];
  return [
    ...before.slice(0, -1),
    { ...last, events: [...last.events, ...first.events] },
    ...others,
  ];
}

/** Adds the next page of the same list. */
export function withNextPage(before: JoinedPages, data: ProgrammeData): JoinedPages {
  return {
    latest: data,
    first: before.first,
    days: joinDays(before.days, data.days),
    matches: [...before.matches, ...data.matches],
    banners: before.banners,
    continuedAt: (data.matches[0] ?? data.days[0]?.events[0])?.href ?? "",
  };
}
