import type { Image, RichText } from "@festival/contracts/api/common";
import type { ConcertsData } from "../../concerts/concertsData.ts";

/** What an artist's screen shows. */
export interface ArtistData {
  name: string;
  /** Instrument, voice or function; may be empty. */
  role: string;
  biography: RichText | null;
  image: Image | null;
  isResident: boolean;
  isFellowship: boolean;
  links: { title: string; href: string }[];
  ensembles: { id: number; name: string; href: string }[];
  /** The way back: the programme. */
  programmeHref: string;
  concerts: ConcertsData;
}

/** The place of the page that mf-magazine fills with articles about the artist's concerts. */
export const articlesSlot = "articles";
