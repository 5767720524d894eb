import type { Colour } from "../palette.ts";
import {
  circle,
  clipped,
  fill,
  line,
  rect,
  stroke,
  type Figure,
  type Point,
  type Sheet,
} from "../sheet.ts";

/** What every elevation is built with: the sheet's measures and the colours by their task. */
type Site = {
  sheet: Sheet;
  width: number;
  /** Height of the street above the sheet's upper edge. */
  street: number;
  mass: Colour;
  detail: Colour;
  sky: Colour;
  spot: Colour;
};

function survey(sheet: Sheet): Site {
  const { width, height, scheme, random } = sheet;
  const { ink, accent, shape, onShape } = scheme;
  return {
    sheet,
    width,
    street: height * random.between(0.8, 0.88),
    mass: shape,
    detail: onShape,
    sky: ink === shape ? accent : ink,
    spot: accent === shape ? onShape : accent,
  };
}

function arch(x: number, foot: number, wide: number, high: number): string {
  const r = wide / 2;
  return `M${x} ${foot}v${-(high - r)}a${r} ${r} 0 0 1 ${wide} 0v${high - r}Z`;
}

/** Rings round a point: where the sound leaves the house. */
function sound(x: number, y: number, from: number, gap: number, count: number): string {
  return Array.from({ length: count }, (_, index) => circle(x, y, from + index * gap)).join("");
}

function pavement({ sheet, width, street, mass }: Site): string {
  return fill(rect(0, street, width, sheet.height - street), mass);
}

function elevation(name: Figure["name"], build: (site: Site) => string): Figure {
  return {
    name,
    draw(sheet) {
      const site = survey(sheet);
      return build(site);
    },
  };
}

const church = elevation({ de: "Aufriss einer Kirche", en: "elevation of a church" }, (site) => {
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
});

const hall = elevation(
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

const forge = elevation(
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

const bunker = elevation({ de: "Aufriss eines Bunkers", en: "elevation of a bunker" }, (site) => {
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
});

const villa = elevation({ de: "Aufriss einer Villa", en: "elevation of a villa" }, (site) => {
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
        fill(rect(middle - 130 - step * 40, street - 44 + step * 22, 260 + step * 80, 12), detail),
      )
      .join("") +
    pavement(site)
  );
});

const ship = elevation(
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

const garden = elevation(
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

const theatre = elevation(
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

const arcade = elevation(
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

/** Words in a venue's name, and the house that they speak of. */
export const elevations: readonly [RegExp, Figure][] = [
  [/kirche|church|\bdom\b|münster|kapelle|chapel|kloster|remigius|sankt|\bst\b/i, church],
  [/schmiede|forge|werk|fabrik|factory|zeche|depot|gleis/i, forge],
  [/bunker|keller|cellar|tunnel/i, bunker],
  [/garten|garden|park|wiese|orangerie/i, garden],
  [/werft|dock|schiff|ship|hafen|harbour|kahn|barge|fähre|\bms\b|boot|boat/i, ship],
  [/villa|haus\b|schloss|palais|rathaus|museum|redoute/i, villa],
  [/theater|theatre|oper|bühne|stage|kino|cinema|studio/i, theatre],
  [/saal|hall|philharmonie|forum|ufer/i, hall],
  [/./, arcade],
];
