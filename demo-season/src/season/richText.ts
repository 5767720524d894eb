import type { RichText } from "@festival/contracts/api/common";
import { languageStyle } from "@festival/contracts/richText/languageMark";
import { keepUnits } from "./localized.ts";
import type { LinkTarget, RichNotation } from "./types.ts";

type Block = RichText["blocks"][number];

/**
 * Reads a link's target as the notation writes it.
 * @example parseTarget("event:eroica") => { event: "eroica" }
 * @example parseTarget("route:programme") => { route: "programme" }
 * @example parseTarget("mailto:a@b.example") => { url: "mailto:a@b.example" }
 */
export function parseTarget(source: string): LinkTarget {
  const [, kind, key] =
    /^(route|page|event|article|venue|artist|ensemble|form):(.+)$/.exec(source) ?? [];
  if (!kind || !key) return { url: source };
  return { [kind]: key } as LinkTarget;
}

/** Spaces that a line must not break at: in the numbers of works and in dates. */
const unbroken =
  /(?<=\b(?:[Oo]p\.|Nr\.|No\.|BWV|SV|D|KV|K\.)) (?=\d)|(?<=\d\.?) (?=(?:August|September|Juni|June)(?!\p{L}))/gu;

const inline = /\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)|\{([a-z]{2,3}):([^}]+)\}/g;

/** All targets named in a rich text, for checking them. */
export function targetsOf(source: RichNotation): LinkTarget[] {
  return [...source.matchAll(inline)].flatMap((found) => {
    const nested = found[1] ?? found[2] ?? found[3] ?? found[6] ?? "";
    return [...(found[4] ? [parseTarget(found[4])] : []), ...targetsOf(nested)];
  });
}

const typeset = (written: string): string =>
  keepUnits(written.trim().replaceAll(unbroken, "\u00a0"));

/**
 * Makes draft-js content of the season's notation.
 * @param resolve gives the address of a target; without it only plain addresses may be linked
 * @throws Error when a target has no address
 * @example richText("Ein *Wort*").blocks[0] => { text: "Ein Wort", inlineStyleRanges: [{ offset: 4, length: 4, style: "ITALIC" }], … }
 */
export function richText(
  source: RichNotation,
  resolve: (target: LinkTarget) => string | undefined = () => undefined,
): RichText {
  const blocks: Block[] = [];
  const entityMap: RichText["entityMap"] = {};

  const address = (target: LinkTarget, written: string): string => {
    const found = "url" in target ? target.url : resolve(target);
    if (!found) throw new Error(`No address for the link target "${written}".`);
    return found;
  };

  const append = (block: Block, text: string): void => {
    let read = 0;
    for (const found of text.matchAll(inline)) {
      block.text += text.slice(read, found.index);
      read = found.index + found[0].length;
      const [, bold, italic, words, written, language, spoken] = found;
      const offset = block.text.length;
      append(block, bold ?? italic ?? words ?? spoken ?? "");
      const length = block.text.length - offset;
      if (written) {
        const key = Object.keys(entityMap).length;
        const url = address(parseTarget(written), written);
        entityMap[key] = { type: "LINK", mutability: "MUTABLE", data: { url } };
        block.entityRanges.push({ offset, length, key });
      } else {
        const style = language ? languageStyle(language) : bold ? "BOLD" : "ITALIC";
        block.inlineStyleRanges.push({ offset, length, style });
      }
    }
    block.text += text.slice(read);
  };

  const add = (type: Block["type"], text: string): void => {
    const key = `b${blocks.length}`;
    const block: Block = { key, text: "", type, depth: 0, inlineStyleRanges: [], entityRanges: [] };
    append(block, text);
    blocks.push(block);
  };

  for (const paragraph of source.trim().split(/\n\s*\n/)) {
    let prose: string[] = [];
    const endProse = (): void => {
      if (prose.length > 0) add("unstyled", prose.join(" "));
      prose = [];
    };
    for (const line of paragraph.split("\n").map(typeset)) {
      const item = /^(-|\d+\.)\s+(.*)$/.exec(line);
      if (!item) {
        if (line) prose.push(line);
        continue;
      }
      endProse();
      add(item[1] === "-" ? "unordered-list-item" : "ordered-list-item", item[2] ?? "");
    }
    endProse();
  }
  return { blocks, entityMap };
}
