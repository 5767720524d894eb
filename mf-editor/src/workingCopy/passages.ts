import { diff3Merge } from "node-diff3";
import { isRichText } from "./isRichText.ts";
import { wordTokens, type Versions } from "./merge.ts";
import { fromTokens, spaceBetween, toTokens } from "./richTextTokens.ts";

/** What stands where two people changed the same words. */
export type Answer = "mine" | "theirs" | "both";

/** A text that two people changed, with what stays open. */
export interface Passages {
  /** Where both changed the same words: what each wrote there. */
  open: readonly Readonly<Record<Answer, string>>[];
  /** The text with an answer for each of them. */
  answered(answers: readonly Answer[]): unknown;
}

type Tokens = readonly string[];

/** How a kind of text is taken apart and put together. */
interface Kind {
  tokens(value: unknown): Tokens;
  value(tokens: Tokens): unknown;
  words(tokens: Tokens): string;
  /** What stands between the words of one person and those of the other. */
  between(mine: Tokens, theirs: Tokens): Tokens;
}

const plain: Kind = {
  tokens: (value) => wordTokens(String(value)),
  value: (tokens) => tokens.join(""),
  words: (tokens) => tokens.join(""),
  between: (mine, theirs) => (mine.at(-1)?.trim() && theirs[0]?.trim() ? [" "] : []),
};

const rich: Kind = {
  tokens: (value) => (isRichText(value) ? toTokens(value) : []),
  value: fromTokens,
  words: (tokens) =>
    fromTokens(tokens)
      .blocks.map(({ text }) => text)
      .join("\n")
      .trim(),
  between: spaceBetween,
};

/**
 * Where two people changed the same words of a text, each passage to be answered by itself; all else holds the changes
 * of both.
 * @returns undefined for what is no text, and where each wrote something else
 */
export function passagesOf({ before, mine, theirs }: Versions): Passages | undefined {
  const all = [before, mine, theirs];
  const isPlain = all.every((value) => typeof value === "string");
  if (!isPlain && !all.every(isRichText)) return undefined;
  const kind = isPlain ? plain : rich;
  const [start, own, other] = all.map(kind.tokens) as [Tokens, Tokens, Tokens];
  const regions = diff3Merge([...own], [...start], [...other], { excludeFalseConflicts: true });
  const bothOf = (a: Tokens, b: Tokens) => [...a, ...kind.between(a, b), ...b];
  const open = regions.flatMap(({ conflict }) =>
    conflict ? { mine: conflict.a, theirs: conflict.b, both: bothOf(conflict.a, conflict.b) } : [],
  );
  if (open.length === 0) return undefined;
  return {
    open: open.map((each) => ({
      mine: kind.words(each.mine),
      theirs: kind.words(each.theirs),
      both: kind.words(each.both),
    })),
    answered(answers) {
      let place = 0;
      return kind.value(
        regions.flatMap(({ ok }) => {
          if (ok) return ok;
          const answer = answers[place] ?? "mine";
          const found = open[place]?.[answer] ?? [];
          place += 1;
          return [...found];
        }),
      );
    },
  };
}
