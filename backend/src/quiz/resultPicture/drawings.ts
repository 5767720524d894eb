import { ApiError } from "@festival/contracts/errors";

/** Drawings that are kept, the latest; each has some hundred kilobytes. */
export const mostKept = 60;
/** Drawings that may be in work or wait for their turn; each takes half a second of a core. */
export const mostInWork = 8;

interface Drawing {
  draw(): Promise<Buffer>;
  /** Asked before something is drawn, which is not when it is kept; throws where it must not be. */
  admit?(): Promise<void>;
}

/**
 * Draws each thing once, however many ask for it, and never so much that all else would wait for it.
 * @throws ApiError too_many_requests, by the promise, where enough is in work
 */
export function createDrawings(): (name: string, drawing: Drawing) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  let inWork = 0;
  return async (name, { draw, admit }) => {
    if (!kept.has(name)) await admit?.();
    const known = kept.get(name);
    if (known) return known;
    if (inWork >= mostInWork)
      throw new ApiError(
        "too_many_requests",
        "Too many pictures are being drawn; try again in a few seconds.",
      );
    inWork += 1;
    const drawn = draw().finally(() => (inWork -= 1));
    kept.set(name, drawn);
    drawn.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}
