/** How long the parts of a navigation wait and move, in milliseconds unless named otherwise. */
export const navigationTimes = {
  progress: {
    /** A page that comes within this time shows none. */
    throttleMs: 200,
    /** So long the bar grows; it waits then for the page. */
    durationMs: 5000,
    /** So long the full bar stays. */
    hideDelayMs: 500,
  },
  /** The placeholder is laid over the old screen then. */
  placeholderDelayMs: 200,
  hashScroll: {
    delayMs: 1000,
    /** What the hash names may come late. */
    retryMs: 250,
    retries: 100,
    /** Left free above the place, as `scroll-padding-block-start` in base.css does where the browser scrolls. */
    offsetPx: 130,
    /** Of the scrolling itself; between 560 and 740 as all of the site's movements. */
    durationMs: 650,
  },
  /** A page that is there waits so long for its owner's code; then its document is opened, which reads without. */
  codeMs: 3000,
  /** Code that can't be loaded reloads the page, and not again within this time. */
  reloadGuardMs: 60_000,
} as const;
