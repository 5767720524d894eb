import { AsyncLocalStorage } from "node:async_hooks";
import {
  changesChannel,
  committed,
  storedChangeRange,
  readChanges,
  type NotedChange,
} from "../database/changes.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";

/** Changes read at a time. */
const batchSize = 500;
/** How often to look without a notification, in milliseconds. */
const pollEvery = 1000;

export interface ChangeListener {
  /** What comes next, in order and without gaps. */
  onChange(change: NotedChange): void;
  /** The feed can't be followed from where the listener was: everything may have changed. */
  onReset(position: number): void;
}

/**
 * Sends the tags of each write to its subscribers within a second. Commits of this process and, on
 * PostgreSQL, notifications of others start a read; polling is the fallback. Without subscribers it reads nothing.
 */
export function createChangeFeed(
  { database, listen }: Pick<OpenDatabase, "database" | "listen">,
  onError: (error: unknown) => void,
) {
  /** The feed outlives the request that happens to start a read, and is never given up with it. */
  const outsideRequests = AsyncLocalStorage.snapshot();
  /** Where each listener is. */
  const positions = new Map<ChangeListener, number>();
  let reading: Promise<void> | undefined;
  let readAgain = false;
  let stopWaiting: (() => Promise<void>) | undefined;

  function start(): () => Promise<void> {
    committed.on("changed", wake);
    const timer = setInterval(wake, pollEvery);
    const stopListening = listen(changesChannel, wake);
    return async () => {
      committed.off("changed", wake);
      clearInterval(timer);
      await stopListening();
    };
  }

  function wake(): void {
    readAgain = true;
    reading ??= outsideRequests(readAll).finally(() => {
      reading = undefined;
      if (readAgain && positions.size > 0) wake();
    });
  }

  async function readAll(): Promise<void> {
    try {
      while (readAgain && positions.size > 0) {
        readAgain = false;
        const from = Math.min(...positions.values());
        const noted = await readChanges(database, from, batchSize);
        noted.forEach((change) => send(change, from));
        if (noted.length === batchSize) readAgain = true;
      }
    } catch (error) {
      // the next poll tries again
      readAgain = false;
      onError(error);
    }
  }

  /** @param from where the reading began; who joined it from further back gets all of it in the next one */
  function send(change: NotedChange, from: number): void {
    for (const [listener, position] of positions) {
      if (position < from || position >= change.id) continue;
      positions.set(listener, change.id);
      listener.onChange(change);
    }
  }

  return {
    /**
     * @param after the last change the listener knows; null to begin with the next one
     * @returns ends it
     */
    async follow(listener: ChangeListener, after: number | null): Promise<() => Promise<void>> {
      const { first, last } = await storedChangeRange(database);
      // changes in between are forgotten, or the database is another one
      const isLost = after === null || after < first - 1 || after > last;
      stopWaiting ??= start();
      positions.set(listener, isLost ? last : after);
      if (isLost) listener.onReset(last);
      wake();
      return async () => {
        positions.delete(listener);
        if (positions.size > 0) return;
        const stop = stopWaiting;
        stopWaiting = undefined;
        await stop?.();
        await reading;
      };
    },
  };
}
