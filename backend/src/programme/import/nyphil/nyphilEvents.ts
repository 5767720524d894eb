import { localize, type Localized } from "@festival/contracts/locales";
import { dayIn, instantIn } from "@festival/contracts/time/wallClock";
import type {
  ImportedArtist,
  ImportedEnsemble,
  ImportedEvent,
  ImportedProgrammeItem,
} from "../importedEvent.ts";
import { anonymousTitle, composer } from "./composer.ts";
import { eventTitle } from "./eventTitle.ts";
import { eventType } from "./eventTypes.ts";
import { conducting, instrument, isGroup } from "./instruments.ts";
import { isNoPerson, nameParts, readableName, tidy } from "./names.ts";
import type { NyphilProgramme, NyphilWork } from "./nyphilSchema.ts";
import { ensemble, orchestra, venue } from "./places.ts";
import { plainText, workTitle } from "./workTitle.ts";

/** The orchestra's own town: its clock tells the file's days and times. */
const timeZone = "America/New_York";

const emptyRole: Localized = { de: "", en: "" };

function artist(name: string): ImportedArtist {
  return { key: `nyphil:artist:${readableName(name).toLowerCase()}`, ...nameParts(name) };
}

/** "7:30PM" => "19:30"; null where the file knows no time, or says midnight for it. */
export function clockTime(time: string): string | null {
  const found = /^(\d{1,2}):(\d{2})\s?([AP])M$/i.exec(time.trim());
  if (!found) return null;
  const hour = (Number(found[1]) % 12) + (found[3]?.toUpperCase() === "P" ? 12 : 0);
  const reading = `${String(hour).padStart(2, "0")}:${found[2]}`;
  return reading === "00:00" ? null : reading;
}

interface Player {
  name: string;
  role: Localized;
  isGroup: boolean;
  isSoloist: boolean;
  source: string;
}

function players(work: NyphilWork): Player[] {
  return work.soloists
    .filter(({ soloistName }) => soloistName.trim() !== "" && !isNoPerson(soloistName))
    .map(({ soloistName, soloistInstrument, soloistRoles }) => ({
      name: readableName(soloistName),
      role: instrument(soloistInstrument),
      isGroup:
        nameParts(soloistName).firstName === "" &&
        (isGroup(soloistInstrument) || /\b(?:choir|chorus|orchestra|quartet)\b/i.test(soloistName)),
      isSoloist: soloistRoles !== "A",
      source: soloistName,
    }));
}

function conductors(work: NyphilWork): string[] {
  return (work.conductorName ?? "")
    .split(";")
    .map(tidy)
    .filter((name) => name !== "" && !isNoPerson(name));
}

type WorkItem = Required<Extract<ImportedProgrammeItem, { kind: "work" }>>;

function workItem(work: NyphilWork): WorkItem {
  const { title, arranger, coAuthor } = workTitle(work.workTitle ?? "");
  const movement = work.movement === undefined ? "" : plainText(work.movement);
  return {
    kind: "work",
    work: {
      // the part behind the asterisk counts the movements
      key: `nyphil:work:${work.ID.split("*")[0]}`,
      composer: composer(work.composerName, coAuthor),
      title: anonymousTitle(work.composerName, title),
      catalogue:
        /\b(?:Op\. \d+\w*(?: No\. \d+)?|(?:BWV|K\.|D|RV|WWV|HWV|Hob\.) ?[\w:]+)/.exec(
          title.en,
        )?.[0] ?? "",
    },
    detail: localize((locale) => {
      const arranged = locale === "de" ? `bearbeitet von ${arranger}` : `arranged by ${arranger}`;
      return [movement, arranger === "" ? "" : arranged].filter((part) => part !== "").join(" · ");
    }),
    soloists: players(work).map(({ name, role }) => ({ name, role })),
  };
}

function joinDetails(first: Localized, second: Localized): Localized {
  return localize((locale) =>
    [...new Set([...first[locale].split(" · "), ...second[locale].split(" · ")])]
      .filter((part) => part !== "")
      .join(" · "),
  );
}

