import type { Venue } from "@festival/contracts/api/programme/venues";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { venueHref } from "../../../events/profileLinks.ts";
import { type Position, type Way, walkKm, wayBetween } from "../../../plan/ways.ts";
import { layOut, type Layout, type Point } from "./layOut.ts";
import { type MapData, mapId } from "./mapData.ts";
import { readCourse, riverPath } from "./river.ts";

/** Large enough for a finger where the drawing is as wide as a phone. */
const radius = 23;
/** A network of more ways would be a tangle. */
const neighbours = 2;
const ringMinutes = [10, 20];
/** Directions in which the words of a ring may stand. */
const directions = 24;
/** A stream is drawn wider than it is, a large river as wide. */
const riverKm = 0.24;
/** What a measure may be, in metres; the longest that takes at most a third of the drawing. */
const measures = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000];

type Placed = Venue & { position: Position };
interface Numbered {
  /** Of the other place. */
  to: number;
  way: Way;
}

const isPlaced = (venue: Venue): venue is Placed => venue.position !== null;

/** The ways on foot from a place, the shortest first. */
function walksFrom(from: number, venues: readonly Placed[]): Numbered[] {
  const start = venues[from];
  if (!start) return [];
  return venues
    .map(({ position }, to) => ({ to, way: wayBetween(start.position, position) }))
    .filter(({ to, way }) => to !== from && way.by === "foot")
    .toSorted((a, b) => a.way.minutes - b.way.minutes);
}

function networkOf(venues: readonly Placed[]): MapData["lines"] {
  const pairs = new Set<string>();
  for (const from of venues.keys()) {
    for (const { to } of walksFrom(from, venues).slice(0, neighbours)) {
      pairs.add([from, to].toSorted((a, b) => a - b).join(" "));
    }
  }
  return [...pairs].map((pair) => {
    const [from = 0, to = 0] = pair.split(" ").map(Number);
    return { from, to, by: "foot" };
  });
}

/** Where on a ring its words are farthest from all dots and edges. */
function wordsOfRing(centre: Point, ring: number, { points, width, height }: Layout): Point {
  const places = Array.from({ length: directions }, (_, index) => {
    // from the bottom on, where as much room is elsewhere
    const angle = Math.PI / 2 + (index * 2 * Math.PI) / directions;
    const x = Math.round(centre.x + Math.cos(angle) * ring);
    const y = Math.round(centre.y + Math.sin(angle) * ring);
    const free = Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
    return { x, y, room: Math.min(free, x, width - x, y, height - y) };
  });
  const [{ x, y } = centre] = places.toSorted((one, other) => other.room - one.room);
  return { x, y };
}

/**
 * The venues as a drawing, by their positions, with the ways between them.
 * @param listed all venues
 * @param from id of the venue whose ways are wanted; each to its neighbours where there is none
 * @param river its course, as the settings have it
 * @returns null where there are not two venues whose position is known
 */
export function mapOf(
  listed: readonly Venue[],
  { from, river: course, locale }: { from: number | undefined; river: string; locale: Locale },
): MapData | null {
  const venues = listed.filter(isPlaced);
  if (venues.length < 2) return null;
  const layout = layOut(
    venues.map(({ position }) => position),
    radius,
  );
  const { width, height, points, unitsPerKm, placeOf } = layout;
  const river = riverPath(readCourse(course).map(placeOf));
  const found = venues.findIndex(({ id }) => id === from);
  const chosen = found < 0 ? null : found;
  const start = chosen === null ? undefined : venues[chosen];
  const metres = measures.findLast((one) => (one / 1000) * unitsPerKm <= width / 3) ?? 50;
  return {
    width,
    height,
    radius,
    chosen,
    href: `${href("venues", locale)}#${mapId}`,
    scale: { metres, length: Math.round((metres / 1000) * unitsPerKm) },
    rings: start
      ? ringMinutes.map((minutes) => {
          const ring = Math.round(walkKm(minutes) * unitsPerKm);
          const centre = points[found] ?? { x: 0, y: 0 };
          return { minutes, radius: ring, words: wordsOfRing(centre, ring, layout) };
        })
      : [],
    ...(river && { river: { path: river, width: Math.round(riverKm * unitsPerKm) } }),
    places: venues.map((venue, index) => {
      const [nearest] = start ? [] : walksFrom(index, venues);
      return {
        id: venue.id,
        name: venue.name,
        href: venueHref(venue, locale),
        fromHref: `${href("venues", locale, {}, { from: venue.id })}#${mapId}`,
        x: points[index]?.x ?? 0,
        y: points[index]?.y ?? 0,
        way:
          start && start !== venue
            ? wayBetween(start.position, venue.position)
            : (nearest?.way ?? null),
        nearest: (nearest && venues[nearest.to]?.name) ?? null,
      };
    }),
    lines:
      start && chosen !== null
        ? venues.flatMap(({ position }, to) =>
            to === chosen
              ? []
              : [{ from: chosen, to, by: wayBetween(start.position, position).by }],
          )
        : networkOf(venues),
  };
}
