import type { ConcertsData } from "../../concerts/concertsData.ts";
import type { CatalogueLink } from "../../works/catalogueLinks.ts";

/** What a composer's screen shows, ready to read. */
export interface ComposerData {
  name: string;
  /** As printed; may be empty. */
  years: string;
  /** Those that the festival plays or played, by title. */
  works: {
    id: number;
    title: string;
    /** BCP 47, where the title is in another language than the page. */
    language?: string | undefined;
    href: string;
    eventCount: number;
  }[];
  /** How many concerts are to come, and the first of them that takes place; null where none does. */
  upcomingCount: number;
  next: { title: string; language?: string | undefined; href: string; day: string } | null;
  /** The person in other catalogues. */
  catalogueLinks: CatalogueLink[];
  /** The way back: the list of all. */
  back: { title: string; href: string };
  concerts: ConcertsData;
}

/** The place of the page that mf-magazine fills with articles about its concerts. */
export const articlesSlot = "articles";
