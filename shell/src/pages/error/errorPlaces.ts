import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { sectionsPlace } from "@festival/shared-ui/editing";
import type { ErrorData } from "./errorData.ts";

/** What of a missing page can be edited: the reusable block in which staff word it. */
export function errorPlaces({ data }: Page<ErrorData | null>): EditablePage {
  const [block] = data?.sections ?? [];
  const owner = block && { type: "block" as const, id: block.id };
  return { sections: owner ? [sectionsPlace(owner, "sections")] : [], fields: [], admin: null };
}
