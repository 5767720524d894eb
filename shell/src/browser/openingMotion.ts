/** A page that never comes to rest is taken over all the same. */
const longestMs = 1000;

/**
 * Waits until what moves as a page opens, such as home's picture, has moved: it needs each frame, and on a
 * phone whose line is slow it is over before the scripts are there.
 */
export async function openingMotion(): Promise<void> {
  const moving = document
    .getAnimations()
    // what moves as one scrolls has no end
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ finished }) => finished);
  if (moving.length === 0) return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestMs));
  await Promise.race([Promise.allSettled(moving), tooLong]);
}
