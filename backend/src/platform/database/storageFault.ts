/**
 * What is wrong with the place where data lies, as far as it concerns more than one request: there is no
 * room for writing, or what was written can't be read as it was.
 */
export type StorageFault = "full" | "damaged";

/**
 * PostgreSQL's codes. A database that was set to read only while its disk is nearly full says
 * that its transaction is read-only, and so does a standby.
 */
const codes: Readonly<Record<string, StorageFault>> = {
  "53100": "full",
  "25006": "full",
  ENOSPC: "full",
  EDQUOT: "full",
  XX001: "damaged",
  XX002: "damaged",
};

/** @returns undefined for every other error; wrapped ones are looked into */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  let at = error;
  for (let depth = 0; depth < 5 && typeof at === "object" && at !== null; depth += 1) {
    const fault = "code" in at && typeof at.code === "string" ? codes[at.code] : undefined;
    if (fault) return fault;
    at = "cause" in at ? at.cause : undefined;
  }
  return undefined;
}

/** PostgreSQL's code for a write in a transaction that may only read, see diskReserve.ts. */
const isReadOnly = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "25006";

/** What the database or the system says of a fault, without the query's values, which are people's texts. */
export function storageReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (isReadOnly(cause)) return "so little space is left that the database only reads";
  return typeof cause === "object" && cause !== null && "message" in cause
    ? String(cause.message)
    : String(cause);
}

/** For what is only noted beside reading: a disk that is full must not end reading. */
export async function unlessFull(note: PromiseLike<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    if (storageFaultOf(error) !== "full") throw error;
  }
}
