/** So many failures a document tells at most. */
const mostTold = 5;

/**
 * Tells the site what fails in its scripts: what nothing catches, and errors that go to the console. What React's
 * boundaries and the site's own code catch is told there, with the error, in every part and every release. The code that
 * tells it is fetched when something has failed.
 */
export function listenToFailures(): void {
  let left = mostTold;
  const tell = (failure: unknown): void => {
    if (!failure || left === 0) return;
    left -= 1;
    import(/* webpackChunkName: "reportFailure" */ "./reportFailure.ts")
      .then(({ reportFailure }) => reportFailure(failure))
      // without the network it can't be told, and what fails here must not be told again
      .catch(() => undefined);
  };
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...said: unknown[]) => {
      write(...said);
      tell(said.find((one) => one instanceof Error));
    };
  }
}
