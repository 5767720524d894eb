import type { SiteRunner } from "./site.ts";

/**
 * Ends the site and this process on Ctrl-C, on SIGTERM, and with its parent.
 * @returns ends that: a process that still listens to its parent does not end by itself
 */
export function stopOnSignals(runner: SiteRunner): () => void {
  const stop = () => {
    void runner.stop().finally(() => process.exit(0));
  };
  const events = ["SIGINT", "SIGTERM", "SIGHUP", ...(process.connected ? ["disconnect"] : [])];
  for (const event of events) process.on(event, stop);
  return () => {
    for (const event of events) process.off(event, stop);
  };
}
