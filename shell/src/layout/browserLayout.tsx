import type { Page } from "@festival/contracts/pageOwner";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { hydrateInSlices } from "@festival/shared-ui/owner/hydrate";
import type { ReactNode } from "react";
import type { Frame } from "../frame.ts";
import { HeaderRoot } from "./header/HeaderRoot.tsx";
import { loadHeaderParts } from "./header/headerParts.ts";
import { footerPrefix, headerPrefix } from "./prefixes.ts";
import { layoutI18n } from "./texts.ts";
import type { ShellBus } from "../shellBus.ts";

// The visitor may have gone on to another page before: both hydrate the document's own, and then show that one.

/** What the server's document was made of. */
interface ServerState {
  frame: Frame;
  page: Page;
}

function hydrate(
  element: HTMLElement,
  { page }: ServerState,
  tree: ReactNode,
  identifierPrefix: string,
): void {
  hydrateInSlices(
    element,
    <I18nextProvider i18n={layoutI18n(page.locale)}>{tree}</I18nextProvider>,
    { identifierPrefix, onRecoverableError: (error) => console.error(error) },
  );
}

/** Brings the server's header to life. */
export async function hydrateHeader(
  element: HTMLElement,
  state: ServerState,
  bus: ShellBus,
): Promise<void> {
  const { frame, page } = state;
  const parts = await loadHeaderParts(frame, page);
  const tree = <HeaderRoot frame={frame} firstPage={page} parts={parts} bus={bus} />;
  hydrate(element, state, tree, headerPrefix);
}

/** Hydrates the server's footer once it is visible. */
export async function hydrateFooter(
  element: HTMLElement,
  state: ServerState,
  bus: ShellBus,
): Promise<void> {
  const { FooterRoot } = await import(/* webpackChunkName: "footer" */ "./footer/FooterRoot.tsx");
  const tree = <FooterRoot frame={state.frame} firstPage={state.page} bus={bus} />;
  hydrate(element, state, tree, footerPrefix);
}
