import { href } from "@festival/contracts/routes";
import { isLegalPath } from "@festival/contracts/privacy/legalPages";
import type { Frame } from "../frame.ts";
import { asksForConsent } from "./asksForConsent.ts";
import { keepProvisional } from "./consentCookies.ts";
import type { ConsentControl } from "./createConsent.tsx";
import type { ShellBus } from "../shellBus.ts";

/** An ordinary click on a link to the cookie settings. */
function settingsLinkOf(event: MouseEvent, address: string): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  return link.origin === location.origin && link.pathname === address ? link : undefined;
}

/**
 * Watches over what visitors let be loaded. What asks, shows and records comes in chunks of its own,
 * as most visitors need nothing of it.
 * @param hydrated when the question may come
 */
export function startConsent(bus: ShellBus, frame: Frame, hydrated: Promise<void>): void {
  const { settings } = frame;
  // visitors can't agree to something that can't be named
  if (!settings) return;
  const settingsPath = href("cookieSettings", bus.page$.value.locale);
  let loading: Promise<ConsentControl> | undefined;

  const control = (): Promise<ConsentControl> => {
    loading ??= import(/* webpackChunkName: "consent" */ "./createConsent.tsx").then(
      ({ createConsent }) => createConsent(bus, frame, settings),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const withControl = (act: (control: ConsentControl) => void): void => {
    control().then(act, (error: unknown) => {
      // room that nothing fills
      delete document.documentElement.dataset.consent;
      console.warn("Consent can't be asked for.", error);
    });
  };

  const shownPath = (): string => bus.page$.value.url.split("?")[0] ?? "";
  /** Nothing covers the legal pages, nor the page of the settings. */
  const standsAside = (): boolean => isLegalPath(shownPath()) || shownPath() === settingsPath;
  const askOrNot = (): void => {
    if (bus.consent$.value) return;
    if (isLegalPath(shownPath())) keepProvisional();
    if (asksForConsent(settings, bus.page$.value)) withControl((asking) => asking.ask());
    else loading?.then((asking) => asking.rest()).catch(() => undefined);
  };

  void hydrated.then(() => {
    bus.page$.subscribe(askOrNot);
    // the last decision's record did not arrive: nothing has given it an id
    if (bus.consent$.value?.id === "") withControl((asking) => asking.recordAgain());
  });

  bus.serviceAgreed$.subscribe((service) => withControl((asking) => asking.agree(service)));

  let hasTags = false;
  bus.consent$.subscribe((consent) => {
    if (hasTags || !settings.tag_manager_id) return;
    if (!consent?.services.includes("googleTagManager")) return;
    hasTags = true;
    import(/* webpackChunkName: "tag-manager" */ "./tagManager.ts")
      .then(({ startTagManager }) => startTagManager(settings.tag_manager_id, consent))
      .catch((error: unknown) => console.warn("The tag manager could not be loaded.", error));
  });

  // before the navigator, which would take the link for a way to a page
  document.addEventListener(
    "click",
    (event) => {
      const link = settingsLinkOf(event, settingsPath);
      if (!link || standsAside()) return;
      event.preventDefault();
      control()
        .then((asking) => asking.openSettings())
        .catch(() => location.assign(link.href));
    },
    { capture: true },
  );
}
