import { getEventChoices } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import type { Choice } from "./programmeData.ts";
import { type ProgrammeFilters, filterQuery } from "./programmeFilters.ts";
import type { PanelFilter } from "@festival/contracts/programme/filters";

/** Asks the backend for the choices of a list whose names have the words; none where it refuses. */
export async function fetchChoices(
  name: PanelFilter,
  find: string,
  { filters, locale, signal }: { filters: ProgrammeFilters; locale: Locale; signal: AbortSignal },
): Promise<Choice[]> {
  const query = { locale, ...filterQuery(filters), list: name, find };
  const { ok, body } = await fetchCall(getEventChoices, query, { signal });
  if (!ok) return [];
  return body[name].choices.map(({ id, title, count }) => [String(id), title, count]);
}
