import type { Locale } from "@festival/contracts/locales";
import type { Clip } from "../workingCopy/clipboard.ts";
import { clipHtml, clipIn, clipWords } from "./clipHtml.ts";

const wordsOf = (clip: Clip, locale: Locale) => clipWords(clip, locale).join("\n\n");

/** Fills the clipboard of a `copy` or `cut` event. */
export function fillClipboard(data: DataTransfer, clip: Clip, locale: Locale): void {
  data.setData("text/html", clipHtml(clip, locale));
  data.setData("text/plain", wordsOf(clip, locale));
}

/** Fills the clipboard after a press on a button. @returns whether the browser allowed it */
export async function writeClipboard(clip: Clip, locale: Locale): Promise<boolean> {
  const item = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        ...item("text/html", clipHtml(clip, locale)),
        ...item("text/plain", wordsOf(clip, locale)),
      }),
    ]);
    return true;
  } catch {
    return false;
  }
}

interface Pasted {
  html: string;
  plain: string;
}

/** Reads the clipboard after a press on a button. @returns undefined where the browser or the reader forbids it */
export async function readClipboard(): Promise<Pasted | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const text = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : "";
    };
    return { html: await text("text/html"), plain: await text("text/plain") };
  } catch {
    return undefined;
  }
}

/** Sections of this site as they were copied, else headings and texts of other programs. */
export async function sectionsIn(
  { html, plain }: Pasted,
  locale: Locale,
): Promise<Clip | undefined> {
  const own = clipIn(html);
  if (own) return own;
  const { foreignClip } = await import("./foreignClip.ts");
  return foreignClip(html, plain, locale);
}
