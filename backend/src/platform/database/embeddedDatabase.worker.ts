import { constants, cpSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { diskReserve, freeBytes, logWithoutRoom } from "./diskReserve.ts";

// PGlite blocks its thread while it works, hence this one of its own. It speaks PostgreSQL's wire
// protocol with the main thread's `pg` client, so that both drivers are the same to everyone else.

/** AuthenticationOk and ReadyForQuery (idle). */
const welcome = Uint8Array.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const readyForQuery = 0x5a;

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const { folder } = workerData as { folder: string };
let work: Promise<void> = Promise.resolve();
/** As ReadyForQuery has it: idle, in a transaction, or in one that failed. */
let standing = "I";
/** Whether new transactions may only read, as the disk is nearly full. */
let isReadOnly = false;

type Request =
  | { kind: "start" }
  | { kind: "data"; bytes: Uint8Array }
  | { kind: "copy"; folder: string }
  | { kind: "close" };

/** Lets nothing be written while the disk is nearly full, also in a transaction that is under way. */
async function keepReserve(database: PGlite): Promise<void> {
  const isLow = freeBytes(folder) < diskReserve;
  if (standing === "I" && isLow !== isReadOnly) {
    await database.exec(`set default_transaction_read_only = ${isLow ? "on" : "off"}`);
    isReadOnly = isLow;
  } else if (standing === "T" && isLow) {
    await database.exec("set transaction read only");
  }
}

async function answer(
  database: PGlite,
  request: Exclude<Request, { kind: "copy" }>,
): Promise<Uint8Array<ArrayBuffer> | "closed"> {
  if (request.kind === "data") {
    await keepReserve(database);
    // not execProtocolRaw: that also parses each answer and keeps the results for ever
    const pieces: Uint8Array[] = [];
    await database.execProtocolRawStream(request.bytes, {
      onRawData: (piece) => void pieces.push(piece.slice()),
    });
    return withOneReady(Buffer.concat(pieces));
  }
  // a client that went away in the middle of a transaction leaves it open
  await database.exec("ROLLBACK");
  if (request.kind === "start") {
    await database.exec("DISCARD ALL");
    standing = "I";
    isReadOnly = false;
    return welcome.slice();
  }
  await database.close();
  return "closed";
}

/** @returns the folder's name, or why it could not be copied to */
function copy(target: string): string {
  try {
    cpSync(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return target;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * After an error PGlite says that it is ready at once and again for the Sync that follows; a client
 * would take the second one for the answer to its next query.
 */
function withOneReady(answer: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  const kept: Uint8Array[] = [];
  let last: Uint8Array | undefined;
  for (let at = 0; at < answer.length;) {
    const end = at + 1 + view.getUint32(at + 1);
    const message = answer.subarray(at, end);
    if (answer[at] === readyForQuery) last = message;
    else kept.push(message);
    at = end;
  }
  if (last) {
    kept.push(last);
    standing = String.fromCharCode(last[5] ?? 0);
  }
  return new Uint8Array(Buffer.concat(kept));
}

try {
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { btree_gin, pg_trgm, unaccent },
    // a page that is damaged on the disk is refused, not read as data; old folders stay as they are
    initDbStartParams: ["--data-checksums"],
  });
  port.on("message", (request: Request) => {
    work = work.then(async () => {
      if (request.kind === "copy") {
        port.postMessage({ copied: copy(request.folder) });
        return;
      }
      const reply = await answer(database, request);
      const hasNoLog = reply !== "closed" && Buffer.from(reply).includes(logWithoutRoom);
      port.postMessage(reply, reply === "closed" ? [] : [reply.buffer]);
      if (reply === "closed") port.close();
      // it would be silent from now on: the process ends, and is started again
      if (hasNoLog) throw new Error("The database's log has no room.");
    });
  });
  port.postMessage("ready");
} catch (error) {
  port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  port.close();
}
