export interface Position {
  /** WGS 84 degrees. */
  latitude: number;
  longitude: number;
}

/** How to get from one venue to another, as far as two points on a map tell. */
export interface Way {
  /** Whole steps of five, rounded up. */
  minutes: number;
  by: "foot" | "ride";
}

/** Streets are this much longer than the line through the air. */
const detour = 1.3;
const walkingKmPerHour = 4.5;
/** Visitors with a longer way take a bus, a train or a bicycle. */
const longestWalkKm = 2;
const ridingKmPerHour = 18;
/** To the stop, waiting there, and from the stop. */
const rideExtraMinutes = 10;
const stepMinutes = 5;

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function distanceKm(from: Position, to: Position): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const h = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
}

/** How far one gets on foot, through the air: where the way must lead to. */
export const walkKm = (minutes: number): number => ((minutes / 60) * walkingKmPerHour) / detour;

/**
 * The way between two venues, estimated from their positions.
 * @example wayBetween({ latitude: 50.7, longitude: 7.1 }, { latitude: 50.7, longitude: 7.11 }) => { minutes: 15, by: "foot" }
 */
export function wayBetween(from: Position, to: Position): Way {
  const km = distanceKm(from, to) * detour;
  const isWalk = km <= longestWalkKm;
  const minutes = isWalk
    ? (km / walkingKmPerHour) * 60
    : (km / ridingKmPerHour) * 60 + rideExtraMinutes;
  return {
    minutes: Math.max(1, Math.ceil(minutes / stepMinutes)) * stepMinutes,
    by: isWalk ? "foot" : "ride",
  };
}
