import type { Image } from "@festival/contracts/api/common";
import type { AccessFeature } from "@festival/contracts/programme/accessFeatures";
import type { NamesData } from "../NamesPage/namesData.ts";
import type { MapData } from "./map/mapData.ts";

export interface VenueEntry {
  id: number;
  href: string;
  name: string;
  street: string;
  /** Postal code and city. */
  city: string;
  access: AccessFeature[];
  image: Image | null;
}

/** What the list of venues shows. */
export interface VenuesData {
  /** Of many only those with concerts ahead; none where a part of the index is asked for. */
  venues: VenueEntry[];
  /** False where the venues could not be read; there are none then. */
  isComplete: boolean;
  /** Null where too few positions are known. */
  map: MapData | null;
  /** All of them by name, where they are many. */
  names: NamesData | null;
}
