import { languageTag, type Locale } from "@festival/contracts/locales";

/**
 * How large a file is, in words. Server only: `Intl`.
 * @example describeFileSize(1_234_567, "de") => "1,2 MB"
 */
export function describeFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const number = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 1 });
  return `${number.format(amount)}\u00a0${isLarge ? "MB" : "kB"}`;
}
