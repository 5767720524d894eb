/**
 * Fetches chunks one after the other, as soon as the browser has nothing else to do.
 * @returns calls it off
 */
export function fetchAhead(fetches: readonly (() => Promise<unknown>)[]): () => void {
  // where a browser tells no such moment they come when they are needed
  if (!("requestIdleCallback" in window)) return () => undefined;
  const fetchAll = async () => {
    for (const fetchChunk of fetches) {
      // what can't be fetched now is fetched when it is needed
      await fetchChunk().catch(() => undefined);
    }
  };
  const waiting = requestIdleCallback(() => void fetchAll());
  return () => cancelIdleCallback(waiting);
}
