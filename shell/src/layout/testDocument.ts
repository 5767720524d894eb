import type { Page } from "@festival/contracts/pageOwner";
import { BehaviorSubject } from "rxjs";
import { testFrame } from "./testFrame.ts";
import type { ShellBus } from "../shellBus.ts";

/** Puts HTML of the server into the document, for tests. */
export function place(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

/** What the server's document was made of. */
export const documentOf = (page: Page, frame = testFrame()) => ({ frame, page });

/** As much of the bus as header and footer ask of it, where a page is shown. */
export function busAt(shown: Page): ShellBus {
  return {
    page$: new BehaviorSubject(shown),
    frame$: new BehaviorSubject<ShellBus["frame$"]["value"]>(null),
    headerOpen$: new BehaviorSubject(false),
    plan$: new BehaviorSubject<ShellBus["plan$"]["value"]>([]),
  } as Partial<ShellBus> as ShellBus;
}
