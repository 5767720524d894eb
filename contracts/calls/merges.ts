import type { MergeAnswer, MergeRequest } from "../api/editing/merges.ts";
import { mergeable, type Mergeable } from "../resources/mergeable.ts";
import type { Post } from "./call.ts";

type MergeCall = Post<{ params: { id: number }; body: MergeRequest; answer: MergeAnswer }>;

function mergeCall(resource: Mergeable): MergeCall {
  const path = `/:locale/pageeditor-api/${resource}/:id/merge/` as const;
  return { method: "POST", path, for: "staff" };
}

/** Makes one record of two: what names the one that goes names the other, and its address leads there. */
export const mergeCalls = Object.fromEntries(
  mergeable.map((resource) => [resource, mergeCall(resource)]),
) as Record<Mergeable, MergeCall>;
