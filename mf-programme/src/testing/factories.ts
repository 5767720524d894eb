import type { Artist } from "@festival/contracts/api/programme/people";
import type { Composer, EventComposition, Work } from "@festival/contracts/api/programme/works";
import type { EventDetail, EventListPage, EventTeaser } from "@festival/contracts/api/events";
import type { Season } from "@festival/contracts/api/programme/season";
import type { Venue } from "@festival/contracts/api/programme/venues";
import type { FullEvent } from "@festival/contracts/api/fullEvent";
import type { EventChoices } from "@festival/contracts/api/programme";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { eventTeaser, image } from "@festival/shared-ui/owner/testEvent";
import { eventTexts } from "@festival/contracts/programme/eventTexts";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { byName } from "@festival/contracts/fieldsByName";
import {
  flagFilters,
  linkedFilters,
  linksFilters,
  panelFilters,
} from "@festival/contracts/programme/filters";

export { eventTeaser, image };

export function work(given: Partial<EventComposition> = {}): EventComposition {
  return {
    id: 1,
    work_id: 31,
    composer_id: 4,
    kind: "work",
    composer: "Ludwig van Beethoven",
    composer_years: "1770–1827",
    title: "Streichquartett cis-Moll op. 131",
    detail: "Sieben Sätze, attacca",
    duration_minutes: 39,
    soloists: [],
    ...given,
  };
}

export function workDetail(given: Partial<Work> = {}): Work {
  return {
    id: 31,
    title: "Streichquartett cis-Moll op. 131",
    slug: {
      de: "streichquartett-cis-moll-op-131",
      en: "string-quartet-in-c-sharp-minor-op-131",
    },
    catalogue: "op. 131",
    musical_key: "cis-Moll",
    composer_obj: {
      id: 4,
      name: "Ludwig van Beethoven",
      slug: { de: "ludwig-van-beethoven", en: "ludwig-van-beethoven" },
      years: "1770–1827",
    },
    duration: { shortest: 39, longest: 39 },
    details: ["Sieben Sätze, attacca"],
    booklet_event_objs: [
      { id: 7, slug: { de: "cis-moll", en: "c-sharp-minor" }, title: "Cis-Moll" },
    ],
    ...given,
  };
}

export function composer(given: Partial<Composer> = {}): Composer {
  const { id, title, slug } = workDetail();
  return {
    id: 4,
    name: "Ludwig van Beethoven",
    slug: { de: "ludwig-van-beethoven", en: "ludwig-van-beethoven" },
    years: "1770–1827",
    work_objs: [
      { id, title, slug, event_count: 2 },
      { id: 32, title: "Eroica", slug: { de: "eroica", en: "eroica" }, event_count: 1 },
    ],
    ...given,
  };
}

export function venue(given: Partial<Venue> = {}): Venue {
  return {
    id: 3,
    name: "Alte Schmiede",
    slug: { de: "alte-schmiede", en: "old-forge" },
    street: "Hammerweg 4",
    postal_code: "53111",
    city: "Bonn",
    country: "DE",
    position: { latitude: 50.74, longitude: 7.1 },
    access: ["step_free"],
    access_text: "",
    travel: null,
    link_objs: [],
    description: "Eine Halle, in der bis 1971 Anker geschmiedet wurden.",
    image_obj: null,
    ...given,
  };
}

