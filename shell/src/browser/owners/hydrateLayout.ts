import type { DocumentState } from "../../document/documentState.ts";
import { whenIdle } from "../idle/whenIdle.ts";
import type { ShellBus } from "../../shellBus.ts";

/** The header waits for an idle moment, at most this long. */
const headerHydrationTimeoutMs = 6000;

/** Brings header and footer to life: the one when the browser is idle, the other when it is seen. */
export async function hydrateLayout(state: DocumentState, bus: ShellBus): Promise<void> {
  // the document preloads it, so it is taken up at once; only the hydration waits
  const layout = await import(/* webpackChunkName: "layout" */ "../../layout/browserLayout.tsx");
  const header = document.getElementById("header");
  const footer = document.getElementById("footer");
  const hydrateHeader = () => {
    if (header) layout.hydrateHeader(header, state, bus).catch(staysPlain);
  };
  whenIdle(hydrateHeader, headerHydrationTimeoutMs);
  if (!footer) return;
  // the mobile app's home page has none that could be seen, and the next page has one
  if (state.page.layout === "mobileApp") return layout.hydrateFooter(footer, state, bus);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    layout.hydrateFooter(footer, state, bus).catch(staysPlain);
  });
  observer.observe(footer);
}

/** What is said when it fails; the server's HTML stands and works. */
export const staysPlain = (error: unknown): void =>
  console.warn("Header or footer stays as it is.", error);
