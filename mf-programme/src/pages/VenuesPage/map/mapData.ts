import type { Way } from "../../../plan/ways.ts";

/** The map's place within the page. */
export const mapId = "map";

/** A venue in the map. */
export interface MapPlace {
  id: number;
  name: string;
  href: string;
  /** The page with the ways that begin there. */
  fromHref: string;
  /** In units of the drawing. */
  x: number;
  y: number;
  /** From the chosen venue, or to the nearest; null for the chosen one, and where none is near. */
  way: Way | null;
  /** The name of the nearest venue, where none is chosen. */
  nearest: string | null;
}

/** What the map of venues draws. */
export interface MapData {
  width: number;
  height: number;
  /** Of dots. */
  radius: number;
  places: MapPlace[];
  /** Numbers of places from 0, and how one goes. */
  lines: { from: number; to: number; by: Way["by"] }[];
  /** The number of the chosen place. */
  chosen: number | null;
  /** The page without a choice. */
  href: string;
  /** Metres of the drawing's measure, and its length in units. */
  scale: { metres: number; length: number };
  /** So far one gets on foot from the chosen place. */
  rings: { minutes: number; radius: number; words: { x: number; y: number } }[];
  /** Absent where the festival has none. */
  river?: { path: string; width: number };
}
