import type { PressFile } from "@festival/contracts/api/press";
import { languageTag, type Locale } from "@festival/contracts/locales";
/**
 * Kind and size of a file in words. Server only: `Intl`.
 * @example describeFile({ name: "programm.pdf", bytes: 1_234_567 }, "de") => "PDF, 1,2 MB"
 */
export function describeFile(
  { name, bytes }: Pick<PressFile, "name" | "bytes">,
  locale: Locale,
): string {
  const isLarge = bytes >= 1_000_000;
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const number = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 1 });
  const size = `${number.format(amount)}\u00a0${isLarge ? "MB" : "kB"}`;
  const kind = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase();
  return kind ? `${kind}, ${size}` : size;
}
