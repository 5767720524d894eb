import type { BrowserFragment, NavigateOptions } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import type { ShellBus } from "../../shellBus.ts";

interface NewsletterOffer {
  bus: ShellBus;
  /** Fetches the newsletter's form. */
  loadForm(): Promise<BrowserFragment>;
  navigate(url: string, options?: NavigateOptions): void;
}

/** The address of a page without the wish for the newsletter. */
function withoutNewsletter(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.delete("newsletter");
  return url.pathname + url.search;
}

/**
 * Opens the newsletter's dialog when the visitor asks for it: over the bus, or by an address with an empty
 * `newsletter`, which it leaves when the dialog is closed. If its code can't be loaded, the newsletter's page opens.
 */
export function offerNewsletter({ bus, loadForm, navigate }: NewsletterOffer): void {
  let isOpen = false;

  function leave(hasFailed: boolean): void {
    isOpen = false;
    const { url, route, locale } = bus.page$.value;
    if (hasFailed) navigate(href("newsletter", locale));
    else if ("newsletter" in route.query) {
      navigate(withoutNewsletter(url), { replace: true, keepPosition: true });
    }
  }

  async function open(): Promise<void> {
    if (isOpen) return;
    isOpen = true;
    try {
      const { openNewsletterDialog } = await import(
        /* webpackChunkName: "newsletter" */ "./newsletterDialog.ts"
      );
      openNewsletterDialog({ bus, form: loadForm(), onClose: leave });
    } catch (error) {
      console.warn(error);
      leave(true);
    }
  }

  bus.newsletterOpened$.subscribe(() => void open());
  bus.page$.subscribe(({ route }) => {
    if (route.query.newsletter === "" && route.name !== "newsletter") bus.newsletterOpened$.next();
  });
}
