import { type Sheet } from "../sheet.ts";

const { sin, cos } = Math;

export function tones(sheet: Sheet) {
  const { ink, accent, shape, onShape, ground } = sheet.scheme;
  const spot = accent === shape ? onShape : accent;
  return { ground, mass: shape, detail: onShape, outside: ink === shape ? accent : ink, spot };
}

/** Seats as dots on arcs round a stage. */
export function seats(
  x: number,
  y: number,
  from: number,
  gap: number,
  rows: number,
  a: number,
  b: number,
) {
  let d = "";
  for (let row = 0; row < rows; row += 1) {
    const r = from + row * gap;
    const count = Math.floor((Math.abs(b - a) * r) / (gap * 0.86));
    for (let seat = 0; seat <= count; seat += 1) {
      const t = a + ((b - a) * seat) / count;
      d += `M${Math.round(x + r * cos(t))} ${Math.round(y + r * sin(t))}h.1`;
    }
  }
  return d;
}
