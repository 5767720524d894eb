import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import type { Point } from "./FocalPoint.tsx";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** What staff say of a picture. */
export interface PictureWordsOf {
  alias: Record<Locale, string>;
  decorative: boolean;
  copyright: string;
  focal_point: Point;
}

export function wordsOfPicture(record: StaffRecord): PictureWordsOf {
  const alias = (record.alias ?? {}) as Partial<Record<Locale, unknown>>;
  const point = (record.focal_point ?? {}) as Partial<Point>;
  return {
    alias: { de: textOf(alias.de), en: textOf(alias.en) },
    decorative: record.decorative === true,
    copyright: textOf(record.copyright),
    focal_point: { x: point.x ?? 0.5, y: point.y ?? 0.5 },
  };
}

/** Whether visitors do not see it for want of words. */
export function lacksWords({ alias, decorative }: Omit<PictureWordsOf, "copyright">): boolean {
  return !decorative && (alias.de.trim() === "" || alias.en.trim() === "");
}

export const labelsOfPicture = (record: StaffRecord): string[] =>
  textOf(record.labels)
    .split(",")
    .map((label) => label.trim())
    .filter(Boolean);

export const nameOfPicture = (record: StaffRecord): string =>
  textOf(record.name) || `#${record.id}`;

/** In how many places it is shown. */
export const usesOfPicture = ({ used_by: uses }: StaffRecord): number =>
  Array.isArray(uses) ? uses.length : 0;
