import type { SiteRunner } from "./site.ts";

/** Ends the site and this process on Ctrl-C, on SIGTERM, with its parent, or when a part is lost. */
export function stopOnSignals(runner: SiteRunner): void {
  const stop = (code: number) => {
    void runner.stop().finally(() => process.exit(code));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stop(0));
  }
  if (process.connected) process.on("disconnect", () => stop(0));
  runner.onLost = (sentence) => {
    console.error(`\n${sentence}`);
    stop(1);
  };
}
