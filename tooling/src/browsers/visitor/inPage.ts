import type { SentTarget, SentWords } from "./target.ts";

/** Of Testing Library, which knows roles and names as assistive technology does. */
interface Queries {
  queryAllByRole(
    scope: HTMLElement,
    role: string,
    options: { name?: (name: string) => boolean; level?: number },
  ): HTMLElement[];
  queryAllByText(scope: HTMLElement, words: (text: string) => boolean): HTMLElement[];
}

/** Where something can be clicked, or what lies over it. */
export type Place = { x: number; y: number } | { coveredBy: string };

/** What something takes of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a page can be asked for; stands in each document as `festivalQuestions`. */
export interface InPage {
  /** Scripts have taken the page over: until then links load documents. */
  isReady(): boolean;
  count(target: SentTarget): number;
  /** What the first one says, null without one. */
  textOf(target: SentTarget): string | null;
  attributeOf(question: { target: SentTarget; name: string }): string | null;
  valueOf(target: SentTarget): string | null;
  hasFocus(target: SentTarget): boolean;
  isInView(target: SentTarget): boolean;
  /** Whether there is one; it is in view then. */
  scrollTo(target: SentTarget): boolean;
  /** Null without it. */
  boxOf(target: SentTarget): Box | null;
  /** Of the first letters that are these, on one line; null without them. */
  boxOfWords(question: { target: SentTarget; words: string }): Box | null;
  /** Scrolls the first one to the middle where it can't be clicked; null without one. */
  placeOf(target: SentTarget): Place | null;
}

/**
 * Makes the questions in a page. Its source is sent there: it can use nothing from outside of itself.
 * @param queries of Testing Library, in that page
 */
export function questions(queries: Queries): InPage {
  const plain = (text: string) => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();

  function fits(words: SentWords): (text: string) => boolean {
    if (typeof words === "string") return (text) => plain(text) === plain(words);
    const expression = new RegExp(words.source, words.flags);
    return (text) => expression.test(plain(text));
  }

  function isShown(element: HTMLElement): boolean {
    // controls are often drawn by their label
    return element.checkVisibility({ visibilityProperty: true });
  }

  function all({ role, name, level, css, text, within }: SentTarget): HTMLElement[] {
    const scope = within ? first(within) : document.body;
    if (!scope) return [];
    // the document's own element, too
    const ancestor = within ? scope : document;
    const byWords = text === undefined ? undefined : fits(text);
    const found = (): HTMLElement[] => {
      if (role !== undefined) {
        return queries.queryAllByRole(scope, role, {
          ...(name !== undefined && { name: fits(name) }),
          ...(level !== undefined && { level }),
        });
      }
      if (css !== undefined) return [...ancestor.querySelectorAll<HTMLElement>(css)];
      return byWords ? queries.queryAllByText(scope, byWords) : [];
    };
    const shown = found().filter(isShown);
    return byWords ? shown.filter((element) => byWords(element.textContent)) : shown;
  }

  const first = (target: SentTarget): HTMLElement | undefined =>
    all(target).at(target.last ? -1 : 0);

  const nameOf = (element: Element | null) =>
    element
      ? `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`
      : "nothing";

  function placeOf(element: HTMLElement): Place {
    const [line] = element.getClientRects();
    if (!line) return { coveredBy: "nothing: it takes no room" };
    const x = Math.floor(line.left + line.width / 2);
    const y = Math.floor(line.top + line.height / 2);
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest("label");
    if (hit && (element.contains(hit) || label?.control === element)) return { x, y };
    return { coveredBy: nameOf(hit) };
  }

  const boxFrom = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

  function boxOfWords(element: HTMLElement, words: string): Box | null {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const at = node.nodeValue?.indexOf(words) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      return boxFrom(range.getBoundingClientRect());
    }
    return null;
  }

  function isInView(element: HTMLElement): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }

  return {
    isReady() {
      const isTakenOver =
        !document.querySelector("#main[data-server]") ||
        !document.querySelector('script[type="application/json"]');
      return document.readyState === "complete" && isTakenOver;
    },
    count: (target) => all(target).length,
    textOf: (target) => {
      const found = first(target);
      return found ? plain(found.innerText) : null;
    },
    attributeOf: ({ target, name }) => first(target)?.getAttribute(name) ?? null,
    valueOf: (target) => (first(target) as HTMLInputElement | undefined)?.value ?? null,
    hasFocus: (target) => first(target)?.contains(document.activeElement) ?? false,
    isInView: (target) => all(target).some(isInView),
    scrollTo(target) {
      const found = first(target);
      found?.scrollIntoView({ block: "center", behavior: "instant" });
      return found !== undefined;
    },
    boxOf(target) {
      const found = first(target);
      return found ? boxFrom(found.getBoundingClientRect()) : null;
    },
    boxOfWords({ target, words }) {
      const found = first(target);
      return found ? boxOfWords(found, words) : null;
    },
    placeOf(target) {
      const found = first(target);
      if (!found) return null;
      const control = found as HTMLInputElement;
      // where a control is drawn by its label, people press that
      const candidates = [found, ...(control.labels ?? [])];
      const free = candidates.map(placeOf).find((place) => "x" in place);
      if (free) return free;
      // outside of the window, or below a bar that stands in it
      found.scrollIntoView({ block: "center", behavior: "instant" });
      return placeOf(found);
    },
  };
}
