import { headDescriptions, type HeadOwner } from "@festival/contracts/heads/head";
import { locales, type Locale } from "@festival/contracts/locales";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import { missingIn } from "../sections/missing.ts";
import type { HeadParts } from "./headParts.ts";

type Values = Record<string, unknown>;

const rowsOf = ({ biographies }: Values): Values[] =>
  Array.isArray(biographies) ? biographies : [];

const countOf = ({ artist_id: artist, ensemble_id: ensemble }: Values) =>
  [artist, ensemble].filter((id) => typeof id === "number").length;

/** Biographies that name an artist and an ensemble, where a row is about one of them. */
export const bothOfOne = (settings: Values): string[] =>
  rowsOf(settings).flatMap((row, index) => (countOf(row) > 1 ? [`biographies.${index}`] : []));

/** What a head lacks, by language and field; null stands for both languages. */
export function missingInHead(
  ownerType: HeadOwner,
  { settings, texts }: HeadParts,
): { locale: Locale | null; field: string }[] {
  const description = headDescriptions[ownerType];
  const withoutName = rowsOf(settings).flatMap((row, index) =>
    countOf(row) === 0 ? [`biographies.${index}.artist_id`] : [],
  );
  const shared = [...missingIn(settingsOf(description), settings), ...withoutName];
  return [
    ...shared.map((field) => ({ locale: null, field })),
    ...locales.flatMap((locale) =>
      missingIn(textsOf(description), texts[locale]).map((field) => ({ locale, field })),
    ),
  ];
}
