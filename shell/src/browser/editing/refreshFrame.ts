import { type DocumentState, stateElementId } from "../../document/documentState.ts";
import type { ShellBus } from "../../shellBus.ts";

/**
 * Reads header and footer again and shows them; they come with documents alone. Where that fails the present ones stay:
 * the next document has them.
 */
export async function refreshFrame(bus: Pick<ShellBus, "page$" | "frame$">): Promise<void> {
  try {
    const answer = await fetch(bus.page$.value.url, { headers: { accept: "text/html" } });
    const found = new DOMParser().parseFromString(await answer.text(), "text/html");
    const words = found.getElementById(stateElementId)?.textContent;
    if (!words) throw new Error(`${answer.url} was answered with ${answer.status}.`);
    bus.frame$.next((JSON.parse(words) as DocumentState).frame);
  } catch (error) {
    console.warn("Header and footer could not be read again.", error);
  }
}
