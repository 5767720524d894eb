import { circle, clipped, fill, line, rect, stroke, type Point } from "../sheet.ts";
import { arch, elevation, pavement, sound } from "./site.ts";

export const villa = elevation(
  { de: "Aufriss einer Villa", en: "elevation of a villa" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const wide = 1080;
    const x = (width - wide) / 2 + random.between(-120, 120);
    const eaves = street - 560;
    const middle = x + wide / 2;
    let windows = "";
    for (let axis = 0; axis < 7; axis += 1) {
      const at = x + 60 + axis * 142;
      windows += rect(at, eaves + 90, 86, 150);
      if (axis !== 3) windows += arch(at, street - 40, 86, 230);
    }
    const trees = [x - 190, x + wide + 180].map((tree, index) => {
      const r = random.between(120, 190);
      const y = street - r - 150;
      return (
        stroke(
          line([
            [tree, y],
            [tree, street],
          ]),
          sky,
          22,
        ) +
        (index === 0
          ? fill(circle(tree, y, r), spot)
          : stroke(sound(tree, y, 22, 40, Math.floor(r / 40)), sky, 18))
      );
    });
    return (
      trees.join("") +
      fill(rect(x, eaves, wide, 560) + rect(x - 30, eaves - 20, wide + 60, 36), mass) +
      fill(
        line(
          [
            [middle - 300, eaves],
            [middle, eaves - 190],
            [middle + 300, eaves],
          ],
          true,
        ),
        mass,
      ) +
      fill(circle(middle, eaves - 72, 48), spot === mass ? detail : spot) +
      fill(windows, detail) +
      fill(arch(middle - 60, street, 120, 290), spot === mass ? detail : spot) +
      [0, 1, 2]
        .map((step) =>
          fill(
            rect(middle - 130 - step * 40, street - 44 + step * 22, 260 + step * 80, 12),
            detail,
          ),
        )
        .join("") +
      pavement(site)
    );
  },
);

export const garden = elevation(
  { de: "Aufriss eines Gartens mit Pavillon", en: "elevation of a garden with a pavilion" },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    let trees = "";
    for (let tree = 0; tree < 7; tree += 1) {
      const x = (tree + 0.5) * (width / 7) + random.between(-50, 50);
      const r = random.between(90, 190);
      const y = street - r - random.between(120, 300);
      trees += stroke(
        line([
          [x, y],
          [x, street],
        ]),
        sky,
        20,
      );
      const kind = tree % 3;
      if (kind === 0) trees += fill(circle(x, y, r), spot);
      else if (kind === 1) trees += stroke(sound(x, y, 20, 38, Math.floor(r / 38)), sky, 18);
      else
        trees +=
          fill(circle(x, y, r), mass) + stroke(sound(x, y, 20, 44, Math.floor(r / 44)), detail, 12);
    }
    const middle = width * random.between(0.35, 0.65);
    let pillars = "";
    for (let pillar = 0; pillar < 6; pillar += 1)
      pillars += rect(middle - 270 + pillar * 100, street - 330, 40, 330);
    const dome = `M${middle - 310} ${street - 320}a310 250 0 0 1 620 0Z`;
    return (
      trees +
      fill(rect(middle - 270, street - 330, 540, 330), sheet.scheme.ground) +
      fill(dome + pillars, mass) +
      clipped("dome", dome, stroke(sound(middle, street - 320, 50, 60, 6), detail, 16)) +
      pavement(site)
    );
  },
);

export const ship = elevation(
  { de: "Aufriss eines Schiffs auf Wellen", en: "elevation of a ship on waves" },
  (site) => {
    const { sheet, width, mass, detail, sky, spot } = site;
    const { random, scheme, height } = sheet;
    const flip = random.chance(0.5) ? `translate(${width} 0) scale(-1 1)` : "";
    const deck = 640;
    let ports = "";
    for (let port = 0; port < 9; port += 1) ports += circle(430 + port * 112, 760, 30);
    let water = "";
    for (let row = 0; row < 5; row += 1) {
      const points: Point[] = [];
      for (let x = -20; x <= width + 20; x += 20) {
        points.push([x, 900 + row * 70 + 26 * Math.sin(x / 92 + row * 1.4)]);
      }
      const area = `${line(points)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
      water += fill(area, row % 2 === 0 ? sky : scheme.ground);
    }
    const smoke = stroke(sound(1010, 190, 50, 56, 6), sky, 16);
    const hull = `M180 ${deck}H1640L1500 1000H400Q230 860 180 ${deck}Z`;
    return `<g transform="${flip}">${smoke}${fill(hull + rect(520, 480, 820, 170) + rect(640, 350, 460, 140), mass)}${fill(rect(920, 200, 180, 160), spot === mass ? detail : spot)}${fill(ports, detail)}${fill(rect(570, 540, 720, 44), detail)}</g>${water}`;
  },
);

export const warehouse = elevation(
  {
    de: "Aufriss eines Speichers mit drei Giebeln",
    en: "elevation of a warehouse with three gables",
  },
  (site) => {
    const { sheet, width, street, mass, detail, sky, spot } = site;
    const { random } = sheet;
    const wide = 440;
    const start = (width - 3 * wide) / 2;
    const lit = random.whole(0, 2);
    let out = stroke(sound(start + (lit + 0.5) * wide, 330, 210, 84, 16), sky, 16);
    for (let house = 0; house < 3; house += 1) {
      const x = start + house * wide;
      const eaves = 470 + (house % 2) * 60;
      const peak = eaves - 300;
      const gable: Point[] = [
        [x, street],
        [x, eaves],
        [x + wide / 2, peak],
        [x + wide, eaves],
        [x + wide, street],
      ];
      const body = line(gable, true);
      let hatches = "";
      for (let floor = 0; floor < 3; floor += 1) {
        for (const bay of [0.14, 0.66])
          hatches += arch(x + wide * bay, street - 30 - floor * 160, 88, 118);
      }
      out += fill(body, mass) + stroke(body, sheet.scheme.ground, 12) + fill(hatches, detail);
      const light = circle(x + wide / 2, eaves - 60, 62);
      out +=
        house === lit
          ? fill(light, spot)
          : stroke(circle(x + wide / 2, eaves - 60, 54), detail, 16);
      out += fill(
        rect(x + wide / 2 - 34, eaves + 60, 68, street - eaves - 90),
        house === lit ? spot : detail,
      );
    }
    return out + pavement(site);
  },
);

export const arcade = elevation(
  { de: "Aufriss einer Fassade mit Bögen", en: "elevation of a façade with arches" },
  (site) => {
    const { sheet, width, street, mass, detail, spot } = site;
    const { random } = sheet;
    const count = random.whole(4, 7);
    const wide = width / count;
    const storeys = random.whole(1, 2);
    const top = street - (storeys === 1 ? 620 : 840);
    let out = fill(rect(0, top, width, street - top), mass);
    const lit = random.whole(0, count - 1);
    for (let storey = 0; storey < storeys; storey += 1) {
      const foot = street - storey * 440;
      for (let bay = 0; bay < count; bay += 1) {
        const x = bay * wide + wide * 0.14;
        const d = arch(x, foot, wide * 0.72, storey === 0 ? 400 + (storeys === 1 ? 130 : 0) : 320);
        const ring = stroke(sound(x + wide * 0.36, foot, 30, 46, 12), mass, 18);
        out +=
          fill(d, bay === lit ? spot : detail) +
          (bay % 2 === lit % 2 ? clipped(`bay${storey}-${bay}`, d, ring) : "");
      }
    }
    return out + pavement(site);
  },
);
