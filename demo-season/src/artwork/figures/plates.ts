import { fill, type Paint, finish, place, stroke, type Figure, type Sheet } from "../sheet.ts";
import { areaAbove, type Field } from "./field.ts";

const { sin, cos, hypot, PI } = Math;

/** The standing wave of a square plate; the interval gives its two mode numbers. */
function plateWave(sheet: Sheet): Field {
  const { random, key } = sheet;
  const [a, b] = random.pick(key.ratios);
  // Two different modes of the same plate; equal ones would leave it silent.
  const more = random.whole(0, 1);
  const n = Math.min(a, 7) + more;
  const low = Math.max(1, Math.min(b, n - 1) - random.whole(0, 1));
  const sign = key.mode === "major" ? 1 : -1;
  const mixed = 0.75 + 0.25 * cos(key.phase);
  return (x, y) =>
    cos(n * PI * x) * cos(low * PI * y) + sign * mixed * cos(low * PI * x) * cos(n * PI * y);
}

/** Lays the plate on the sheet: whole and turned, or larger than the sheet. */
function layPlate(sheet: Sheet, wave: Field): { field: Field; side: number; inside: Field } {
  const { random, width, height } = sheet;
  const bleed = random.chance(0.6);
  const side = bleed ? height * random.between(1.1, 1.7) : height * random.between(0.72, 0.8);
  const turn = random.pick([0, PI / 4, random.between(0.08, 0.4)]);
  const mx = bleed ? width * random.between(0.35, 0.65) : width / 2;
  const my = bleed ? height * random.between(0.35, 0.65) : height / 2;
  const local = (x: number, y: number): [number, number] => {
    const dx = (x - mx) / side;
    const dy = (y - my) / side;
    return [dx * cos(turn) + dy * sin(turn) + 0.5, dy * cos(turn) - dx * sin(turn) + 0.5];
  };
  const field: Field = (x, y) => wave(...local(x, y));
  const inside: Field = (x, y) => {
    if (bleed) return 1;
    const [u, v] = local(x, y);
    return Math.min(u, v, 1 - u, 1 - v);
  };
  return { field, side, inside };
}

/** Sand that has wandered to where the plate is still. */
export const sand: Figure = {
  name: { de: "Chladnische Klangfigur aus Sand", en: "Chladni figure of sand" },
  draw(sheet) {
    const { random, width, height } = sheet;
    const { field, inside, side } = layPlate(sheet, plateWave(sheet));
    const grains = 7000;
    const heaps: string[][] = [[], [], []];
    const loose: string[] = [];
    const step = side / 160;
    for (let index = 0; index < grains; index += 1) {
      let x = random.between(0, width);
      let y = random.between(0, height);
      if (inside(x, y) < 0.01) continue;
      const lazy = random.chance(0.06);
      for (let walk = 0; walk < (lazy ? 0 : 9); walk += 1) {
        const value = field(x, y);
        const gx = (field(x + step, y) - value) / step;
        const gy = (field(x, y + step) - value) / step;
        const steep = hypot(gx, gy) + 0.4 / side;
        const far = Math.max(-2 * step, Math.min(2 * step, (-0.5 * value) / steep));
        x += (far * gx) / steep;
        y += (far * gy) / steep;
      }
      x += random.between(-1, 1) * step * 0.9;
      y += random.between(-1, 1) * step * 0.9;
      const dot = `M${Math.round(x)} ${Math.round(y)}h.1`;
      if (lazy) loose.push(dot);
      else heaps[random.whole(0, 2)]?.push(dot);
    }
    const big = random.between(0.8, 1.25);
    const paint: Paint = (ink, accent) =>
      stroke(loose.join(""), accent, 9 * big) +
      heaps.map((heap, index) => stroke(heap.join(""), ink, (7 + 4 * index) * big)).join("");
    return finish(sheet, 0.65, paint);
  },
};

