import type { Image } from "@festival/contracts/api/common";
import type { AccessFeature } from "@festival/contracts/programme/accessFeatures";
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
  venues: VenueEntry[];
  /** False where the venues could not be read; there are none then. */
  isComplete: boolean;
  /** Null where too few positions are known. */
  map: MapData | null;
}
