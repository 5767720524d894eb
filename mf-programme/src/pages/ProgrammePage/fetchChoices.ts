import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventChoices } from "@festival/contracts/api/programme";
import type { Locale } from "@festival/contracts/locales";
import type { PanelFilter } from "@festival/contracts/programme/filters";
import type { Choice } from "./programmeData.ts";
import { filterQuery, type ProgrammeFilters } from "./programmeFilters.ts";

/** Asks the backend for the choices of a list whose names have the words; none where it refuses. */
export async function fetchChoices(
  name: PanelFilter,
  find: string,
  { filters, locale, signal }: { filters: ProgrammeFilters; locale: Locale; signal: AbortSignal },
): Promise<Choice[]> {
  const query = { ...filterQuery(filters), list: name, find };
  const answer = await fetch(apiPaths.eventChoices(locale, query), { signal });
  if (!answer.ok) return [];
  const found: EventChoices = await answer.json();
  return found[name].choices.map(({ id, title, count }) => ({
    value: String(id),
    title,
    count,
    isActive: false,
  }));
}
