import { startTransition, type ReactNode } from "react";
import { hydrateRoot, type Root, type RootOptions } from "react-dom/client";

/**
 * Hydrates as a transition: React works in slices of some milliseconds and the page answers between
 * them; without it a long list would hold the processor until the last of its rows.
 */
export function hydrateInSlices(element: Element, tree: ReactNode, options: RootOptions): Root {
  const made: Root[] = [];
  startTransition(() => {
    made.push(hydrateRoot(element, tree, options));
  });
  const [root] = made;
  if (!root) throw new Error("React did not begin the transition.");
  return root;
}