/** Movements of one work stand in the file as so many works; on a programme they are one entry. */
function programmeItems(works: readonly NyphilWork[]): (WorkItem | { kind: "interval" })[] {
  const items: (WorkItem | { kind: "interval" })[] = [];
  for (const work of works) {
    if (work.interval !== undefined) {
      items.push({ kind: "interval" });
      continue;
    }
    const item = workItem(work);
    const before = items.at(-1);
    if (before?.kind !== "work" || before.work.key !== item.work.key) {
      items.push(item);
      continue;
    }
    before.detail = joinDetails(before.detail, item.detail);
    const known = new Set(before.soloists.map(({ name, role }) => `${name}|${role.en}`));
    before.soloists.push(
      ...item.soloists.filter(({ name, role }) => !known.has(`${name}|${role.en}`)),
    );
  }
  return items;
}

/** Conductors first, then soloists, then those who play along; each with all they do. */
function castOf(works: readonly NyphilWork[]): NonNullable<ImportedEvent["cast"]> {
  const people = works.flatMap(players).filter((player) => !player.isGroup);
  const inOrder = [
    ...works.flatMap(conductors).map((name) => ({ source: name, role: conducting })),
    ...people.filter((player) => player.isSoloist),
    ...people.filter((player) => !player.isSoloist),
  ];
  const cast = new Map<string, { artist: ImportedArtist; roles: Localized[] }>();
  for (const { source, role } of inOrder) {
    const person = artist(source);
    const entry = cast.get(person.key) ?? { artist: person, roles: [] };
    if (role.en !== "" && !entry.roles.some((known) => known.en === role.en))
      entry.roles.push(role);
    cast.set(person.key, entry);
  }
  return [...cast.values()].map(({ artist: person, roles }) => ({
    artist: person,
    role: roles.length === 0 ? emptyRole : localize((l) => roles.map((role) => role[l]).join(", ")),
  }));
}

function ensemblesOf(programme: NyphilProgramme): ImportedEnsemble[] {
  const own = orchestra(programme.orchestra);
  const guests = programme.works
    .flatMap(players)
    .filter((player) => player.isGroup)
    .map((player) => ensemble(localize(() => player.name)));
  const all = own ? [own, ...guests] : guests;
  return [...new Map(all.map((entry) => [entry.key, entry])).values()];
}

/** "1995-96" => "1995/96" */
function seasonName(season: string): Localized {
  const years = tidy(season).replace("-", "/");
  return years === "" ? emptyRole : { de: `Saison ${years}`, en: `${years} season` };
}

/** Each concert of a programme as one event; they share everything but day, time, venue and kind. */
export function nyphilEvents(programmes: readonly NyphilProgramme[]): ImportedEvent[] {
  return programmes.flatMap((programme) => {
    const items = programmeItems(programme.works);
    const cast = castOf(programme.works);
    const ensembles = ensemblesOf(programme);
    const season = seasonName(programme.season);
    const onDay = new Map<string, number>();
    return programme.concerts.flatMap((concert): ImportedEvent[] => {
      const day = dayIn(timeZone, new Date(concert.Date));
      const number = (onDay.get(day) ?? 0) + 1;
      onDay.set(day, number);
      if ("isLeftOut" in concert) return [];
      const time = clockTime(concert.Time);
      const kind = eventType(concert.eventType);
      return [
        {
          key: `nyphil:concert:${programme.id}:${day}:${number}`,
          fields: {
            starts_at: instantIn(timeZone, `${day}T${time ?? "00:00"}`).toISOString(),
            has_time: time !== null,
            time_zone: timeZone,
            is_online: !kind.isPrivate,
            title: eventTitle(items, kind.name),
            subtitle: localize((l) =>
              [kind.name[l], season[l]].filter((part) => part !== "").join(" · "),
            ),
            // their tickets are sold by others, where at all
            button_status: "external",
          },
          genre: kind.genre,
          venue: venue(concert.Venue, concert.Location),
          programme: items,
          cast,
          ensembles,
        },
      ];
    });
  });
}
