import type { Venue } from "@festival/contracts/api/programme/venues";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { venueHref } from "../../../events/profileLinks.ts";
import { type Position, type Way, walkKm, wayBetween } from "../../../plan/ways.ts";
import { layOut } from "./layOut.ts";
import { type MapData, mapId } from "./mapData.ts";

/** Large enough for a finger where the drawing is as wide as a phone. */
const radius = 23;
/** A network of more ways would be a tangle. */
const neighbours = 2;
const ringMinutes = [10, 20];
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

/**
 * The venues as a drawing, by their positions, with the ways between them.
 * @param from id of the venue whose ways are wanted; each to its neighbours where there is none
 * @returns null where there are not two venues whose position is known
 */
export function mapOf(
  listed: readonly Venue[],
  from: number | undefined,
  locale: Locale,
): MapData | null {
  const venues = listed.filter(isPlaced);
  if (venues.length < 2) return null;
  const { width, height, points, unitsPerKm } = layOut(
    venues.map(({ position }) => position),
    radius,
  );
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
      ? ringMinutes.map((minutes) => ({
          minutes,
          radius: Math.round(walkKm(minutes) * unitsPerKm),
        }))
      : [],
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
