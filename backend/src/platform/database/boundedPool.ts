import { AsyncLocalStorage } from "node:async_hooks";
import { callbackify } from "node:util";
import { ApiError } from "@festival/contracts/errors";
import pg from "pg";

/** The request on whose behalf the database is asked; jobs and commands have none. */
const asker = new AsyncLocalStorage<AbortSignal>();

/**
 * Has everything that `work` asks of the database count as asked by one request.
 * @param signal aborted when the client no longer waits for the answer
 */
export function onBehalfOf(signal: AbortSignal, work: () => void): void {
  asker.run(signal, work);
}

type Callback = Parameters<pg.Pool["connect"]>[0];

/**
 * A pool that refuses requests a connection where too many wait already, and skips those that are gone
 * when their turn comes: their result is not needed.
 */
export class BoundedPool extends pg.Pool {
  readonly #mostWaiting: number;

  /** @param mostWaiting requests' queries and transactions; those of jobs always wait */
  constructor(options: pg.PoolConfig, mostWaiting: number) {
    super(options);
    this.#mostWaiting = mostWaiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const signal = asker.getStore();
    if (!callback) return this.#connect(signal);
    callbackify(() => this.#connect(signal))((error, client: pg.PoolClient | undefined) =>
      callback(error ?? undefined, client, (release) => client?.release(release)),
    );
  }

  async #connect(signal: AbortSignal | undefined): Promise<pg.PoolClient> {
    if (!signal) return super.connect();
    if (this.waitingCount >= this.#mostWaiting) {
      throw new ApiError("unavailable", "Too many queries wait for the database.");
    }
    const client = await super.connect();
    if (!signal.aborted) return client;
    client.release();
    throw new ApiError("unavailable", "The request has ended before the database was asked.");
  }
}
