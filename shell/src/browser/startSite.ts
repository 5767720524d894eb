import type { Bus } from "@festival/contracts/bus";
import type { BrowserFragment } from "@festival/contracts/pageOwner";
import { startConsent } from "../consent/startConsent.ts";
import { stateElementId, type DocumentState } from "../document/documentState.ts";
import { createBus } from "./bus.ts";
import { fetchComforts } from "./comforts/fetchComforts.ts";
import { giveWay } from "./idle/giveWay.ts";
import { hydrateLayout, staysPlain } from "./owners/hydrateLayout.ts";
import { listenToLinks } from "./navigation/links.ts";
import { offerNewsletter } from "./newsletter/offerNewsletter.ts";
import { startOwners } from "./owners/owners.ts";
import { loadExposed, preload, registerReleases } from "./owners/remotes.ts";
import { whenCalm } from "./idle/whenCalm.ts";

/** Only where the server saw a session: visitors get no line of it. */
async function fetchEditor(bus: Bus): Promise<void> {
  const { startEditor } = await import(/* webpackChunkName: "startEditor" */ "./startEditor.ts");
  await startEditor(bus);
}

/** What every owner shares, each library a task of its own; else the first owner would evaluate them at once. */
async function evaluateShared(): Promise<void> {
  await import("react-dom/client");
  await giveWay();
  await import("@festival/shared-ui/i18n");
  await giveWay();
  await import("@festival/shared-ui/router");
  await giveWay();
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
  await giveWay();
  await evaluateShared();

  const calm = whenCalm();
  const { navigate, warm, prepare } = startOwners(state, bus);
  await giveWay();

  startConsent(bus, frame, calm);
  listenToLinks({ navigate, warm, openNewsletter: () => bus.newsletterOpened$.next() });
  fetchComforts({ bus, prepare, isStaff: frame.user !== null }, calm);
  offerNewsletter({
    bus,
    navigate,
    loadForm: async () => {
      const exposed = "./fragments/newsletterForm";
      preload(composition["mf-forms"], exposed, `./texts/${locale}`);
      return (await loadExposed<{ fragment: BrowserFragment }>("mf-forms", exposed)).fragment;
    },
  });
  if (frame.user && composition["mf-editor"]) void fetchEditor(bus);
  await giveWay();

  hydrateLayout(state, bus).catch(staysPlain);
}
