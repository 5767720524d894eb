import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import { text } from "../../platform/locales/texts.ts";
import { momentInWords } from "../events/dayInWords.ts";
import type { ProgrammeDifference, ProgrammeState } from "./compareProgramme.ts";

/** Names by id, in both languages, of all that a difference speaks of. */
export interface Names {
  venues: ReadonlyMap<number, Localized>;
  works: ReadonlyMap<number, Localized>;
  artists: ReadonlyMap<number, Localized>;
  ensembles: ReadonlyMap<number, Localized>;
}

const named = (ids: readonly number[], names: ReadonlyMap<number, Localized>, locale: Locale) =>
  ids.flatMap((id) => names.get(id)?.[locale] ?? []);

const without = (ids: readonly number[], others: readonly number[] = []) => [
  ...new Set(ids).difference(new Set(others)),
];

/** "Neu: … Es entfällt: …", as far as there is any. */
function comingAndGoing(coming: string[], going: string[], locale: Locale): string[] {
  return [
    ...(coming.length > 0 ? [text(locale, "change.coming", { names: coming.join(", ") })] : []),
    ...(going.length > 0 ? [text(locale, "change.going", { names: going.join(", ") })] : []),
  ];
}

function sentences(
  { kind, previous }: ProgrammeDifference,
  after: ProgrammeState,
  names: Names,
  locale: Locale,
): string[] {
  const opening = text(locale, `change.${kind}`);
  const clock = { hasTime: after.has_time, timeZone: after.time_zone };
  const moment = (instant: string) => momentInWords(new Date(instant), clock, locale);
  switch (kind) {
    case "cancelled":
    case "added":
      return [opening, after.status_reason[locale]];
    case "postponed":
      return [
        text(locale, "change.newTime", {
          time: moment(after.starts_at),
          before: moment(previous.starts_at ?? after.starts_at),
        }),
        after.status_reason[locale],
      ];
    case "moved": {
      const venue = names.venues.get(after.venue_id ?? 0)?.[locale];
      const where = venue ? text(locale, "change.newVenue", { venue }) : opening;
      return [where, after.status_reason[locale]];
    }
    case "programme": {
      const now = after.event_compositions.flatMap(({ composition_id: id }) => id ?? []);
      const before = previous.composition_ids ?? [];
      const coming = named(without(now, before), names.works, locale);
      const going = named(without(before, now), names.works, locale);
      return [opening, ...comingAndGoing(coming, going, locale)];
    }
    case "cast": {
      const artists = after.event_castmembers.map(({ artist_id: id }) => id);
      const { artist_ids: oldArtists = [], ensemble_ids: oldEnsembles = [] } = previous;
      const coming = [
        ...named(without(artists, oldArtists), names.artists, locale),
        ...named(without(after.ensemble_ids, oldEnsembles), names.ensembles, locale),
      ];
      const going = [
        ...named(without(oldArtists, artists), names.artists, locale),
        ...named(without(oldEnsembles, after.ensemble_ids), names.ensembles, locale),
      ];
      return [opening, ...comingAndGoing(coming, going, locale)];
    }
    case "ticket":
  }
  return [text(locale, `change.ticket.${after.button_status}`)];
}

/** What visitors read about a change, in both languages; staff can reword it. */
export function wordChange(
  difference: ProgrammeDifference,
  after: ProgrammeState,
  names: Names,
): Localized {
  return localize((locale) =>
    sentences(difference, after, names, locale)
      .filter((sentence) => sentence !== "")
      .join(" "),
  );
}
