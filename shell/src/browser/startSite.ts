import type { BrowserFragment } from "@festival/contracts/pageOwner";
import { takeDeclaredRoutes } from "@festival/contracts/routes";
import { startConsent } from "../consent/startConsent.ts";
import { type DocumentState, stateElementId } from "../document/documentState.ts";
import type { AdminState } from "../document/adminState.ts";
import { createBus } from "./bus.ts";
import type { EditorParts } from "./editing/startEditor.ts";
import { hydrateLayout, staysPlain } from "./owners/hydrateLayout.ts";
import { listenToLinks } from "./navigation/links.ts";
import { offerNewsletter } from "./newsletter/offerNewsletter.ts";
import { startOwners } from "./owners/owners.ts";
import { loadExposed, preload, registerReleases } from "./owners/remotes.ts";
import { loadEnhancements } from "./enhancements/loadEnhancements.ts";
import { yieldToMain } from "./idle/yieldToMain.ts";
import { whenHydrated } from "./idle/whenHydrated.ts";

/** Only where the server saw a session: visitors get no line of it. */
async function fetchEditor(parts: EditorParts): Promise<void> {
  const { startEditor } = await import(
    /* webpackChunkName: "startEditor" */ "./editing/startEditor.ts"
  );
  startEditor(parts);
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
  const state: DocumentState | AdminState = JSON.parse(
    document.getElementById(stateElementId)?.textContent ?? "null",
  );
  if (state.routes) takeDeclaredRoutes(state.routes);
  if ("admin" in state) {
    const { startAdmin } = await import(
      /* webpackChunkName: "startAdmin" */ "./admin/startAdmin.ts"
    );
    return startAdmin(state);
  }
  const { composition, frame } = state;
  const { locale } = state.page;
  const bus = createBus(state);
  registerReleases(composition);
  await yieldToMain();
  await evaluateShared();

  const hydrated = whenHydrated();
  const owners = startOwners(state, bus);
  const { navigate, warm, prepare } = owners;
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
  const { user } = frame;
  if (user && composition["mf-editor"]) void fetchEditor({ bus, composition, user, owners });
  await yieldToMain();

  hydrateLayout(state, bus).catch(staysPlain);
}
