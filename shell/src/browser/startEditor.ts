import type { Bus } from "@festival/contracts/bus";
import { getUser } from "@festival/contracts/calls/staff";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { registerApplication, type LifeCycles } from "single-spa";
import { loadExposed } from "./owners/remotes.ts";

/** The server saw a session; the backend confirms it before the editor's code is fetched. */
export async function startEditor(bus: Bus): Promise<void> {
  const { locale } = bus.page$.value;
  const { ok, body } = await fetchCall(getUser, { locale });
  if (!ok) return;
  bus.user$.next(body);
  registerApplication({
    name: "mf-editor",
    app: () => loadExposed<LifeCycles>("mf-editor", "./app"),
    activeWhen: () => bus.user$.value !== null,
    customProps: { bus, locale, identifierPrefix: "mf-editor-" },
  });
}
