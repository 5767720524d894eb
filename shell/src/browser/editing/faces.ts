import type { EditingFace, LoadFace } from "@festival/contracts/editing";
import type { Composition } from "../../document/documentState.ts";
import { loadExposed } from "../owners/remotes.ts";

/** Loads the faces of the releases that the document has. */
export function faceLoader(composition: Composition): LoadFace {
  return async (owner) => {
    try {
      if (owner === "shell") {
        return (await import(/* webpackChunkName: "editing" */ "../../editing.ts")).face;
      }
      if (!composition[owner]?.exposes["./editing"]) return null;
      return (await loadExposed<{ face: EditingFace }>(owner, "./editing")).face;
    } catch (error) {
      console.warn(`What of ${owner}'s pages can be edited in place is not known.`, error);
      return null;
    }
  };
}
