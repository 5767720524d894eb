import { diff3Merge } from "node-diff3";
import { isRichText } from "./isRichText.ts";
import { isSame } from "./isSame.ts";
import { fromTokens, toTokens } from "./richTextTokens.ts";

/** Three versions of one value: the one that both started from, and what two people made of it. */
export interface Versions {
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** @returns undefined where both changed the same words */
function mergeTokens(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const regions = diff3Merge([...mine], [...before], [...theirs], { excludeFalseConflicts: true });
  const merged = regions.flatMap((region) => region.ok ?? []);
  return regions.some(({ conflict }) => conflict) ? undefined : merged;
}

/** The words of a line, and the spaces between them. */
export const wordTokens = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * What holds the changes of both, compared word by word.
 * @returns undefined where both changed the same words, or what is no text
 */
export function merge({ before, mine, theirs }: Versions): { value: unknown } | undefined {
  if (isSame(mine, theirs) || isSame(before, mine)) return { value: theirs };
  if (isSame(before, theirs)) return { value: mine };
  if ([before, mine, theirs].every((value) => typeof value === "string")) {
    const [start, own, other] = [before, mine, theirs].map((value) => wordTokens(String(value)));
    const merged = mergeTokens(start ?? [], own ?? [], other ?? []);
    return merged && { value: merged.join("") };
  }
  if (isRichText(before) && isRichText(mine) && isRichText(theirs)) {
    const merged = mergeTokens(toTokens(before), toTokens(mine), toTokens(theirs));
    return merged && { value: fromTokens(merged) };
  }
  return undefined;
}
