import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import type pg from "pg";
import { BoundedPool } from "./boundedPool.ts";
import { DatabaseProblem } from "./databaseProblem.ts";

/** First bytes of the messages that end a batch: Query and Sync. */
const endsBatch = new Set([0x51, 0x53]);

/** What `pg` needs of a socket, over the messages of a worker thread. */
class WorkerSocket extends Duplex {
  #worker: Worker;
  #started = false;
  /** Messages that wait for the end of their batch, which must reach PGlite whole. */
  #batch: Uint8Array[] = [];
  #receive = (message: unknown): void => {
    if (message instanceof Uint8Array) this.push(message);
  };
  #lose = (): void => {
    this.destroy(new Error("The database's thread has ended."));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on("message", this.#receive);
    worker.once("exit", this.#lose);
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(
    bytes: Uint8Array,
    _encoding: string,
    done: (error?: Error | null) => void,
  ): void {
    // `pg` writes message by message
    if (!this.#started) {
      this.#started = true;
      this.#worker.postMessage({ kind: "start" });
    } else {
      this.#batch.push(bytes);
      if (endsBatch.has(bytes[0] ?? 0)) {
        const whole = new Uint8Array(Buffer.concat(this.#batch));
        this.#worker.postMessage({ kind: "data", bytes: whole }, [whole.buffer]);
        this.#batch = [];
      }
    }
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#worker.off("message", this.#receive);
    this.#worker.off("exit", this.#lose);
    done(error);
  }
}

/** Of a few milliseconds each, one after the other: a second or two. */
const mostWaiting = 200;

export interface EmbeddedDatabase {
  /** One connection: a transaction has it alone, and everything else waits its turn. */
  pool: pg.Pool;
  /** Copies its files to a new folder while no one else has the connection. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The thread copies, so that it writes nothing meanwhile. */
function copyIn(worker: Worker, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (message: unknown): void => {
      if (typeof message !== "object" || message === null || !("copied" in message)) return;
      worker.off("message", settle).off("exit", lose);
      if (message.copied === folder) resolve();
      else reject(new Error(String(message.copied)));
    };
    const lose = (): void => reject(new Error("The database's thread has ended."));
    worker.on("message", settle).once("exit", lose);
    worker.postMessage({ kind: "copy", folder });
  });
}

/**
 * Opens the folder with PGlite in a worker thread.
 * @param onLost called when the thread ends without having been asked to
 * @throws DatabaseProblem when the folder cannot be opened
 */
export async function openEmbeddedDatabase(
  folder: string,
  onLost: () => void,
): Promise<EmbeddedDatabase> {
  // PGlite begins a new database where this file is missing: right after a first start that was
  // killed, but not in the place of one that was in use
  const openedBefore = join(folder, "festival.opened");
  if (existsSync(openedBefore) && !existsSync(join(folder, "PG_VERSION"))) {
    throw new DatabaseProblem(`The database in ${folder} is damaged: files of it are missing.`);
  }
  const worker = new Worker(new URL("./embeddedDatabase.worker.ts", import.meta.url), {
    workerData: { folder },
  });
  let closing = false;
  let isOpen = false;
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void => {
      if (closing) return;
      closing = true;
      void worker.terminate();
      if (isOpen) return onLost();
      const sentence = `The database in ${folder} is damaged and cannot be opened (${reason}).`;
      reject(new DatabaseProblem(sentence));
    };
    worker.once("error", (error) => fail(error.message));
    worker.once("exit", () => fail("its thread ended"));
    worker.once("message", (message: "ready" | { failed: string }) => {
      if (message !== "ready") return fail(message.failed);
      isOpen = true;
      writeFileSync(openedBefore, "");
      resolve();
    });
  });
  const pool = new BoundedPool(
    { max: 1, idleTimeoutMillis: 0, stream: () => new WorkerSocket(worker) },
    mostWaiting,
  );
  // a connection that breaks while idle; the thread's end is reported by onLost
  pool.on("error", () => {});

  return {
    pool,
    async copyTo(target) {
      const client = await pool.connect();
      try {
        // else the copy would have to replay all that was written since the last one
        await client.query("checkpoint");
        await copyIn(worker, target);
      } finally {
        client.release();
      }
    },
    async close() {
      closing = true;
      await pool.end();
      const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      worker.postMessage({ kind: "close" });
      await ended;
    },
  };
}
