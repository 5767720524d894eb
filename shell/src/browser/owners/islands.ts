import {
  fragmentPrefix,
  type BrowserFragment,
  type OwnerProps,
  type Page,
} from "@festival/contracts/pageOwner";
import type { Composition } from "../../document/documentState.ts";
import { loadExposed, preload } from "./remotes.ts";
import type { ShellBus } from "../../shellBus.ts";

/** How far outside the window a fragment begins to hydrate. */
const viewportMargin = "200px";

function whenVisible(element: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: viewportMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Mounts other remotes' fragments into an owner's page, each a root of its own.
 * @param presentPage the owner's page at the time of the call
 */
export function islandMounter(
  presentPage: () => Page,
  composition: Composition,
  bus: ShellBus,
): OwnerProps["mountFragment"] {
  return (slot, element, onFailure) => {
    const { fragments, locale } = presentPage();
    const fragment = fragments[slot];
    if (!fragment || fragment.failed) {
      onFailure();
      return () => undefined;
    }
    const exposed = `./fragments/${fragment.name}`;
    const rendered = element.firstElementChild;
    const hydrate = rendered instanceof HTMLElement;
    // what shows nothing needs no code either
    if (hydrate && !rendered.hasChildNodes()) return () => rendered.remove();
    const container = hydrate ? rendered : document.createElement("div");
    if (!hydrate) element.append(container);
    let unmount: (() => void) | undefined;
    let gone = false;
    const mount = async (): Promise<void> => {
      try {
        preload(composition[fragment.owner], exposed, `./texts/${locale}`);
        const loaded = await loadExposed<{ fragment: BrowserFragment }>(fragment.owner, exposed);
        await loaded.fragment.prepare(locale);
        if (gone) return;
        unmount = loaded.fragment.mount(container, {
          data: fragment.data,
          bus,
          locale,
          identifierPrefix: fragmentPrefix(slot),
          hydrate,
          onFailure,
        });
      } catch (error) {
        console.warn(`The fragment ${fragment.owner}/${fragment.name} is missing.`, error);
        // what the server rendered still reads well without its script
        if (!hydrate) onFailure();
      }
    };
    const forget = hydrate ? whenVisible(element, () => void mount()) : (void mount(), undefined);
    return () => {
      gone = true;
      forget?.();
      // the same place may get the fragment again, with other data
      container.remove();
      // React refuses to take a root down while it renders the host
      if (unmount) queueMicrotask(unmount);
    };
  };
}
