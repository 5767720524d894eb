import type { AdminFace } from "@festival/contracts/adminFace";
import { adminFailedId, adminPlaceId, type AdminState } from "../../document/adminState.ts";
import { loadExposed, registerReleases } from "../owners/remotes.ts";

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The admin area's document has no element ${id}.`);
  return element;
}

/** Loads the admin area from the editor's release; where that fails the document says so. */
export async function startAdmin({ admin, composition }: AdminState): Promise<void> {
  const place = elementOf(adminPlaceId);
  try {
    registerReleases(composition);
    const { start } = await loadExposed<AdminFace>("mf-editor", "./admin");
    start(place, admin);
  } catch (error) {
    console.error("The admin area could not be loaded:", error);
    place.hidden = true;
    elementOf(adminFailedId).hidden = false;
  }
}
