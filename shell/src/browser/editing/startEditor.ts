import type { StaffUser } from "@festival/contracts/api/staff";
import { registerApplication, type LifeCycles } from "single-spa";
import type { Composition } from "../../document/documentState.ts";
import type { startOwners } from "../owners/owners.ts";
import { loadExposed } from "../owners/remotes.ts";
import { followEditMode } from "./editMode.ts";
import { faceLoader } from "./faces.ts";
import { refreshFrame } from "./refreshFrame.ts";
import { createRefresh } from "./refreshPage.ts";
import { showDrafts } from "./showDrafts.ts";
import type { ShellBus } from "../../shellBus.ts";

export interface EditorParts {
  bus: ShellBus;
  composition: Composition;
  /** As the server knows them, which has asked the backend for the session. */
  user: StaffUser;
  owners: Pick<
    ReturnType<typeof startOwners>,
    "deliver" | "fetchPage" | "fits" | "loadOwner" | "put"
  >;
}

/** What staff's documents have besides, and visitors' never load. */
export function startEditor({ bus, composition, user, owners }: EditorParts): void {
  const { locale } = bus.page$.value;
  bus.user$.next(user);
  showDrafts(bus, owners.deliver);
  const refresh = createRefresh(bus, owners);
  bus.refresh$.subscribe(() => void refresh());
  bus.frameRefresh$.subscribe(() => void refreshFrame(bus));
  followEditMode(bus, refresh);
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
