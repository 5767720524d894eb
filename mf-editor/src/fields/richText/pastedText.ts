import type { RichText } from "@festival/contracts/api/common";
import { isSafeLink } from "@festival/contracts/safeLink";
import { genKey } from "draft-js";
import { withoutUnseen } from "../unseen.ts";

type Block = RichText["blocks"][number];
type BlockType = Block["type"];

/** How a letter is written. */
interface Format {
  bold: boolean;
  italic: boolean;
  url: string | undefined;
}

interface Letter extends Format {
  letter: string;
}

interface Draft {
  type: BlockType;
  depth: number;
  letters: Letter[];
}

const deepest = 4;
const longestUrl = 2000;
const left = new Set("HEAD STYLE SCRIPT TITLE META LINK IMG SVG OBJECT IFRAME TEMPLATE".split(" "));
const paragraphs = new Set(
  "P DIV H1 H2 H3 H4 H5 H6 LI UL OL DL DT DD TABLE TR BLOCKQUOTE PRE SECTION ARTICLE HEADER FOOTER MAIN ASIDE FIGURE FIGCAPTION HR BODY ADDRESS".split(
    " ",
  ),
);

const plain: Format = { bold: false, italic: false, url: undefined };
const isSpace = (letter: string) => /[ \u00a0]/.test(letter);

/** The format of what stands in an element; how a heading looks says nothing. */
function formatOf(element: Element, around: Format): Format {
  const { tagName } = element;
  const style = element.getAttribute("style") ?? "";
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isBold = tagName === "B" || tagName === "STRONG" || around.bold;
  const isItalic = tagName === "I" || tagName === "EM" || around.italic;
  const address = tagName === "A" ? (element.getAttribute("href") ?? "").trim() : "";
  const isLink = address !== "" && address.length <= longestUrl && isSafeLink(address);
  return {
    bold: weight === undefined ? isBold : /^bold|^[6-9]00$/.test(weight),
    italic: slant === undefined ? isItalic : slant === "italic",
    url: isLink ? address : around.url,
  };
}

/** Word writes an item as a paragraph that names its level and carries its sign as words. */
function wordItem(element: Element): Pick<Draft, "type" | "depth"> | undefined {
  const level = /mso-list:\s*\w+\s+level(\d)/i.exec(element.getAttribute("style") ?? "")?.[1];
  if (level === undefined) return undefined;
  const sign = element.querySelector('[style*="Ignore"]')?.textContent ?? "";
  const isNumbered = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign);
  const type = isNumbered ? "ordered-list-item" : "unordered-list-item";
  return { type, depth: Math.min(Number(level) - 1, deepest) };
}

/** The item of a list in HTML. */
function listItem(element: Element): Pick<Draft, "type" | "depth"> {
  let depth = -1;
  for (
    let list = element.closest("ul, ol");
    list;
    list = list.parentElement?.closest("ul, ol") ?? null
  ) {
    depth += 1;
  }
  const isNumbered = element.closest("ul, ol")?.tagName === "OL";
  const type = isNumbered ? "ordered-list-item" : "unordered-list-item";
  return { type, depth: Math.min(Math.max(depth, 0), deepest) };
}

/** Reads a document from its beginning to its end into blocks. */
class Reader {
  readonly drafts: Draft[] = [];
  #now: Draft | undefined;

  #begin(kind: Pick<Draft, "type" | "depth"> = { type: "unstyled", depth: 0 }): void {
    this.#now = { ...kind, letters: [] };
    this.drafts.push(this.#now);
  }

  #write(text: string, format: Format): void {
    if (!this.#now) {
      if (text.trim() === "") return;
      this.#begin();
    }
    this.#now?.letters.push(...text.split("").map((letter) => ({ letter, ...format })));
  }

  read(node: Node, around: Format): void {
    if (node.nodeType === Node.TEXT_NODE) {
      this.#write((node.nodeValue ?? "").replace(/[\t\n\r\f ]+/g, " "), around);
      return;
    }
    if (!(node instanceof Element)) return;
    const { tagName } = node;
    const isSign = /mso-list:\s*Ignore/i.test(node.getAttribute("style") ?? "");
    if (isSign || left.has(tagName.toUpperCase())) return;
    if (node.classList.contains("Apple-converted-space")) {
      // a space that the program has made unbreakable by itself
      this.#write(" ", around);
      return;
    }
    if (tagName === "BR") {
      this.#write("\n", around);
      return;
    }
    const inCell = node.parentElement?.closest("td, th");
    if (tagName === "TD" || tagName === "TH" || (inCell && paragraphs.has(tagName))) {
      this.#write(" ", plain);
      this.#readAll(node, formatOf(node, around));
    } else if (tagName === "LI") {
      this.#begin(listItem(node));
      this.#readAll(node, formatOf(node, around));
      this.#now = undefined;
    } else if (paragraphs.has(tagName)) {
      this.#paragraph(node, around);
    } else this.#readAll(node, formatOf(node, around));
  }

  #paragraph(element: Element, around: Format): void {
    const isInItem = element.parentElement?.closest("li") && !/^(?:UL|OL)$/.test(element.tagName);
    if (isInItem && this.#now) {
      // an item has one block: its paragraphs are lines of it
      if (this.#now.letters.some(({ letter }) => letter.trim() !== "")) this.#write("\n", around);
      this.#readAll(element, formatOf(element, around));
      return;
    }
    const item = wordItem(element);
    this.#now = undefined;
    if (item) this.#begin(item);
    this.#readAll(element, formatOf(element, around));
    this.#now = undefined;
  }

  #readAll(element: Element, format: Format): void {
    for (const child of element.childNodes) this.read(child, format);
  }
}

