/** The pause after a failure, twice as long after each further one. */
const shortestPauseMs = 500;
const longestPauseMs = 5000;

/**
 * Work that is asked for again and again: one run at a time, with growing pauses while it fails.
 * @param onFailure gets each failure
 * @returns starts a run, unless one is going on or a pause is not over
 */
export function repeating(
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => void {
  let isAtWork = false;
  let pauseMs = shortestPauseMs;
  const once = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      await work();
      pauseMs = shortestPauseMs;
    } catch (error) {
      onFailure(error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
    isAtWork = false;
  };
  return () => void once();
}
