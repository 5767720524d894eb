import { anyFeatures, egg, posed, profile, shoulders, smooth, type Pose } from "./heads.ts";
import { circle, fill, stroke, type Figure } from "./sheet.ts";

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
      const size = height * (count > 3 ? 0.4 : 0.48);
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

const groups: readonly [RegExp, Figure][] = [
  [/duo|duett|zwillinge/i, together(2)],
  [/trio|terzett/i, together(3)],
  [/quartett|quartet/i, together(4)],
  [/quintett|quintet|sextett|sextet|oktett|octet/i, together(5)],
  [
    /philharmoni|orchest|chor|choir|sinfonie|symphon|kantorei|ensemble|kollektiv|collective|camerata/i,
    crowd,
  ],
];
/** Several heads where the seed names a duo, a quartet or a whole orchestra. */
export function groupFigure(seed: string): Figure | undefined {
  return groups.find(([words]) => words.test(seed))?.[1];
}