/** The plate's halves that swing up, as flat areas like paper cut with scissors. */
export const swingingPlate: Figure = {
  name: { de: "Schwingungsbild einer Platte", en: "vibration pattern of a plate" },
  draw(sheet) {
    const { random, width, height } = sheet;
    const { field, inside } = layPlate(sheet, plateWave(sheet));
    const level = random.pick([0, 0, 0.35]);
    const up = areaAbove(
      (x, y) => Math.min(field(x, y) - level, inside(x, y) * 60),
      width,
      height,
      9,
    );
    const peak = areaAbove(
      (x, y) => Math.min(field(x, y) - 1.05, inside(x, y) * 60),
      width,
      height,
      9,
    );
    const paint: Paint = (ink, accent) => fill(up, ink) + fill(peak, accent);
    return finish(sheet, 0.5, paint);
  },
};

/** Waves from several sources that meet: crests as areas. */
export const interference: Figure = {
  name: { de: "Wellen, die einander kreuzen", en: "waves crossing one another" },
  draw(sheet) {
    const { random, width, height, key } = sheet;
    const sources = random.whole(2, 3);
    const [a, b] = random.pick(key.ratios);
    const long = height / random.pick([3.5, 5, 8, 11]);
    const from = Array.from({ length: sources }, (_, index) => ({
      x: width * random.between(-0.1, 1.1),
      y: height * random.between(-0.1, 1.1),
      long: index === 0 ? long : (long * b) / a,
    }));
    const field: Field = (x, y) =>
      from.reduce(
        (sum, source) =>
          sum + sin((2 * PI * hypot(x - source.x, y - source.y)) / source.long + key.phase),
        0,
      );
    const crest = areaAbove((x, y) => field(x, y) - 0.15, width, height, 8);
    const crowned = random.chance(0.6);
    const peak = areaAbove((x, y) => field(x, y) - sources * 0.62, width, height, 8);
    const paint: Paint = (ink, accent) => fill(crest, ink) + (crowned ? fill(peak, accent) : "");
    return finish(sheet, 0.45, paint);
  },
};

/** Dots that grow where two waves add up and shrink where they cancel. */
export const beats: Figure = {
  name: { de: "Punktraster einer Schwebung", en: "dot screen of beating waves" },
  draw(sheet) {
    const { random, width, height, key } = sheet;
    const spot = place(sheet);
    const [a, b] = random.pick(key.ratios);
    const pitch = random.pick([42, 52, 66]);
    const turn = random.pick([0, PI / 4, PI / 6]);
    const reach = Math.ceil(hypot(width, height) / pitch / 2) + 1;
    const long = height / random.between(1.6, 3.2);
    const ink: string[] = [];
    const accent: string[] = [];
    for (let row = -reach; row <= reach; row += 1) {
      for (let column = -reach; column <= reach; column += 1) {
        const u = (column + (row % 2 === 0 ? 0 : 0.5)) * pitch;
        const v = row * pitch * 0.87;
        const x = width / 2 + u * cos(turn) - v * sin(turn);
        const y = height / 2 + u * sin(turn) + v * cos(turn);
        if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
        const far = hypot(x - spot.x, y - spot.y);
        const wave = sin((2 * PI * far) / long + key.phase) + sin((2 * PI * x * b) / (a * long));
        const size = ((wave + 2) / 4) ** 1.3 * pitch * 0.56;
        if (size < 2) continue;
        const d = `M${Math.round(x - size)} ${Math.round(y)}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 0 ${(2 * size).toFixed(1)} 0a${size.toFixed(1)} ${size.toFixed(1)} 0 1 0 ${(-2 * size).toFixed(1)} 0Z`;
        (wave > 1.25 ? accent : ink).push(d);
      }
    }
    const paint: Paint = (one, two, over) =>
      fill(ink.join(""), one) + over(fill(accent.join(""), two));
    return finish(sheet, 0.4, paint);
  },
};
