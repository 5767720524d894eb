import type { Image, RichText } from "@festival/contracts/api/common";
import type { Iframe } from "@festival/contracts/embeds/iframes";
import type { ConcertsData } from "../../concerts/concertsData.ts";
import type { AccessFeature } from "@festival/contracts/programme/accessFeatures";

/** What a venue's screen shows. */
export interface VenueData {
  name: string;
  street: string;
  /** Postal code and city. */
  city: string;
  description: string;
  access: AccessFeature[];
  /** What the features leave open; may be empty. */
  accessText: string;
  travel: RichText | null;
  links: { title: string; href: string }[];
  image: Image | null;
  /** A map on which the venue is marked, on another site; null where its position is not known. */
  mapHref: string | null;
  /** The same in the page, once a visitor wants it; null where staff want none. */
  map: Iframe | null;
  /** The way back: all venues. */
  venuesHref: string;
  concerts: ConcertsData;
}
