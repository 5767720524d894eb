import type { Bus } from "@festival/contracts/bus";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { hydrateInSlices } from "@festival/shared-ui/owner/hydrate";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { hasShortFooter } from "./footer/hasShortFooter.ts";
import type { Frame } from "./frame.ts";
import { HeaderRoot } from "./header/HeaderRoot.tsx";
import { loadHeaderParts } from "./header/headerParts.ts";
import { footerPrefix, headerPrefix } from "./prefixes.ts";
import { layoutI18n } from "./texts.ts";

function withTexts(tree: ReactNode, bus: Bus): ReactNode {
  return <I18nextProvider i18n={layoutI18n(bus.page$.value.locale)}>{tree}</I18nextProvider>;
}

function rootOptions(identifierPrefix: string) {
  return { identifierPrefix, onRecoverableError: (error: unknown) => console.error(error) };
}

/** Brings the server's header to life. */
export async function hydrateHeader(element: HTMLElement, frame: Frame, bus: Bus): Promise<void> {
  const parts = await loadHeaderParts(frame, bus.page$.value);
  const options = rootOptions(headerPrefix);
  const tree = withTexts(<HeaderRoot frame={frame} parts={parts} bus={bus} />, bus);
  const renderedFor = element.querySelector("header")?.dataset.url;
  // the visitor may have gone on to another page before; its header is not the one that stands here
  if (renderedFor === bus.page$.value.url) hydrateInSlices(element, tree, options);
  else createRoot(element, options).render(tree);
}

/** Hydrates the server's footer once it is visible. */
export async function hydrateFooter(element: HTMLElement, frame: Frame, bus: Bus): Promise<void> {
  const { FooterRoot } = await import(/* webpackChunkName: "footer" */ "./footer/FooterRoot.tsx");
  const tree = withTexts(<FooterRoot frame={frame} page$={bus.page$} />, bus);
  const options = rootOptions(footerPrefix);
  const page = bus.page$.value;
  const rendered = element.querySelector("footer")?.dataset;
  // the page may be another one by now, and so its footer: short, or the mobile app's, which speaks of its page
  const isSame =
    page.layout === "default"
      ? (rendered?.short !== undefined) === hasShortFooter(page)
      : rendered?.url === page.url;
  if (isSame) hydrateInSlices(element, tree, options);
  else createRoot(element, options).render(tree);
}