export function eventDetail(given: Partial<FullEvent> = {}): FullEvent {
  return {
    ...eventTeaser(),
    doors_at: "2025-08-30T08:00:00.000Z",
    introduction: { starts_at: "2025-08-30T08:15:00.000Z", place: "Foyer" },
    previous: null,
    interval: { duration_minutes: 20 },
    ...byName(eventTexts, () => ""),
    concessions: "Ermäßigt ab 9 €",
    age_recommendation: "ab 10 Jahren",
    education: "Vorbereitung im Musikunterricht auf Anfrage",
    description: null,
    program_text: null,
    modules: [],
    resident_artist: false,
    fellowship_artist: false,
    cast: [],
    compositions: [],
    event_compositions: [
      work(),
      work({
        id: 2,
        kind: "interval",
        composer: "",
        composer_years: "",
        title: "",
        detail: "",
        duration_minutes: 20,
      }),
      work({
        id: 3,
        composer: "György Kurtág",
        composer_years: "*1926",
        title: "Officium breve op. 28",
        detail: "",
        duration_minutes: 12,
        soloists: [{ name: "Nora Feld", role: "Violine" }],
      }),
    ],
    event_castmembers: [
      castMember(1, "Nora", "Feld", "Violine"),
      castMember(2, "Ayumi", "Sander", "Violine"),
      castMember(3, "Luc", "Marais", "Viola"),
    ],
    event_ensembles: [
      { id: 5, name: "Quartett Halbmond", slug: { de: "halbmond", en: "halbmond" } },
    ],
    venue_obj: venue(),
    event_sponsors: [
      {
        id: 1,
        name: "Stiftung Stromauf",
        url: "https://stromauf.example",
        tier: "partner",
        image_obj: null,
      },
    ],
    event_articles: [],
    download_objs: [],
    link_objs: [],
    broadcast_objs: [],
    ...given,
  };
}

export function castMember(
  id: number,
  firstName: string,
  lastName: string,
  role: string,
): EventDetail["event_castmembers"][number] {
  const slug = `${firstName}-${lastName}`.toLowerCase();
  return { id, first_name: firstName, last_name: lastName, slug: { de: slug, en: slug }, role };
}

export function season(given: Partial<Season> = {}): Season {
  return {
    id: 1,
    title: "Musikfest am Strom 2025",
    motto: "Alles klingt",
    starts_on: "2025-08-28",
    ends_on: "2025-09-27",
    description: "",
    tickets_from: null,
    image_obj: null,
    ...given,
  };
}

export function artist(given: Partial<Artist> = {}): Artist {
  return {
    ...castMember(1, "Nora", "Feld", "Violine"),
    biography: {
      blocks: [
        {
          key: "a",
          text: "Nora Feld gründete ein Quartett.",
          type: "unstyled",
          depth: 0,
          inlineStyleRanges: [],
          entityRanges: [],
        },
      ],
      entityMap: {},
    },
    resident_artist: false,
    fellowship_artist: false,
    link_objs: [],
    image_obj: image({ width: 1500, height: 1800 }),
    ensembles: [{ id: 5, name: "Quartett Halbmond", slug: { de: "halbmond", en: "half-moon" } }],
    ...given,
  };
}

export function programmeChange(given: Partial<ProgrammeChange> = {}): ProgrammeChange {
  const { id, slug, title, date_and_time, has_time, status, venue_obj } = eventTeaser();
  return {
    id: 1,
    kind: "cast",
    text: "Es entfällt: Ada Alt.",
    at: "2025-08-19T10:00:00.000Z",
    event_obj: {
      id,
      slug,
      title,
      date_and_time,
      has_time,
      time_zone: festivalZone,
      status,
      venue_obj,
    },
    ...given,
  };
}

/** A list that has all its events on one page, or is a page of a longer one. */
export function eventList(
  results: EventTeaser[] = [],
  given: Partial<EventListPage> = {},
): EventListPage {
  return { count: results.length, next: null, previous: null, results, ...given };
}

/** What the filters offer: nothing, but for what the test is about. */
export function eventChoices(given: Partial<EventChoices> = {}): EventChoices {
  const none = { total: 0, choices: [] };
  return {
    count: 1,
    ...byName(flagFilters, () => 0),
    ...byName(linksFilters, () => []),
    access: [],
    ...byName([...panelFilters, ...linkedFilters], () => none),
    ...given,
  };
}

/** A whole list of options, each as its id, its name and its count. */
export function choiceList(
  ...options: [id: number, title: string, count: number][]
): EventChoices["venues"] {
  const choices = options.map(([id, title, count]) => ({ id, title, count }));
  return { total: choices.filter(({ count }) => count > 0).length, choices };
}

/** What the settings say of the ticket shop; both empty for nothing. */
export const ticketShop = (fees_words: string, seller = "Musikfest gGmbH") => ({
  ticket_shop: { seller, address: seller && "Uferpromenade 1", fees_words },
});
