import { circle, clipped, fill, line, rect, stroke, type Point } from "../sheet.ts";
import { arch, elevation, pavement, sound } from "./site.ts";

export const church = elevation(
  { de: "Aufriss einer Kirche", en: "elevation of a church" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const left = random.chance(0.5);
    const nave = width * 0.42;
    const x = left ? width * 0.36 : width * 0.22;
    const eaves = street - 470;
    const middle = x + nave / 2;
    const tower = left ? x - 190 : x + nave - 10;
    const roof = line(
      [
        [x - 30, eaves],
        [middle, eaves - 300],
        [x + nave + 30, eaves],
      ],
      true,
    );
    const spire = line(
      [
        [tower - 20, 330],
        [tower + 100, 40],
        [tower + 220, 330],
      ],
      true,
    );
    let pipes = "";
    for (let pipe = 0; pipe < 9; pipe += 1) {
      const high = 250 - Math.abs(pipe - 4) * 34;
      pipes += arch(middle - 255 + pipe * 58, street - 30, 38, high);
    }
    return (
      stroke(sound(middle, eaves - 60, 210, 78, 20), sky, 16) +
      fill(rect(x, eaves, nave, street - eaves) + rect(tower, 330, 200, street - 330), mass) +
      fill(roof + spire, mass) +
      fill(circle(middle, eaves - 50, 110), detail) +
      stroke(sound(middle, eaves - 50, 34, 34, 2), mass, 14) +
      fill(circle(middle, eaves - 50, 20), spot) +
      fill(pipes, detail) +
      fill(arch(tower + 60, 560, 80, 170) + arch(tower + 60, 800, 80, 170), detail) +
      pavement(site)
    );
  },
);

export const hall = elevation(
  { de: "Aufriss eines Konzertsaals", en: "elevation of a concert hall" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const shells = random.whole(3, 5);
    const right = random.chance(0.5);
    let out = fill(circle(right ? width * 0.24 : width * 0.76, 330, 170), spot);
    for (let shell = 0; shell < shells; shell += 1) {
      const share = shell / (shells - 1);
      const r = 560 - share * 270;
      const x = right ? width * (0.62 - share * 0.42) : width * (0.38 + share * 0.42);
      const half = `M${x - r} ${street}A${r} ${r} 0 0 1 ${x + r} ${street}Z`;
      let ribs = "";
      for (let rib = r - 60; rib > 40; rib -= 60) ribs += circle(x, street, rib);
      out += fill(half, mass) + stroke(half, sheet.scheme.ground, 14);
      out += clipped(`shell${shell}`, half, stroke(ribs, shell % 2 === 0 ? detail : spot, 18));
    }
    let columns = "";
    for (let column = 0; column < 40; column += 1)
      columns += rect(column * 46, street + 40, 16, 200);
    return (
      out + fill(rect(0, street, width, 400), mass) + fill(columns, sky === mass ? detail : sky)
    );
  },
);

export const theatre = elevation(
  { de: "Aufriss einer Bühne mit Vorhang", en: "elevation of a stage with its curtain" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const x = width * 0.2;
    const wide = width * 0.6;
    let folds = "";
    const count = random.whole(13, 19);
    for (let fold = 0; fold < count; fold += 1) {
      folds += rect(x + (fold * wide) / count, 0, wide / count / 2, street);
    }
    const opening = arch(x, street, wide, street - 130);
    return (
      stroke(sound(width / 2, street - 300, 640, 70, 10), sky, 18) +
      fill(arch(x - 60, street, wide + 120, street - 60), mass) +
      clipped(
        "curtain",
        opening,
        fill(opening, detail) + fill(folds, spot === detail ? mass : spot),
      ) +
      fill(circle(width / 2, street, wide * random.between(0.22, 0.3)), mass) +
      pavement(site)
    );
  },
);

export const bunker = elevation(
  { de: "Aufriss eines Bunkers", en: "elevation of a bunker" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const x = width * random.between(0.12, 0.2);
    const wide = width * random.between(0.62, 0.7);
    const body: Point[] = [
      [x, street],
      [x + 70, 430],
      [x + wide - 70, 430],
      [x + wide, street],
    ];
    const lid = rect(x + 20, 340, wide - 40, 100);
    const door = x + wide * random.pick([0.3, 0.5, 0.68]);
    const block = line(body, true);
    let slits = "";
    for (let slit = 0; slit < 5; slit += 1)
      slits += rect(x + 160 + slit * (wide - 320) * 0.215, 520, 120, 34);
    return (
      fill(circle(width * random.pick([0.22, 0.78]), 330, 230), sky) +
      fill(block + lid, mass) +
      stroke(rect(x + 20, 438, wide - 40, 0.1), detail, 12) +
      clipped("inside", block, stroke(sound(door, street, 150, 70, 14), detail, 20)) +
      fill(slits, spot) +
      fill(arch(door - 85, street, 170, 250), spot) +
      pavement(site)
    );
  },
);

export const forge = elevation(
  { de: "Aufriss einer Werkhalle mit Sheddach", en: "elevation of a works with a saw-tooth roof" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const teeth = random.whole(4, 6);
    const wide = (width * 1.1) / teeth;
    const eaves = street - 330;
    const chimney = width * random.pick([0.18, 0.8]);
    let roof = "";
    let glass = "";
    for (let tooth = 0; tooth < teeth; tooth += 1) {
      const x = tooth * wide - 60;
      roof += line(
        [
          [x, eaves + 2],
          [x, eaves - 240],
          [x + wide, eaves + 2],
        ],
        true,
      );
      for (let pane = 0; pane < 4; pane += 1) {
        const top = eaves - 175 + pane * 42;
        glass += line([
          [x + 34, top],
          [x + 34 + wide * (0.12 + pane * 0.15), top],
        ]);
      }
    }
    const gates = Math.round(random.between(3, 5));
    let doors = "";
    for (let gate = 0; gate < gates; gate += 1) {
      doors += arch(((gate + 0.5) * width) / gates - 105, street, 210, 260);
    }
    const fire = Math.floor(gates / 2);
    const heart = ((fire + 0.5) * width) / gates;
    return (
      stroke(sound(chimney + 55, 150, 60, 62, 7), sky, 18) +
      fill(rect(chimney, 150, 110, street - 150), mass) +
      fill(roof + rect(0, eaves, width, street - eaves), mass) +
      stroke(glass, detail, 15) +
      fill(doors, detail) +
      clipped(
        "fire",
        arch(heart - 105, street, 210, 260),
        stroke(sound(heart, street, 30, 44, 7), spot === detail ? mass : spot, 20),
      ) +
      pavement(site)
    );
  },
);
