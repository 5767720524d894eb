/**
 * What is wrong with the place where data lies, as far as it concerns more than one request: there is no
 * room for writing, or what was written can't be read as it was.
 */
export type StorageFault = "full" | "damaged";

/**
 * PostgreSQL's codes. A database that was told to write nothing while its disk is nearly full says
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

/** For what is only noted beside reading: a disk that is full must not end reading. */
export async function unlessFull(note: PromiseLike<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    if (storageFaultOf(error) !== "full") throw error;
  }
}
