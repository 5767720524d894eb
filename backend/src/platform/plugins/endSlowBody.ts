import type { IncomingMessage } from "node:http";

/** Ends a connection whose request has not come to its end in time, in milliseconds. */
export function endSlowBody(request: IncomingMessage, mostMs: number): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (length === "0" && encoding === undefined) return;
  const end = () => {
    if (!request.complete) request.destroy();
  };
  const timer = setTimeout(end, mostMs).unref();
  request.once("close", () => clearTimeout(timer));
}