/** Spaces as they are seen: one between words, none around lines. */
function tidied(letters: readonly Letter[]): Letter[] {
  const tidy: Letter[] = [];
  for (const each of letters) {
    const before = tidy.at(-1);
    if (isSpace(each.letter) && (!before || before.letter === "\n" || isSpace(before.letter))) {
      // of two spaces one is seen, and it breaks
      if (before && isSpace(before.letter)) before.letter = " ";
      continue;
    }
    if (each.letter === "\n") while (isSpace(tidy.at(-1)?.letter ?? "")) tidy.pop();
    tidy.push({ ...each });
  }
  while (/\s/.test(tidy.at(-1)?.letter ?? "")) tidy.pop();
  while (/\s/.test(tidy[0]?.letter ?? "")) tidy.shift();
  return tidy;
}

/** Two line breaks and more are a new paragraph. */
function split(draft: Draft): Draft[] {
  const parts: Draft[] = [];
  let part: Letter[] = [];
  const end = () => {
    const letters = tidied(part);
    if (letters.length > 0) parts.push({ ...draft, letters });
    part = [];
  };
  const letters = tidied(draft.letters);
  for (const [place, each] of letters.entries()) {
    if (each.letter === "\n" && letters[place - 1]?.letter === "\n") end();
    else part.push(each);
  }
  end();
  return parts;
}

/** Where something holds of letters, without a gap. */
function ranges<T>(letters: readonly Letter[], of: (letter: Letter) => T | undefined) {
  const found: { offset: number; length: number; value: T }[] = [];
  for (const [offset, letter] of letters.entries()) {
    const value = of(letter);
    const last = found.at(-1);
    if (value === undefined) continue;
    if (last && last.value === value && last.offset + last.length === offset) last.length += 1;
    else found.push({ offset, length: 1, value });
  }
  return found;
}

function toBlocks(drafts: readonly Draft[]): RichText {
  const urls: string[] = [];
  const keyOf = (url: string) => {
    if (!urls.includes(url)) urls.push(url);
    return urls.indexOf(url);
  };
  const blocks = drafts.flatMap(split).map(({ type, depth, letters }): Block => {
    const inStyle = (style: "BOLD" | "ITALIC", of: (letter: Letter) => boolean) =>
      ranges(letters, (letter) => of(letter) || undefined).map(({ offset, length }) => ({
        offset,
        length,
        style,
      }));
    return {
      key: genKey(),
      text: letters.map(({ letter }) => letter).join(""),
      type,
      depth,
      inlineStyleRanges: [
        ...inStyle("BOLD", ({ bold }) => bold),
        ...inStyle("ITALIC", ({ italic }) => italic),
      ],
      entityRanges: ranges(letters, ({ url }) => url).map(({ offset, length, value }) => ({
        offset,
        length,
        key: keyOf(value),
      })),
    };
  });
  const entityMap = Object.fromEntries(
    urls.map((url, key) => [key, { type: "LINK", mutability: "MUTABLE", data: { url } } as const]),
  );
  return { blocks, entityMap };
}

/**
 * What a text may have of what other programs put on the clipboard: bold, italics, links and lists with their
 * levels; all else are plain paragraphs.
 */
export function pastedHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(withoutUnseen(html), "text/html");
  const reader = new Reader();
  reader.read(body, plain);
  return toBlocks(reader.drafts);
}

/** Each line is a paragraph. */
export function pastedPlain(text: string): RichText {
  const lines = withoutUnseen(text).split(/\r\n?|\n/);
  return toBlocks(
    lines.map((line) => ({
      type: "unstyled",
      depth: 0,
      letters: line
        .replaceAll("\t", " ")
        .split("")
        .map((letter) => ({ letter, ...plain })),
    })),
  );
}
