import { circle, clipped, fill, line, rect, stroke, type Figure } from "../sheet.ts";
import { seats, tones } from "./planParts.ts";

export const court: Figure = {
  name: { de: "Grundriss eines Hofs mit Säulengang", en: "plan of a court with a colonnade" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { ground, mass, detail, outside, spot } = tones(sheet);
    const x = width * random.pick([0.36, 0.5, 0.62]);
    const y = height / 2;
    const outer = 520;
    const inner = 330;
    const square = (half: number) => rect(x - half, y - half, 2 * half, 2 * half);
    let pillars = "";
    for (let index = 0; index <= 8; index += 1) {
      const at = -inner - 60 + (index * (2 * inner + 120)) / 8;
      const end = inner + 60;
      pillars += `M${x + at} ${y - end}h.1M${x + at} ${y + end}h.1M${x - end} ${y + at}h.1M${x + end} ${y + at}h.1`;
    }
    let ripples = "";
    for (let ring = 1; ring < 16; ring += 1) ripples += circle(x, y, 90 + ring * 52);
    let trees = "";
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      trees += circle(x + dx * 215, y + dy * 215, 74);
    let street = "";
    for (let row = 0; row < 12; row += 1)
      street += line([
        [-20, 40 + row * 102],
        [width + 20, 40 + row * 102],
      ]);
    return (
      stroke(street, outside, 14) +
      stroke(square(outer), ground, 60) +
      fill(square(outer), mass) +
      fill(square(inner), ground) +
      clipped("court", square(inner), stroke(ripples, outside, 15)) +
      stroke(pillars, detail, 46) +
      fill(trees, mass) +
      fill(circle(x, y, 92), spot === ground ? detail : spot)
    );
  },
};

export const round: Figure = {
  name: {
    de: "Grundriss eines runden Raums unter einer Kuppel",
    en: "plan of a round room below a dome",
  },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const x = width * random.between(0.4, 0.6);
    const y = height / 2;
    const stars = Array.from(
      { length: 90 },
      () => `M${random.whole(0, width)} ${random.whole(0, height)}h.1`,
    );
    const gap = random.between(62, 74);
    const rows = Math.floor(330 / gap);
    return (
      stroke(stars.slice(30).join(""), outside, 13) +
      stroke(stars.slice(0, 30).join(""), outside, 26) +
      fill(circle(x, y, 560), sheet.scheme.ground) +
      stroke(circle(x, y, 545), mass, 22) +
      fill(circle(x, y, 500), mass) +
      stroke(seats(x, y, 170, gap, rows, 0.35, 2 * Math.PI - 0.35), detail, gap * 0.56) +
      fill(circle(x, y, 96), spot)
    );
  },
};
