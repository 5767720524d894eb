import type { Page } from "@festival/contracts/pageOwner";
import { headMark, headTags } from "../../document/head.ts";
import type { Position } from "./positions.ts";

/** Replaces what the old page said in the document's head. */
export function writeHead(page: Page): void {
  const name = document.head.querySelector<HTMLMetaElement>("[property='og:site_name']");
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  for (const { tag, attributes, text } of headTags(page, location.origin, name?.content ?? "")) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(headMark, "");
    if (text) element.textContent = text;
    document.head.append(element);
  }
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The place that a hash names; none where it can't be decoded. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** The link that was followed from a page to which one comes back. */
const linkIn = (main: HTMLElement | null, link: string | null | undefined) =>
  link && [...(main?.querySelectorAll("a") ?? [])].find((a) => a.getAttribute("href") === link);

/**
 * Takes the reader to where a new page begins: its heading gets the focus, which also announces
 * it, and the window shows what the address or the history asks for. Visitors who come back find the focus
 * on the link that was followed from there.
 */
export function enterPage(hash: string, position?: Position): void {
  const main = document.getElementById("main");
  const anchor = anchorOf(hash);
  const heading = anchor ?? main?.querySelector<HTMLElement>("h1") ?? main;
  const link = linkIn(main, position?.[2]);
  if (link) link.focus({ preventScroll: true });
  else if (heading) focusOn(heading);
  // Firefox moves along with what was in the window before (scroll anchoring) once it lays the new page out: now
  document.body.getBoundingClientRect();
  if (position) scrollTo({ left: position[0], top: position[1], behavior: "instant" });
  else if (anchor) anchor.scrollIntoView();
  else scrollTo({ left: 0, top: 0, behavior: "instant" });
}
