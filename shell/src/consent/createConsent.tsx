import type { ConsentAction } from "@festival/contracts/api/consent";
import {
  consentFields,
  offeredServices,
  type Consent,
  type ConsentService,
} from "@festival/contracts/consent";
import { href } from "@festival/contracts/routes";
import { VisuallyHidden } from "@festival/shared-ui";
import type { ComponentProps, ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { Frame } from "../frame.ts";
import { bannerTexts } from "./banner/bannerTexts.ts";
import { ConsentBanner } from "./banner/ConsentBanner.tsx";
import {
  deleteForeignCookies,
  keepConsent,
  presentConsent,
  type ConsentSettings,
} from "./consentCookies.ts";
import type { ConsentDialog } from "./settings/ConsentDialog.tsx";
import type { ShellBus } from "../shellBus.ts";

export interface ConsentControl {
  /** Asks what may be loaded, unless that was put off. */
  ask(): void;
  /** Asks nothing here, and asks again elsewhere, also where it was put off. */
  rest(): void;
  openSettings(): Promise<void>;
  /** Adds a service to what was agreed to so far. */
  agree(service: ConsentService): void;
  /** Records a decision whose record did not arrive. */
  recordAgain(): void;
}

/** The script in the head keeps it before the first paint; see `base.css`. */
function keepRoom(asks: boolean): void {
  if (asks) document.documentElement.dataset.consent = "open";
  else delete document.documentElement.dataset.consent;
}

/** On the way from the header to the content, behind the link that skips to it. */
function placeOfQuestion(): HTMLElement {
  const found = document.getElementById("consent");
  if (found) return found;
  const made = document.createElement("div");
  document.body.append(made);
  return made;
}

/** What asks, and what is done with the answers. */
export function createConsent(
  bus: ShellBus,
  frame: Frame,
  settings: ConsentSettings,
): ConsentControl {
  const { locale } = bus.page$.value;
  const { consent_version: version } = settings;
  const offered = offeredServices(settings);
  const words = frame.consentWords;
  const place = placeOfQuestion();
  const root = createRoot(place);
  /** Where the reader was before they came to the question. */
  let cameFrom: EventTarget | null = null;
  place.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  /** Told to those who don't see that the question is gone. */
  let said = "";
  let asks = false;
  let isPutOff = false;
  /** One that is opened while another still closes is another one. */
  let timesOpened = 0;
  let Dialog: ComponentType<ComponentProps<typeof ConsentDialog>> | undefined;

  const putOff = (): void => {
    isPutOff = true;
    show(false);
  };

  function render(): void {
    root.render(
      <>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        {asks && (
          <ConsentBanner
            locale={locale}
            offered={offered}
            onDecide={(action) => {
              leaveQuestion();
              void decide(action, action === "accept_all" ? offered : []);
            }}
            onPutOff={putOff}
          />
        )}
        {Dialog && (
          <Dialog
            key={timesOpened}
            locale={locale}
            version={version}
            offered={offered}
            agreed={bus.consent$.value?.services ?? []}
            words={words}
            onDecide={(action, services) => void decide(action, services)}
            onClose={() => {
              Dialog = undefined;
              render();
            }}
          />
        )}
      </>,
    );
  }

  /** The focus goes back to where it was, else to where the page begins. */
  function leaveQuestion(): void {
    said = bannerTexts(locale)("banner.saved");
    if (!place.contains(document.activeElement)) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) heading.tabIndex = -1;
    const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected;
    const back = isThere && cameFrom !== document.body ? cameFrom : heading;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  function show(next: boolean): void {
    keepRoom(next);
    if (asks === next) return;
    asks = next;
    render();
  }

  /** The server records it, and keeps it for as long as cookies last. */
  async function record(action: ConsentAction, consent: Consent, id: string): Promise<void> {
    const body = new URLSearchParams([
      [consentFields.action, action],
      [consentFields.version, String(consent.version)],
      [consentFields.id, id],
      ...consent.services.map((service) => [consentFields.services, service]),
    ]);
    const address = href("cookieSettings", locale);
    // it also answers with a page, which is not needed; without a network the next document tries again
    await fetch(address, { method: "POST", body, redirect: "manual", keepalive: true }).catch(
      () => undefined,
    );
  }

  async function decide(action: ConsentAction, services: readonly ConsentService[]): Promise<void> {
    const before = presentConsent(settings);
    const consent: Consent = { id: "", version, services };
    const isWithdrawn = before?.services.some((service) => !services.includes(service)) ?? false;
    keepConsent(consent);
    const recorded = record(
      isWithdrawn && services.length === 0 ? "withdraw" : action,
      consent,
      before?.id ?? "",
    );
    bus.consent$.next(consent);
    show(false);
    if (!isWithdrawn) return;
    deleteForeignCookies();
    await recorded;
    // what ran until now only ends with the document
    location.reload();
  }

  return {
    ask: () => show(!isPutOff && bus.consent$.value === null),
    rest: () => {
      isPutOff = false;
      show(false);
    },
    openSettings: async () => {
      ({ ConsentDialog: Dialog } = await import(
        /* webpackChunkName: "consent-settings" */ "./settings/ConsentDialog.tsx"
      ));
      timesOpened += 1;
      render();
    },
    agree: (service) => {
      const agreed = bus.consent$.value?.services ?? [];
      if (!agreed.includes(service)) void decide("save", [...agreed, service]);
    },
    recordAgain: () => {
      const consent = bus.consent$.value;
      if (consent) void record("save", consent, "");
    },
  };
}
