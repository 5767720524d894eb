import { AsyncLocalStorage } from "node:async_hooks";
import { callbackify } from "node:util";
import { ApiError } from "@festival/contracts/errors";
import { traceparent } from "@festival/contracts/tracing/traceContext";
import pg from "pg";

interface Asker {
  signal: AbortSignal;
  /** Absent where the request's trace is of no interest, as in tests. */
  traceId?: string | undefined;
}

/** The request on whose behalf the database is asked; jobs and commands have none. */
const asker = new AsyncLocalStorage<Asker>();

/**
 * Has everything that `work` asks of the database count as asked by one request.
 * @param signal aborted when the client no longer waits for the answer
 */
export function onBehalfOf(signal: AbortSignal, work: () => void, traceId?: string): void {
  asker.run({ signal, traceId }, work);
}

/** A statement as Drizzle and our own code hand it to a client. */
type Statement = string | { text?: string; name?: string; submit?: unknown };

/**
 * The statement with the request's trace as a comment, which the database's own logs and lists of what runs show. Those
 * that are prepared under a name stay as they are: another text would be another statement.
 */
function traced(statement: Statement): Statement {
  const traceId = asker.getStore()?.traceId;
  if (!traceId) return statement;
  const comment = `/*traceparent='${traceparent(traceId)}'*/ `;
  if (typeof statement === "string") return comment + statement;
  const { text, name, submit } = statement;
  const isPlain = text !== undefined && name === undefined && submit === undefined;
  return isPlain ? { ...statement, text: comment + text } : statement;
}

class TracedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (statement: Statement, ...rest: unknown[]) => unknown;
    this.query = ((statement: Statement, ...rest: unknown[]) =>
      query(traced(statement), ...rest)) as typeof this.query;
  }
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
    super({ ...options, Client: TracedClient });
    this.#mostWaiting = mostWaiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const signal = asker.getStore()?.signal;
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
