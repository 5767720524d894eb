import type { Point } from "../sheet.ts";

export type Field = (x: number, y: number) => number;

const near = (value: number) => Math.round(value * 10) / 10;

/**
 * The area where a field is above zero, as one SVG path.
 * One path and not many: shapes that touch within a path show no seam.
 */
export function areaAbove(field: Field, width: number, height: number, step = 10): string {
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const value = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      value[row * (columns + 1) + column] = field(column * step, row * step);
    }
  }
  const at = (column: number, row: number) => value[row * (columns + 1) + column] ?? 0;
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    let runStart = -1;
    const endRun = (column: number) => {
      if (runStart < 0) return;
      const long = (column - runStart) * step;
      parts.push(`M${runStart * step} ${row * step}h${long}v${step}h${-long}Z`);
      runStart = -1;
    };
    for (let column = 0; column < columns; column += 1) {
      const corners: [number, number, number][] = [
        [column, row, at(column, row)],
        [column + 1, row, at(column + 1, row)],
        [column + 1, row + 1, at(column + 1, row + 1)],
        [column, row + 1, at(column, row + 1)],
      ];
      const above = corners.filter((corner) => corner[2] > 0).length;
      if (above === 4) {
        if (runStart < 0) runStart = column;
        continue;
      }
      endRun(column);
      if (above > 0) parts.push(cell(corners, step));
    }
    endRun(columns);
  }
  return parts.join("");
}

function cell(corners: readonly [number, number, number][], step: number): string {
  const points: Point[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4];
    if (!to) return;
    if (from[2] > 0) points.push([from[0] * step, from[1] * step]);
    if (from[2] > 0 !== to[2] > 0) {
      const share = from[2] / (from[2] - to[2]);
      points.push([
        (from[0] + (to[0] - from[0]) * share) * step,
        (from[1] + (to[1] - from[1]) * share) * step,
      ]);
    }
  });
  return `M${points.map(([x, y]) => `${near(x)} ${near(y)}`).join("L")}Z`;
}
