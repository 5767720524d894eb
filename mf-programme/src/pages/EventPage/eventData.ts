import type { EventStatus } from "@festival/contracts/api/events";
import type { Image, RichText } from "@festival/contracts/api/common";
import type { AccessFeature } from "../../events/accessFeatures.ts";
import type { Ticket } from "../../events/eventRow.ts";

/** One work on the programme, or the interval between two. */
export interface ProgrammeItem {
  id: number;
  kind: "work" | "interval";
  composer: string;
  composerYears: string;
  title: string;
  detail: string;
  minutes: number | null;
  soloists: { name: string; role: string }[];
}

/** All who do the same thing, in the order of the programme. */
export interface CastGroup {
  /** Empty where nobody has said what they do. */
  role: string;
  members: { id: number; name: string; href: string }[];
}

export interface EventVenue {
  name: string;
  href: string;
  street: string;
  /** Postal code and city. */
  city: string;
  description: string;
  access: AccessFeature[];
}

/** What an event's screen shows, ready to read. */
export interface EventData {
  title: string;
  subtitle: string;
  status: EventStatus;
  isPast: boolean;
  image: Image | null;
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
  genre: string;
  ticket: Ticket | null;
  /** "18–42 €"; empty where unknown. */
  price: string;
  concessions: string;
  access: AccessFeature[];
  ageRecommendation: string;
  education: string;
  programme: ProgrammeItem[];
  programmeText: RichText | null;
  ensembles: { id: number; name: string; href: string }[];
  cast: CastGroup[];
  description: RichText | null;
  venue: EventVenue | null;
  sponsors: { id: number; name: string; url: string }[];
}
