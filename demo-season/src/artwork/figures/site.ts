import type { Colour } from "../palette.ts";
import { circle, fill, rect, type Figure, type Sheet } from "../sheet.ts";

/** What every elevation is built with: the sheet's measures and the colours by their task. */
export type Site = {
  sheet: Sheet;
  width: number;
  /** Height of the street above the sheet's upper edge. */
  street: number;
  mass: Colour;
  detail: Colour;
  sky: Colour;
  spot: Colour;
};

export function survey(sheet: Sheet): Site {
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

export function arch(x: number, foot: number, wide: number, high: number): string {
  const r = wide / 2;
  return `M${x} ${foot}v${-(high - r)}a${r} ${r} 0 0 1 ${wide} 0v${high - r}Z`;
}

/** Rings round a point: where the sound leaves the house. */
export function sound(x: number, y: number, from: number, gap: number, count: number): string {
  return Array.from({ length: count }, (_, index) => circle(x, y, from + index * gap)).join("");
}

export function pavement({ sheet, width, street, mass }: Site): string {
  return fill(rect(0, street, width, sheet.height - street), mass);
}

export function elevation(name: Figure["name"], build: (site: Site) => string): Figure {
  return {
    name,
    draw(sheet) {
      const site = survey(sheet);
      return build(site);
    },
  };
}
