import { navigationTimes } from "../navigation/navigationTimes.ts";
import styles from "./Placeholder.module.css";
import type { ShellBus } from "../../shellBus.ts";

const pathOf = (url: string) => new URL(url, location.href).pathname;

/** A sheet with the outline of a page: a title, and what stands below it. */
function createSheet(): HTMLElement {
  const sheet = document.createElement("div");
  sheet.className = styles.sheet ?? "";
  sheet.setAttribute("aria-hidden", "true");
  const blocks = ["title", "line", "line", "block", "block", "block"];
  for (const kind of blocks) {
    const block = document.createElement("div");
    block.dataset.kind = kind;
    sheet.append(block);
  }
  return sheet;
}

/** Where the page begins to be seen, below what stands above it; a transparent header lies over it. */
function headerEdge(): number {
  const header = document.querySelector<HTMLElement>("#header header");
  if (!header) return 0;
  const { top, bottom } = header.getBoundingClientRect();
  return Math.max(0, header.dataset.transparent === undefined ? bottom : top);
}

/**
 * Lays a placeholder over the old screen while the visitor waits for another page. The old screen
 * stays whole beneath it: where the new one does not come, it is uncovered as it was left.
 * @param awaited address of a navigation that has begun before this code was there
 */
export function coverWhileWaiting(
  { navigation$, page$ }: Pick<ShellBus, "navigation$" | "page$">,
  awaited: string | undefined,
): void {
  const main = document.getElementById("main");
  if (!main) return;
  const sheet = createSheet();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left: Element | null = null;

  function cover(): void {
    if (sheet.isConnected || !main) return;
    sheet.style.setProperty("--from", `${headerEdge()}px`);
    left = main.contains(document.activeElement) ? document.activeElement : null;
    main.inert = true;
    main.after(sheet);
  }

  function uncover(): void {
    clearTimeout(timer);
    if (!sheet.isConnected || !main) return;
    sheet.remove();
    main.inert = false;
  }

  function wait(url: string): void {
    clearTimeout(timer);
    // a list that is filtered, or its next page: the old one says more than a placeholder
    if (pathOf(url) === pathOf(page$.value.url)) return uncover();
    timer = setTimeout(cover, navigationTimes.placeholderDelayMs);
  }

  navigation$.subscribe(({ phase, url }) => {
    if (phase === "started") return wait(url);
    uncover();
    // the new page has taken the focus itself; in the old one it goes back to where it was
    if (phase === "failed" && left instanceof HTMLElement) left.focus({ preventScroll: true });
    left = null;
  });
  // before the navigation's end: a view transition has its picture of the new screen by then
  page$.subscribe(uncover);
  if (awaited) wait(awaited);
}
