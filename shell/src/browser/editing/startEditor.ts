import type { Bus } from "@festival/contracts/bus";
import { getUser } from "@festival/contracts/calls/staff";
import type { Page } from "@festival/contracts/pageOwner";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { registerApplication, type LifeCycles } from "single-spa";
import type { Composition } from "../../document/documentState.ts";
import { loadExposed } from "../owners/remotes.ts";
import { faceLoader } from "./faces.ts";
import { showDrafts } from "./showDrafts.ts";

export interface EditorParts {
  bus: Bus;
  composition: Composition;
  /** Hands a page to its owner. */
  deliver(page: Page): void;
}

/** The server saw a session; the backend confirms it before the editor's code is fetched. */
export async function startEditor({ bus, composition, deliver }: EditorParts): Promise<void> {
  const { locale } = bus.page$.value;
  const { ok, body } = await fetchCall(getUser, { locale });
  if (!ok) return;
  bus.user$.next(body);
  showDrafts(bus, deliver);
  registerApplication({
    name: "mf-editor",
    app: () => loadExposed<LifeCycles>("mf-editor", "./app"),
    activeWhen: () => bus.user$.value !== null,
    customProps: {
      bus,
      locale,
      identifierPrefix: "mf-editor-",
      loadFace: faceLoader(composition),
    },
  });
}
