import type { EventClashQuery } from "@festival/contracts/calls/eventActs";
import { festivalInstant } from "@festival/contracts/time/festivalTime";
import type { FormValues } from "../fields/formValues.ts";

const numberOf = (value: unknown) => (typeof value === "number" && value > 0 ? value : undefined);
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as FormValues[]) : []);

/** The moment of an input of a form, which is empty while it is none. */
const momentOf = (reading: unknown) =>
  typeof reading === "string" && reading !== ""
    ? festivalInstant(reading).toISOString()
    : undefined;

/** Each id once, for an address; undefined where there is none. */
function listOf(ids: readonly unknown[]): string | undefined {
  const known = [...new Set(ids.map(numberOf).filter((id) => id !== undefined))].slice(0, 100);
  return known.length > 0 ? known.join(",") : undefined;
}

/**
 * What an event takes up by the form that is being typed.
 * @returns undefined where nothing can clash: without a time, without a venue and people, or once it is cancelled
 */
export function clashQuery(form: FormValues, id: number | null): EventClashQuery | undefined {
  const start = momentOf(form.starts_at);
  if (!start || form.has_time === false || form.status === "cancelled") return undefined;
  const end = momentOf(form.ends_at);
  const soloists = rowsOf(form.event_compositions).flatMap(({ soloists: row }) => rowsOf(row));
  const needs = {
    venue_id: numberOf(form.venue_id),
    artist_ids: listOf(
      [...rowsOf(form.event_castmembers), ...soloists].map(({ artist_id: artist }) => artist),
    ),
    ensemble_ids: listOf(Array.isArray(form.ensemble_ids) ? form.ensemble_ids : []),
  };
  const known = Object.entries(needs).filter(([, value]) => value !== undefined);
  if (known.length === 0) return undefined;
  return {
    starts_at: start,
    ...(end !== undefined && end > start && { ends_at: end }),
    ...Object.fromEntries(known),
    ...(id !== null && { except: id }),
  };
}
