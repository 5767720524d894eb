import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** How long to wait before reconnecting, in milliseconds. */
const reconnectAfter = 1000;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own, for as long as it is wanted.
 * @param onNotify called for each notification, and whenever the connection stands: some may have been missed
 * @returns ends it
 */
export function listenTo(url: string, channel: string, onNotify: () => void): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    const lost = new Promise<void>((resolve) => {
      client.once("error", () => resolve());
      client.once("end", () => resolve());
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on("notification", onNotify);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onNotify();
      await lost;
    } catch {
      // tried again below
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce();
      await wait(reconnectAfter, undefined, { signal }).catch(() => {});
    }
  }

  const listening = listen();
  return async () => {
    ending.abort();
    await listening;
  };
}
