import type { Position } from "../../../plan/ways.ts";

export interface Point {
  x: number;
  y: number;
}

/** A drawing of positions: north is at the top, and one scale holds for all of it. */
export interface Layout {
  width: number;
  height: number;
  points: Point[];
  unitsPerKm: number;
  /** Where a position is by the scale alone. */
  placeOf(position: Position): Point;
}

const kmPerDegree = 111.2;
/** The longer side of what is drawn, without its margin. */
const longSide = 880;
/** Places that all stand at one point are drawn as if they were so far apart. */
const leastKm = 0.2;
/** Enough for thirty places at one point; most drawings need a few. */
const rounds = 600;

/** Moves points apart that are closer than `least`, each as far as the other. */
function spread(points: readonly Point[], least: number): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round += 1) {
    let isMoved = false;
    for (const [index, one] of moved.entries()) {
      for (const [later, other] of moved.slice(index + 1).entries()) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= least - 0.5) continue;
        isMoved = true;
        // two at the very same point part in a direction of their own
        const angle = distance > 0 ? Math.atan2(dy, dx) : index + later * 2.4;
        const step = (least - distance) / 2;
        one.x -= Math.cos(angle) * step;
        one.y -= Math.sin(angle) * step;
        other.x += Math.cos(angle) * step;
        other.y += Math.sin(angle) * step;
      }
    }
    if (!isMoved) break;
  }
  return moved;
}

/**
 * Places positions in a drawing.
 * @param radius of a dot, in units; no two of them touch
 */
export function layOut(positions: readonly Position[], radius: number): Layout {
  const middle = positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flatten = ({ latitude, longitude }: Position): Point => ({
    x: longitude * kmPerDegree * shrink,
    y: -latitude * kmPerDegree,
  });
  const flat = positions.map(flatten);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const km = Math.max(leastKm, span(flat.map(({ x }) => x)), span(flat.map(({ y }) => y)));
  const unitsPerKm = longSide / km;
  const drawn = flat.map(({ x, y }) => ({ x: x * unitsPerKm, y: y * unitsPerKm }));
  const points = spread(drawn, radius * 2.75);
  const [left, top] = [
    Math.min(...points.map(({ x }) => x)),
    Math.min(...points.map(({ y }) => y)),
  ];
  const margin = radius * 2;
  const withMargin = ({ x, y }: Point): Point => ({
    x: Math.round(x - left + margin),
    y: Math.round(y - top + margin),
  });
  return {
    width: Math.round(span(points.map(({ x }) => x)) + 2 * margin),
    height: Math.round(span(points.map(({ y }) => y)) + 2 * margin),
    points: points.map(withMargin),
    unitsPerKm,
    placeOf(position) {
      const { x, y } = flatten(position);
      return withMargin({ x: x * unitsPerKm, y: y * unitsPerKm });
    },
  };
}
