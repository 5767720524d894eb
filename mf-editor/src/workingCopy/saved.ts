import type { HomeBlockName } from "@festival/contracts/api/home";
import { locales } from "@festival/contracts/locales";
import { isSame } from "./isSame.ts";
import { merge } from "./merge.ts";

type Values = Readonly<Record<string, unknown>>;

/** What has a panel of its own: fields of a record are public once they are saved, those of the home page drafts. */
export type SavedPlace =
  | { kind: "record"; resource: string; id: number }
  | { kind: "homeBlock"; name: HomeBlockName };

/** What a panel saved. */
export interface Saved {
  place: SavedPlace;
  /** What its fields held before, and what they hold since. */
  before: Values;
  after: Values;
}

const isLocalized = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && locales.every((locale) => locale in value);

function back(before: unknown, after: unknown, present: unknown): { value: unknown } | undefined {
  if (![before, after, present].every(isLocalized)) {
    return merge({ before: after, mine: before, theirs: present });
  }
  const [former, own, now] = [before, after, present] as [Values, Values, Values];
  const languages: [string, unknown][] = [];
  for (const locale of locales) {
    const words = back(former[locale], own[locale], now[locale]);
    if (!words) return undefined;
    languages.push([locale, words.value]);
  }
  return { value: { ...now, ...Object.fromEntries(languages) } };
}

/**
 * What is written to take back what was saved, with words of others kept.
 * @param present all fields as they are now
 * @returns none where they are so already; undefined where another person changed the same words
 */
export function backAround({ before, after }: Saved, present: Values): Values | undefined {
  const values: [string, unknown][] = [];
  for (const name of Object.keys(after)) {
    const written = back(before[name], after[name], present[name]);
    if (!written) return undefined;
    if (!isSame(written.value, present[name])) values.push([name, written.value]);
  }
  return Object.fromEntries(values);
}
