import type { RichText } from "@festival/contracts/api/common";
import { languageStyle, styleLanguage } from "@festival/contracts/richText/languageMark";

type Block = RichText["blocks"][number];

/** What one letter has besides itself. */
interface Marks {
  bold?: true;
  italic?: true;
  language?: string;
  link?: RichText["entityMap"][string]["data"];
}
/** A word, or the space between two, in its formats: letters that have the same ones stand together. */
type Word = { runs: [text: string, marks: Marks][] };
/** The start of a block. */
interface Start {
  start: Pick<Block, "type" | "depth">;
}

const marksAt = ({ inlineStyleRanges, entityRanges }: Block, { entityMap }: RichText) => {
  const covers = (at: number, range: { offset: number; length: number }) =>
    at >= range.offset && at < range.offset + range.length;
  return (at: number): Marks => {
    const styles = inlineStyleRanges.filter((range) => covers(at, range));
    const language = styles.map(({ style }) => styleLanguage(style)).find(Boolean);
    const entity = entityRanges.find((range) => covers(at, range));
    const link = entity && entityMap[entity.key]?.data;
    return {
      ...(styles.some(({ style }) => style === "BOLD") && { bold: true as const }),
      ...(styles.some(({ style }) => style === "ITALIC") && { italic: true as const }),
      ...(language && { language }),
      ...(link && { link }),
    };
  };
};

function wordsOf(block: Block, content: RichText): Word[] {
  const marks = marksAt(block, content);
  return [...block.text.matchAll(/\s+|\S+/g)].map(({ 0: word, index }) => {
    const runs: Word["runs"] = [];
    for (let at = 0; at < word.length; at += 1) {
      const own = marks(index + at);
      const last = runs.at(-1);
      const letter = word.charAt(at);
      if (last && JSON.stringify(last[1]) === JSON.stringify(own)) last[0] += letter;
      else runs.push([letter, own]);
    }
    return { runs };
  });
}

/** A text as a list of words and starts of blocks, each as JSON, for comparing. */
export const toTokens = (content: RichText): string[] =>
  content.blocks.flatMap((block) => {
    const { type, depth } = block;
    const start: Start = { start: { type, depth } };
    return [start, ...wordsOf(block, content)].map((token) => JSON.stringify(token));
  });

const isWord = (token: string | undefined): boolean =>
  token !== undefined && "runs" in (JSON.parse(token) as Start | Word);
const space = JSON.stringify({ runs: [[" ", {}]] } satisfies Word);

/** A space, where words of one text would follow those of another without one. */
export const spaceBetween = (first: readonly string[], second: readonly string[]): string[] =>
  isWord(first.at(-1)) && isWord(second[0]) ? [space] : [];

const keyOf = (index: number) => `m${index.toString(36)}`;

/** Puts the words of a block together. @param entity gives a link's key */
function toBlock(
  { type, depth }: Start["start"],
  words: readonly Word[],
  index: number,
  entity: (link: NonNullable<Marks["link"]>) => number,
): Block {
  const block: Block = {
    key: keyOf(index),
    text: "",
    type,
    depth,
    inlineStyleRanges: [],
    entityRanges: [],
  };
  for (const [text, { bold, italic, language, link }] of words.flatMap(({ runs }) => runs)) {
    const range = { offset: block.text.length, length: text.length };
    block.text += text;
    const extend = <R extends typeof range>(
      ranges: R[],
      next: R,
      isSame: (range: R) => boolean,
    ) => {
      const last = ranges.findLast(isSame);
      if (last && last.offset + last.length === next.offset) last.length += next.length;
      else ranges.push(next);
    };
    const spoken = language && languageStyle(language);
    for (const style of [bold && "BOLD", italic && "ITALIC", spoken] as const) {
      if (!style) continue;
      extend(block.inlineStyleRanges, { ...range, style }, (other) => other.style === style);
    }
    if (!link) continue;
    const key = entity(link);
    extend(block.entityRanges, { ...range, key }, (other) => other.key === key);
  }
  return block;
}

/** The text that tokens stand for. Links that say the same share one entity. */
export function fromTokens(tokens: readonly string[]): RichText {
  const entityMap: RichText["entityMap"] = {};
  const keys = new Map<string, number>();
  const entity = (link: NonNullable<Marks["link"]>): number => {
    const name = JSON.stringify(link);
    const key = keys.get(name) ?? keys.size;
    keys.set(name, key);
    entityMap[key] = { type: "LINK", mutability: "MUTABLE", data: link };
    return key;
  };
  const blocks: { start: Start["start"]; words: Word[] }[] = [];
  for (const token of tokens) {
    const read = JSON.parse(token) as Start | Word;
    if ("start" in read) blocks.push({ start: read.start, words: [] });
    // words before the first block: both sides changed how the text starts
    else if (blocks.length === 0) {
      blocks.push({ start: { type: "unstyled", depth: 0 }, words: [read] });
    } else blocks.at(-1)?.words.push(read);
  }
  return {
    blocks: blocks.map(({ start, words }, index) => toBlock(start, words, index, entity)),
    entityMap,
  };
}
