import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import { text } from "../../platform/locales/texts.ts";
import { dayInWords } from "../events/dayInWords.ts";
import type { ProgrammeDifference, ProgrammeState } from "./compareProgramme.ts";

/** Names by id, in both languages, of all that a difference speaks of. */
export interface Names {
  venues: ReadonlyMap<number, Localized>;
  works: ReadonlyMap<number, Localized>;
  artists: ReadonlyMap<number, Localized>;
  ensembles: ReadonlyMap<number, Localized>;
}

/** As the site writes it: "…, 19:30 Uhr", "…, 7.30 pm". */
function moment(iso: string, { has_time, time_zone }: ProgrammeState, locale: Locale): string {
  const instant = new Date(iso);
  const day = dayInWords(instant, time_zone, locale);
  if (!has_time) return day;
  const isGerman = locale === "de";
  const time = new Intl.DateTimeFormat(isGerman ? "de-DE" : "en-GB", {
    hour: isGerman ? "2-digit" : "numeric",
    minute: "2-digit",
    hourCycle: isGerman ? "h23" : "h12",
    timeZone: time_zone,
  }).format(instant);
  return `${day}, ${isGerman ? `${time} Uhr` : time.replace(":", ".")}`;
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
  switch (kind) {
    case "cancelled":
    case "added":
      return [opening, after.status_reason[locale]];
    case "postponed":
      return [
        text(locale, "change.newTime", {
          time: moment(after.starts_at, after, locale),
          before: moment(previous.starts_at ?? after.starts_at, after, locale),
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
