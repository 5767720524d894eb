import type { Locale } from "@festival/contracts/locales";
import { createRoot } from "react-dom/client";
import { SearchDialog } from "./SearchDialog.tsx";

let isOpen = false;

/**
 * Opens the search over the page, once at a time. A native dialog: it keeps the focus and gives it back. Going back
 * in history closes it, too.
 */
export function openSearch(locale: Locale): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: "search" });
  const close = () => place.querySelector("dialog")?.close();
  const end = () => {
    isOpen = false;
    window.removeEventListener("popstate", close);
    place.remove();
    // React refuses to take a root down while it renders
    queueMicrotask(() => root.unmount());
  };
  window.addEventListener("popstate", close);
  root.render(<SearchDialog locale={locale} onClose={end} />);
}
