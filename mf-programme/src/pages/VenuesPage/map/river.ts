import type { Position } from "../../../plan/ways.ts";
import type { Point } from "./layOut.ts";

/** @param course of the settings: "50.679 7.129, 50.685 7.1245" */
export function readCourse(course: string): Position[] {
  return course.split(", ").flatMap((point) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = point.split(" ").map(Number);
    return Number.isFinite(latitude) && Number.isFinite(longitude) ? [{ latitude, longitude }] : [];
  });
}

/** How far a river goes on beyond its first and last point, so that it leaves the drawing. */
const beyond = 20;

const goOn = (from: Point, to: Point): Point => ({
  x: Math.round(to.x + (to.x - from.x) * beyond),
  y: Math.round(to.y + (to.y - from.y) * beyond),
});

/**
 * A smooth line through points, and straight on at both ends, as the path of an SVG.
 * @returns empty where there are not two points
 */
export function riverPath(points: readonly Point[]): string {
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (!first || !second || !beforeLast || !last) return "";
  const before = goOn(second, first);
  const after = goOn(beforeLast, last);
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const [earlier, later] = [points[index - 1] ?? from, points[index + 2] ?? to];
    // through each point in the direction from the one before to the one behind it
    const out = [from.x + (to.x - earlier.x) / 6, from.y + (to.y - earlier.y) / 6];
    const back = [to.x - (later.x - from.x) / 6, to.y - (later.y - from.y) / 6];
    return `C${[...out, ...back, to.x, to.y].map(Math.round).join(" ")}`;
  });
  return `M${before.x} ${before.y}L${first.x} ${first.y}${curves.join("")}L${after.x} ${after.y}`;
}
