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

export const square: Figure = {
  name: {
    de: "Grundriss eines Platzes mit Bäumen und Brunnen",
    en: "plan of a square with trees and a fountain",
  },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { ground, mass, detail, outside, spot } = tones(sheet);
    const x = width * random.pick([0.4, 0.6]);
    const y = height * 0.54;
    let cobbles = "";
    for (let row = 0; row < 22; row += 1) {
      for (let stone = 0; stone < 34; stone += 1)
        cobbles += `M${stone * 56 + (row % 2) * 28} ${row * 58}h.1`;
    }
    const houses = [
      rect(0, 0, width * 0.3, 170) +
        rect(width * 0.36, 0, width * 0.34, 130) +
        rect(width * 0.76, 0, width, 190),
      rect(0, height - 110, width * 0.46, 200) + rect(width * 0.54, height - 150, width, 200),
      rect(0, 260, 130, 330) + rect(width - 150, 330, 200, 420),
    ];
    const trees = [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([dx = 0, dy = 0]) => {
      const tree = { x: x + dx * 420, y: y + dy * 250 };
      return (
        fill(circle(tree.x, tree.y, 118), mass) +
        stroke(circle(tree.x, tree.y, 30) + circle(tree.x, tree.y, 70), detail, 16)
      );
    });
    let ripples = "";
    for (let ring = 1; ring < 5; ring += 1) ripples += circle(x, y, 80 + ring * 52);
    return (
      stroke(cobbles, outside, 17) +
      fill(houses.join(""), mass) +
      fill(circle(x, y, 310), ground) +
      stroke(ripples, outside, 18) +
      fill(circle(x, y, 92), spot === ground ? detail : spot) +
      trees.join("")
    );
  },
};

export const tables: Figure = {
  name: { de: "Grundriss eines Raums mit runden Tischen", en: "plan of a room with round tables" },
  draw(sheet) {
    const { random, width, height } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    let board = "";
    let stools = "";
    const lit = random.whole(0, 11);
    let glow = "";
    for (let table = 0; table < 12; table += 1) {
      const x = 330 + (table % 4) * 320 + (Math.floor(table / 4) % 2) * 110;
      const y = 300 + Math.floor(table / 4) * 300;
      if (table === lit) glow += circle(x, y, 76);
      else board += circle(x, y, 76);
      stools += seats(
        x,
        y,
        116,
        66,
        1,
        random.between(0, 1),
        random.between(0, 1) + 2 * Math.PI - 1,
      );
    }
    let counter = "";
    for (let bar = 0; bar < 9; bar += 1)
      counter += line([
        [width - 60, 150 + bar * 112],
        [width + 40, 150 + bar * 112],
      ]);
    return (
      fill(rect(110, 90, width - 220, height - 180), mass) +
      fill(board, detail) +
      stroke(stools, outside === mass ? detail : outside, 40) +
      fill(glow, spot) +
      stroke(counter, outside, 40)
    );
  },
};
