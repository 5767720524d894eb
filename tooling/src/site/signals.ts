import type { SiteRunner } from "./site.ts";

/** Ends the site and this process on Ctrl-C, on SIGTERM, and with its parent. */
export function stopOnSignals(runner: SiteRunner): void {
  const stop = () => {
    void runner.stop().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  if (process.connected) process.on("disconnect", stop);
}
