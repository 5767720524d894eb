import { circle, clipped, fill, line, rect, stroke, type Figure, type Point } from "../sheet.ts";
import { seats, tones } from "./planParts.ts";

const { sin, cos, PI } = Math;

export const fan: Figure = {
  name: {
    de: "Grundriss eines Saals mit Sitzreihen im Bogen",
    en: "plan of a hall with curved rows of seats",
  },
  draw(sheet) {
    const { random, width, height } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const open = random.between(0.55, 1.15);
    const x = width / 2;
    const y = height * 0.9;
    const reach = height * 0.82;
    const wedge = `M${x} ${y + 120}L${x - reach * 1.05 * sin(open)} ${y - reach * cos(open)}A${reach * 1.05} ${reach * 1.05} 0 0 1 ${x + reach * 1.05 * sin(open)} ${y - reach * cos(open)}Z`;
    const gap = random.between(50, 62);
    const rows = Math.floor((reach - 260) / gap);
    const chairs = seats(x, y, 260, gap, rows, -PI / 2 - open * 0.86, -PI / 2 + open * 0.86);
    let ripples = "";
    for (let ring = 0; ring < 9; ring += 1) ripples += circle(x, y, reach * 1.14 + ring * 64);
    return (
      stroke(ripples, outside, 14) +
      fill(wedge, mass) +
      stroke(chairs, detail, gap * 0.6) +
      fill(circle(x, y, 180), spot) +
      fill(circle(x, y, 60), mass)
    );
  },
};

export const horseshoe: Figure = {
  name: { de: "Grundriss eines Theaters in Hufeisenform", en: "plan of a horseshoe theatre" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const x = width * random.between(0.44, 0.56);
    const rings = random.whole(5, 8);
    const gap = 440 / rings;
    const shell = (r: number) => `M${x - r} ${height}V560a${r} ${r} 0 0 1 ${2 * r} 0V${height}Z`;
    let out = fill(shell(520), mass);
    for (let ring = 1; ring < rings; ring += 1) {
      const weight = ring % 2 === 0 ? gap * 0.5 : gap * 0.26;
      out += stroke(shell(520 - ring * gap), ring % 3 === 2 ? spot : detail, weight);
    }
    return (
      stroke(shell(600) + shell(680) + shell(760), outside, 16) +
      out +
      fill(rect(x - 640, 960, 1280, 300), outside) +
      fill(circle(x, 960, 170), spot === outside ? mass : spot)
    );
  },
};

export const nave: Figure = {
  name: { de: "Grundriss einer Kirche", en: "plan of a church" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const y = height / 2;
    const flip = random.chance(0.5) ? `translate(${width} 0) scale(-1 1)` : "";
    const cross = `M150 ${y - 230}H980V${y - 440}H1330V${y - 230}H1420a230 230 0 0 1 0 460H1330V${y + 440}H980V${y + 230}H150Z`;
    let pillars = "";
    for (let bay = 0; bay < 6; bay += 1)
      pillars += circle(250 + bay * 136, y - 120, 26) + circle(250 + bay * 136, y + 120, 26);
    let vault = "";
    for (let bay = 0; bay < 5; bay += 1) {
      const x = 250 + bay * 136;
      vault +=
        line([
          [x, y - 120],
          [x + 136, y + 120],
        ]) +
        line([
          [x, y + 120],
          [x + 136, y - 120],
        ]);
    }
    let ripples = "";
    for (let ring = 1; ring < 24; ring += 1) ripples += circle(1155, y, 60 + ring * 74);
    return `<g transform="${flip}">${stroke(ripples, outside, 15)}${fill(cross, mass)}${clipped("nave", cross, stroke(vault, detail, 11))}${fill(pillars, detail)}${fill(circle(1155, y, 130), spot)}${stroke(circle(1155, y, 190), detail, 18)}</g>`;
  },
};

export const parterre: Figure = {
  name: { de: "Grundriss eines Gartens", en: "plan of a garden" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const x = width * random.pick([0.36, 0.5, 0.64]);
    const y = height / 2;
    let out = "";
    const beds = random.pick([6, 8, 10]);
    for (let ring = 4; ring > 0; ring -= 1)
      out += fill(circle(x, y, 140 + ring * 90), ring % 2 === 0 ? mass : sheet.scheme.ground);
    const paths = Array.from({ length: beds }, (_, index) => {
      const t = (2 * PI * index) / beds + 0.2;
      return line([
        [x, y],
        [x + 560 * cos(t), y + 560 * sin(t)],
      ]);
    });
    out += stroke(paths.join(""), sheet.scheme.ground, 30);
    out += stroke(seats(x, y, 590, 74, 14, 0, 2 * PI), outside, 40);
    out += stroke(
      seats(x, y, 274, 90, 1, 0, 2 * PI) + seats(x, y, 454, 90, 1, 0, 2 * PI),
      detail,
      34,
    );
    return out + fill(circle(x, y, 130), spot);
  },
};

