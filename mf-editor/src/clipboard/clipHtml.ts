import type { Locale } from "@festival/contracts/locales";
import type { Clip } from "../workingCopy/clipboard.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import { readClip } from "./readClip.ts";

/** Holds sections in the HTML on the clipboard, beside their words, which other programs read. */
const attribute = "data-festival-sections";

const textsIn = (value: unknown): string[] => {
  if (isRichText(value)) return value.blocks.map(({ text }) => text);
  if (typeof value === "string") return [value];
  return Array.isArray(value)
    ? value.flatMap((row: unknown) =>
        typeof row === "object" && row !== null ? Object.values(row).flatMap(textsIn) : [],
      )
    : [];
};

/** The words of sections in a language, a line for each paragraph. */
export const clipWords = ({ sections }: Clip, locale: Locale): string[] =>
  sections
    .flatMap(({ texts }) => Object.values(texts[locale]).flatMap(textsIn))
    .filter((text) => text.trim() !== "");

/** What goes on the clipboard as HTML. */
export function clipHtml(clip: Clip, locale: Locale): string {
  const holder = document.createElement("div");
  const inner = document.createElement("div");
  inner.setAttribute(attribute, JSON.stringify(clip));
  inner.append(
    ...clipWords(clip, locale).map((text) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = text;
      return paragraph;
    }),
  );
  holder.append(inner);
  return holder.innerHTML;
}

/** @returns undefined where the HTML holds no sections of this site */
export function clipIn(html: string): Clip | undefined {
  const found = new DOMParser().parseFromString(html, "text/html").querySelector(`[${attribute}]`);
  try {
    return readClip(JSON.parse(found?.getAttribute(attribute) ?? "null"));
  } catch {
    return undefined;
  }
}
