import { apiPaths } from "@festival/contracts/apiPaths";
import type { Bus } from "@festival/contracts/bus";
import type { BrowserFragment } from "@festival/contracts/pageOwner";
import { registerApplication, type LifeCycles } from "single-spa";
import { startConsent } from "../consent/startConsent.ts";
import { stateElementId, type DocumentState } from "../document/documentState.ts";
import { createBus } from "./bus.ts";
import { loadEnhancements } from "./enhancements/loadEnhancements.ts";
import { yieldToMain } from "./idle/yieldToMain.ts";
import { hydrateLayout, staysPlain } from "./owners/hydrateLayout.ts";
import { listenToLinks } from "./navigation/links.ts";
import { offerNewsletter } from "./newsletter/offerNewsletter.ts";
import { startOwners } from "./owners/owners.ts";
import { loadExposed, preload, registerReleases } from "./owners/remotes.ts";
import { whenHydrated } from "./idle/whenHydrated.ts";

/** The server saw a session; the backend confirms it before the editor's code is fetched. */
async function startEditor(bus: Bus): Promise<void> {
  const { locale } = bus.page$.value;
  const answer = await fetch(apiPaths.user(locale));
  if (!answer.ok) return;
  bus.user$.next(await answer.json());
  registerApplication({
    name: "mf-editor",
    app: () => loadExposed<LifeCycles>("mf-editor", "./app"),
    activeWhen: () => bus.user$.value !== null,
    customProps: { bus, locale, identifierPrefix: "mf-editor-" },
  });
}

/** What every owner shares, each library a task of its own; else the first owner would evaluate them at once. */
async function evaluateShared(): Promise<void> {
  await import("react-dom/client");
  await yieldToMain();
  await import("@festival/shared-ui/i18n");
  await yieldToMain();
  await import("@festival/shared-ui/router");
  await yieldToMain();
}

/** Takes over the document that the server has sent, step by step, with room between the steps. */
export async function startSite(): Promise<void> {
  const state: DocumentState = JSON.parse(
    document.getElementById(stateElementId)?.textContent ?? "null",
  );
  const { composition, frame } = state;
  const { locale } = state.page;
  const bus = createBus(state);
  registerReleases(composition);
  await yieldToMain();
  await evaluateShared();

  const hydrated = whenHydrated();
  const { navigate, warm, prepare } = startOwners(state, bus);
  await yieldToMain();

  startConsent(bus, frame, hydrated);
  listenToLinks({ navigate, warm, openNewsletter: () => bus.newsletterOpened$.next() });
  loadEnhancements({ bus, prepare, isStaff: frame.user !== null }, hydrated);
  offerNewsletter({
    bus,
    navigate,
    loadForm: async () => {
      const exposed = "./fragments/newsletterForm";
      preload(composition["mf-forms"], exposed, `./texts/${locale}`);
      return (await loadExposed<{ fragment: BrowserFragment }>("mf-forms", exposed)).fragment;
    },
  });
  if (frame.user && composition["mf-editor"]) void startEditor(bus);
  await yieldToMain();

  hydrateLayout(state, bus).catch(staysPlain);
}
