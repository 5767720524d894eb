import type { Locale } from "@festival/contracts/locales";
import { createRoot } from "react-dom/client";
import { SearchDialog } from "./SearchDialog.tsx";

/** Where the dialog is, or is about to be. */
let present: HTMLElement | null = null;

/**
 * Opens the search over the page, once at a time. A native dialog: it keeps the focus and gives it back. Going back
 * in history closes it, too.
 */
export function openSearch(locale: Locale): void {
  const shown = present?.querySelector("dialog");
  // a dialog is closed before its event says so: one may ask for the next in between
  if (present && shown?.open !== false) return;
  const place = document.createElement("div");
  present = place;
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: "search" });
  const close = () => place.querySelector("dialog")?.close();
  const end = () => {
    if (present === place) present = null;
    window.removeEventListener("popstate", close);
    place.remove();
    // React refuses to take a root down while it renders
    queueMicrotask(() => root.unmount());
  };
  window.addEventListener("popstate", close);
  root.render(<SearchDialog locale={locale} onClose={end} />);
}
