import { traceHeader } from "../cookiesAndHeaders.ts";

// The trace of a request by W3C's Trace Context: its id stands in the logs of shell and backend and in the statements
// that the database is asked.

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const isZero = (digits: string) => /^0+$/.test(digits);

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

interface TracedRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const known = new WeakMap<TracedRequest, string>();

/**
 * The id of the trace that a request belongs to: the one that its caller names, else a new one. Nothing else of what
 * callers say is taken: whether a trace is recorded is not theirs to say.
 * @param request as Node has it; the same id each time
 * @returns 32 hexadecimal digits
 */
export function traceIdOf(request: TracedRequest): string {
  const before = known.get(request);
  if (before) return before;
  const [, given = "0", span = "0"] = form.exec(String(request.headers[traceHeader])) ?? [];
  const id = isZero(given) || isZero(span) ? hex(16) : given;
  known.set(request, id);
  return id;
}

/**
 * The header of a call that belongs to a trace: a span of its own, not sampled.
 * @example traceparent("4bf92f3577b34da6a3ce929d0e0e4736") => "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
 */
export const traceparent = (traceId: string): string => `00-${traceId}-${hex(8)}-00`;

interface ParentLogger<Logger> {
  child(bindings: Record<string, unknown>, options?: object): Logger;
}

/** Makes the log of a request, for Fastify: each of its lines names the trace. */
export const tracedLogger = <Logger>(
  logger: ParentLogger<Logger>,
  bindings: Record<string, unknown>,
  options: object,
  request: TracedRequest,
): Logger => logger.child({ ...bindings, trace: traceIdOf(request) }, options);
