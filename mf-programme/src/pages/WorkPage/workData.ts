import type { ConcertsData } from "../../concerts/concertsData.ts";
import type { CatalogueLink } from "../../works/catalogueLinks.ts";

/** What a work's screen shows, ready to read. What is not known is empty. */
export interface WorkData {
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** Null for anonymous and traditional works. */
  composer: { name: string; years: string; href: string } | null;
  catalogue: string;
  musicalKey: string;
  duration: string;
  /** Movements, scoring, arrangement, as the concerts tell them. */
  details: string[];
  /** Booklets that tell of it, at their place. */
  booklets: { title: string; language?: string | undefined; href: string }[];
  /** The work in other catalogues. */
  catalogueLinks: CatalogueLink[];
  /** The way back: the list of all. */
  back: { title: string; href: string };
  concerts: ConcertsData;
}

/** The place of the page that mf-magazine fills with articles about its concerts. */
export const articlesSlot = "articles";
