import type { RichText } from "@festival/contracts/api/common";
import { sectionLine } from "@festival/contracts/fields/recurring";
import type { Locale } from "@festival/contracts/locales";
import { pastedHtml, pastedPlain } from "../fields/richText/pastedText.ts";
import type { Clip } from "../workingCopy/clipboard.ts";

type ClipSection = Clip["sections"][number];

const isHeading = (node: Node): node is HTMLHeadingElement =>
  node instanceof HTMLElement && /^H[1-6]$/.test(node.tagName);

/** What stands beside each other, but that nothing around a heading is left. */
function parts(node: ParentNode): Node[] {
  return [...node.childNodes].flatMap((child) => {
    const holds = child instanceof Element && child.querySelector("h1, h2, h3, h4, h5, h6");
    return holds && !isHeading(child) ? parts(child) : [child];
  });
}

const markup = (nodes: readonly Node[]) => {
  const holder = document.createElement("div");
  holder.append(...nodes.map((node) => node.cloneNode(true)));
  return holder.innerHTML;
};

const isEmpty = ({ blocks }: RichText) => blocks.every(({ text }) => text.trim() === "");

/** What other programs put on the clipboard, as sections in one language: headings, and texts between them. */
export function foreignClip(html: string, plain: string, locale: Locale): Clip | undefined {
  const made = (model: string, content: unknown, settings = {}): ClipSection => ({
    model,
    settings,
    texts: { de: {}, en: {}, [locale]: { content } },
    column: 0,
  });
  const text = (content: RichText) => (isEmpty(content) ? [] : [made("text", content)]);
  const sections: ClipSection[] = [];
  if (html.trim() === "") sections.push(...text(pastedPlain(plain)));
  else {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    let waiting: Node[] = [];
    const end = () => {
      sections.push(...text(pastedHtml(markup(waiting))));
      waiting = [];
    };
    for (const node of parts(body)) {
      const words = node.textContent?.replace(/\s+/g, " ").trim() ?? "";
      if (!isHeading(node) || words.length > sectionLine) waiting.push(node);
      else if (words !== "") {
        end();
        // the first level is the page's own
        const level = Math.max(2, Number(node.tagName.slice(1)));
        sections.push(made("headline", words, { headline_level: level }));
      }
    }
    end();
  }
  return sections.length > 0 ? { sections, parents: sections.map(() => null) } : undefined;
}