export const deck: Figure = {
  name: { de: "Grundriss eines Schiffsdecks auf Wellen", en: "plan of a ship’s deck on waves" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const y = height * random.between(0.46, 0.54);
    let water = "";
    for (let row = -2; row < 20; row += 1) {
      const points: Point[] = [];
      for (let x = -20; x <= width + 20; x += 20)
        points.push([x, row * 66 + 20 * sin(x / 110 + row * 0.7)]);
      water += line(points);
    }
    const hull = `M120 ${y - 250}H1180Q1500 ${y - 230} 1690 ${y}Q1500 ${y + 230} 1180 ${y + 250}H120Q60 ${y} 120 ${y - 250}Z`;
    let chairs = "";
    for (let row = 0; row < 12; row += 1) {
      for (let seat = -3; seat <= 3; seat += 1)
        if (seat !== 0) chairs += `M${230 + row * 64} ${Math.round(y + seat * 60)}h.1`;
    }
    return (
      stroke(water, outside, 18) +
      stroke(hull, sheet.scheme.ground, 50) +
      fill(hull, mass) +
      stroke(chairs, detail, 36) +
      fill(circle(1240, y, 160), spot) +
      fill(circle(1240, y, 54), mass)
    );
  },
};

export const walls: Figure = {
  name: { de: "Grundriss mit dicken Mauern und Pfeilern", en: "plan with thick walls and piers" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { ground, mass, detail, outside, spot } = tones(sheet);
    const x = 190;
    const y = 130;
    const wide = width - 2 * x;
    const high = height - 2 * y;
    const thick = random.between(60, 110);
    const room = rect(x + thick, y + thick, wide - 2 * thick, high - 2 * thick);
    const sx = x + wide * random.pick([0.25, 0.5, 0.75]);
    const sy = y + high * random.pick([0.3, 0.5, 0.7]);
    let ripples = "";
    for (let ring = 1; ring < 26; ring += 1) ripples += circle(sx, sy, 70 + ring * 58);
    const columns = random.whole(4, 7);
    let piers = "";
    for (let column = 1; column < columns; column += 1) {
      for (let row = 1; row < 4; row += 1)
        piers += rect(x + (wide * column) / columns - 32, y + (high * row) / 4 - 32, 64, 64);
    }
    const door = x + wide * random.between(0.3, 0.7);
    return (
      fill(rect(x, y, wide, high), mass) +
      fill(room, ground) +
      clipped("room", room, stroke(ripples, outside, 17)) +
      fill(
        rect(door, y - 4, 200, thick + 8) + rect(door - 200, y + high - thick - 4, 120, thick + 8),
        ground,
      ) +
      fill(piers, mass) +
      fill(circle(sx, sy, 92), spot === ground ? detail : spot)
    );
  },
};

export const rowsOfSeats: Figure = {
  name: { de: "Grundriss eines Raums mit Stuhlreihen", en: "plan of a room with rows of chairs" },
  draw(sheet) {
    const { width, height, random } = sheet;
    const { mass, detail, outside, spot } = tones(sheet);
    const flip = random.chance(0.5) ? `translate(${width} 0) scale(-1 1)` : "";
    let chairs = "";
    for (let row = 0; row < 13; row += 1) {
      for (let seat = 0; seat < 11; seat += 1) {
        if (seat === 5) continue;
        const bend = ((seat - 5) / 5) ** 2 * 46;
        chairs += `M${Math.round(760 + row * 66 - bend)} ${250 + seat * 70}h.1`;
      }
    }
    const piano = "M300 440h150c110 0 90 150 200 170c90 20 90 150 0 160h-350Z";
    let ripples = "";
    for (let ring = 1; ring < 7; ring += 1) ripples += circle(430, 610, 190 + ring * 46);
    const stage = rect(180, 160, 460, 880);
    return `<g transform="${flip}">${fill(rect(110, 90, 1580, 1020), mass)}${fill(stage, outside)}${clipped("stage", stage, stroke(ripples, mass, 14))}${fill(piano, spot === outside ? detail : spot)}${stroke(chairs, detail, 40)}${fill(rect(0, 0, 0.1, height), mass)}</g>`;
  },
};
