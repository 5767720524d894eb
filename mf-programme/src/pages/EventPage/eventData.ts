import type { BroadcastKind, EventDetail } from "@festival/contracts/api/events";
import type { PublicSettings } from "@festival/contracts/api/settings";
import type { Sponsor } from "@festival/contracts/api/programme/sponsors";
import type { Section } from "@festival/contracts/api/content";
import type { Image } from "@festival/contracts/api/common";
import type { AccessFeature } from "@festival/contracts/programme/accessFeatures";
import type { CastData } from "../../events/castOf.ts";
import type { DatedEvent } from "../../events/datedEvent.ts";
import type { Ticket } from "../../events/eventRow.ts";
import type { ProgrammeItem } from "../../events/programmeItems.ts";

export interface EventVenue {
  name: string;
  /** Null where visitors find no page of it. */
  href: string | null;
  street: string;
  /** Postal code and city. */
  city: string;
  description: string;
  access: AccessFeature[];
  /** What the features leave open; may be empty. */
  accessText: string;
}

/** How it differs from what was announced. */
export interface EventNotice {
  /** May be empty. */
  reason: string;
  /** When it was to be; empty where that is unchanged or not known. */
  previousDate: string;
  /** Where it was to be; null where that is unchanged or not known. */
  previousVenue: { name: string; href: string } | null;
}

/** An address of this site or another one, in a list of them. */
export interface NamedLink {
  title: string;
  href: string;
}

export interface EventDownload extends NamedLink {
  id: number;
  /** Name under which it is saved. */
  name: string;
  /** Kind and size, such as "PDF, 1,2 MB". */
  about: string;
}

export interface RelatedArticle {
  id: number;
  href: string;
  pretitle: string;
  title: string;
  image: Image | null;
}

export interface SponsorGroup {
  tier: Sponsor["tier"];
  sponsors: { id: number; name: string; url: string; logo: Image | null }[];
}

/** One thing that changed after it was announced. */
export interface EventChange {
  id: number;
  /** Calendar day for `<time>`, and in words. */
  date: string;
  dateLong: string;
  text: string;
}

/** An event beside this one. */
export interface Neighbour {
  id: number;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  href: string;
  /** Its day in words. */
  when: string;
}

/** What comes before and after an event, by time. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** What the screen shows as the API answers it, besides the event's plain texts. */
export const answeredFields = [
  "id",
  "title",
  "title_language",
  "subtitle",
  "status",
  "is_past",
  "resident_artist",
  "fellowship_artist",
  "concessions",
  "education",
  "description",
  "program_text",
] as const satisfies readonly (keyof EventDetail)[];
type AnsweredField = (typeof answeredFields)[number];

/** What an event's screen shows, ready to read. */
export interface EventData extends Pick<EventDetail, AnsweredField> {
  /** Null where there is nothing to say about its status. */
  notice: EventNotice | null;
  /** Besides what `notice` says; the newest first. */
  changes: EventChange[];
  changesHref: string;
  /** At the head; null where there is none. */
  image: Image | null;
  /** Further ones. */
  pictures: Image[];
  /** What staff composed for the page. */
  modules: Section[];
  /** The way back: the programme. */
  programmeHref: string;
  when: {
    /** For `<time>`: with offset, or the day alone where the time is not known. */
    dateTime: string;
    dates: string;
    /** Empty where only the day is known. */
    times: string;
  };
  /** Clock time, empty where unknown. */
  doors: string;
  introduction: { time: string; place: string } | null;
  /** Null where nothing is known of one. */
  interval: { minutes: number | null } | "none" | null;
  genres: { id: number; title: string; href: string }[];
  /** Pages of a focus or a series that list it. */
  partOf: NamedLink[];
  /** A calendar file; null once it is over, or cancelled. */
  calendarHref: string | null;
  /** Null where there is none. */
  bookletHref: string | null;
  /** When and where, in one line, for whom it is recommended to. */
  summary: string;
  ticket: Ticket | null;
  /** "18–42 €"; empty where unknown. */
  price: string;
  /** Who sells the tickets and what the prices include; null where nothing is known of it, and where others sell. */
  shop: PublicSettings["ticket_shop"] | null;
  /** What happens with a ticket, and what to do; empty for an ordinary sale. */
  ticketWords: string[];
  /** Evenings like it, where it can't be heard: cancelled or sold out. At most three, by date. */
  alternatives: DatedEvent[];
  access: AccessFeature[];
  /** What else is written of it in a few words, none of them empty. */
  facts: { name: string; text: string }[];
  programme: ProgrammeItem[];
  cast: CastData;
  venue: EventVenue | null;
  broadcasts: (NamedLink & { kind: BroadcastKind })[];
  downloads: EventDownload[];
  links: NamedLink[];
  articles: RelatedArticle[];
  sponsors: SponsorGroup[];
  /** In the whole programme. */
  neighbours: Neighbours;
}
