import type { Colour } from "../palette.ts";
import { fill, rect, type Figure } from "../sheet.ts";

/** A slice of a disc filling one corner of a square tile. */
function quarter(x: number, y: number, side: number, corner: number, r: number): string {
  const corners = [
    [x, y, x + r, y, x, y + r, 1],
    [x + side, y, x + side, y + r, x + side - r, y, 1],
    [x + side, y + side, x + side - r, y + side, x + side, y + side - r, 1],
    [x, y + side, x, y + side - r, x + r, y + side, 1],
  ] as const;
  const [cx, cy, ax, ay, bx, by, sweep] = corners[(corner % 4) as 0 | 1 | 2 | 3];
  return `M${cx} ${cy}L${ax} ${ay}A${r} ${r} 0 0 ${sweep} ${bx} ${by}Z`;
}

/** The key's scale as a pavement: each degree lays one kind of tile. */
export const scaleTiles: Figure = {
  name: { de: "Tonleiter aus Viertelkreisen", en: "scale laid in quarter circles" },
  draw(sheet) {
    const { random, width, height, key, scheme } = sheet;
    const rows = random.pick([2, 3, 3, 4]);
    const side = height / rows;
    const columns = Math.ceil(width / side);
    const { ground, ink, accent, shape, onShape } = scheme;
    let out = "";
    let degree = key.tonic;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = column * side;
        const y = row * side;
        const tone = (key.scale[degree % 7] ?? 0) + key.tonic;
        const corner = (tone + row) % 4;
        const onFlat = tone % 5 === 0;
        const flat: Colour = onFlat ? shape : ground;
        const main: Colour = onFlat ? onShape : ink;
        out += fill(rect(x, y, side + 1, side), flat);
        const kind = tone % 4;
        if (kind === 0) out += fill(quarter(x, y, side, corner, side), main);
        if (kind === 1) {
          // Nested arcs, like sound leaving a corner.
          for (let ring = 5; ring > 0; ring -= 1) {
            const colour = ring % 2 === 1 ? main : flat;
            out += fill(quarter(x, y, side, corner, (side * ring) / 5), colour);
          }
        }
        if (kind === 2) {
          const two = accent === flat ? ink : accent;
          out += fill(quarter(x, y, side, corner, side / 2), two);
          out += fill(quarter(x, y, side, corner + 2, side / 2), main);
        }
        if (kind === 3) {
          out += fill(quarter(x, y, side, corner, side), main);
          const two = accent === main ? flat : accent;
          out += fill(quarter(x, y, side, corner, side * 0.5), two);
        }
        degree += random.pick([1, 2, 4]);
      }
    }
    return out;
  },
};
