import { anyFeatures, egg, posed, profile, shoulders, smooth, type Pose } from "./heads.ts";
import type { Random } from "./random.ts";
import { circle, clipped, fill, rect, stroke, type Figure } from "./sheet.ts";

/** Several people who play together: profiles one behind the other. */
function together(count: number): Figure {
  return {
    name: {
      de: `${count} abstrakte Köpfe im Profil, hintereinander`,
      en: `${count} abstract heads in profile, one behind the other`,
    },
    draw(sheet) {
      const { random, scheme, width, height } = sheet;
      const { ground, ink, accent, shape, onShape } = scheme;
      const facing = random.sign();
      const size = height * Math.max(0.3, 0.54 - count * 0.035);
      const inks = [...new Set([shape, ink, accent, onShape])].filter(
        (colour) => colour !== ground,
      );
      let out = random.chance(0.5)
        ? fill(circle(width * random.between(0.3, 0.7), height * 0.36, height * 0.26), accent)
        : "";
      for (let index = 0; index < count; index += 1) {
        const share = count === 1 ? 0.5 : index / (count - 1);
        const pose: Pose = {
          x: width * (0.5 + facing * (0.32 - 0.6 * share)),
          y: height * (0.16 + 0.2 * share + random.between(-0.03, 0.03)),
          size,
          facing,
        };
        const d = smooth(posed(pose, profile(anyFeatures(random))), true);
        const colour = inks[index % inks.length] ?? ink;
        out += fill(d, colour);
        out += stroke(d, ground, 12);
      }
      return out;
    },
  };
}

/** Many people: rows of heads from the front, as a choir or an orchestra sits. */
const crowd: Figure = {
  name: { de: "viele abstrakte Köpfe in Reihen", en: "many abstract heads in rows" },
  draw(sheet) {
    const { random, scheme, width, height } = sheet;
    const { ground, ink, accent, shape } = scheme;
    const inks = [...new Set([ink, shape, accent])].filter((colour) => colour !== ground);
    const rows = random.whole(4, 5);
    let out = "";
    for (let row = 0; row < rows; row += 1) {
      const size = (height / rows) * (0.5 + row * 0.07);
      const count = Math.ceil(width / (size * 1.05)) + 1;
      const shift = (row % 2) * 0.5;
      for (let seat = -1; seat < count; seat += 1) {
        const pose: Pose = {
          x: (seat + shift + 0.25) * size * 1.1,
          y: height * (0.06 + (row * 0.78) / rows) + random.between(-0.05, 0.05) * size,
          size,
          facing: 1,
        };
        const colour = random.pick(inks);
        const bust = smooth(posed(pose, shoulders(0.62)), true);
        const head = smooth(posed(pose, egg(0, 1.1)), true);
        out += stroke(bust + head, ground, size * 0.07) + fill(bust, colour) + fill(head, colour);
      }
    }
    return out;
  },
};

/** A frieze: people walking one way, as on an old vase. */
const procession: Figure = {
  name: { de: "abstrakte Köpfe im Profil, in Reihen", en: "abstract heads in profile, in rows" },
  draw(sheet) {
    const { random, scheme, width, height } = sheet;
    const { ground, ink, accent, shape } = scheme;
    const inks = [...new Set([ink, shape, accent])].filter((colour) => colour !== ground);
    const rows = random.whole(2, 3);
    const size = (height / rows) * 0.66;
    let out = "";
    for (let row = 0; row < rows; row += 1) {
      const facing = row % 2 === 0 ? 1 : -1;
      const band = rect(0, (height * row) / rows, width, height / rows);
      let people = "";
      const step = size * random.between(0.5, 0.62);
      const count = Math.ceil(width / step) + 2;
      for (let person = 0; person < count; person += 1) {
        const along = (person - 0.6) * step;
        const pose: Pose = {
          x: facing === 1 ? width - along : along,
          y: (height * (row + 0.16)) / rows,
          size,
          facing,
        };
        const d = smooth(posed(pose, profile(anyFeatures(random))), true);
        people += fill(d, inks[(person + row) % inks.length] ?? ink) + stroke(d, ground, 10);
      }
      out += clipped(`row${row}`, band, people);
    }
    return out;
  },
};

/** A choir from the front, in arcs round the one who conducts. */
const semicircle: Figure = {
  name: { de: "abstrakte Köpfe im Halbkreis", en: "abstract heads in a half circle" },
  draw(sheet) {
    const { random, scheme, width, height } = sheet;
    const { ground, ink, accent, shape } = scheme;
    const inks = [...new Set([shape, ink, accent])].filter((colour) => colour !== ground);
    const rows = random.whole(3, 4);
    const centre = { x: width / 2, y: height * 1.02 };
    let out = "";
    for (let row = rows - 1; row >= 0; row -= 1) {
      const r = height * (0.34 + row * 0.17);
      const count = 6 + row * 3;
      const size = height * (0.17 - row * 0.008);
      for (let singer = 0; singer < count; singer += 1) {
        const t = -Math.PI * ((singer + 0.5) / count);
        const pose: Pose = {
          x: centre.x + r * Math.cos(t),
          y: centre.y + r * Math.sin(t),
          size,
          facing: 1,
        };
        const bust = smooth(posed(pose, shoulders(0.55)), true);
        const head = smooth(posed(pose, egg(0, 1.15)), true);
        const colour = inks[row % inks.length] ?? ink;
        out +=
          stroke(bust, ground, 12) +
          fill(bust, colour) +
          stroke(head, ground, 12) +
          fill(head, colour);
      }
    }
    const first: Pose = { x: centre.x, y: height * 0.74, size: height * 0.26, facing: 1 };
    const lead = smooth(posed(first, shoulders(0.7)), true);
    const head = smooth(posed(first, egg(0, 1.1)), true);
    const colour = inks[1] ?? ink;
    return out + stroke(lead + head, ground, 22) + fill(lead, colour) + fill(head, colour);
  },
};

const groups: readonly [RegExp, readonly Figure[]][] = [
  [/duo|duett|zwillinge/i, [together(2)]],
  [/trio|terzett/i, [together(3)]],
  [/quartett|quartet/i, [together(4)]],
  [/quintett|quintet|kompass/i, [together(5)]],
  [/chor\b|choir|kantorei|gegenwind|perlen|vocal/i, [semicircle, crowd]],
  [/philharmoni|orchest|sinfonie|symphon/i, [crowd, procession]],
  [/^ensemble/i, [together(6), together(7), procession, semicircle]],
];

/** Several heads where the seed names a duo, a quartet or a whole orchestra. */
export function groupFigure(seed: string, random: Random): Figure | undefined {
  const figures = groups.find(([words]) => words.test(seed))?.[1];
  return figures && random.pick(figures);
}
