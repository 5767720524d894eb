/** First and last byte of the part of a file that is sent. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The one part of a file that is asked for, as players do (RFC 9110, 14.1.2); null for the whole, also where several
 * parts are asked for or the header cannot be read.
 * @returns "unsatisfiable" for a part that lies behind the end
 * @example rangeOf("bytes=0-99", 500) => { from: 0, to: 99 }
 * @example rangeOf("bytes=-100", 500) => { from: 400, to: 499 }
 */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const from = Math.max(0, bytes - Number(last));
    return from < bytes ? { from, to: bytes - 1 } : "unsatisfiable";
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return null;
  return from < bytes
    ? { from, to: Math.min(last === "" ? Infinity : Number(last), bytes - 1) }
    : "unsatisfiable";
}
