import type { IncomingMessage, ServerResponse } from "node:http";
import { isLongUpload, longestUploadMs } from "@festival/contracts/requestBounds";

const refusal = "HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n";

/**
 * Ends a connection whose request has not come to its end in time. Node itself has one limit for all requests, and a
 * video takes longer than anything else.
 * @param hasSession whether it may be staff's: only these upload videos
 */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  hasSession: boolean,
  mostMs: number,
): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (length === "0" && encoding === undefined) return;
  const isLong = hasSession && isLongUpload(request.method, request.url);
  const end = () => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(refusal);
    request.socket.destroySoon();
  };
  const timer = setTimeout(end, isLong ? longestUploadMs : mostMs).unref();
  request.once("close", () => clearTimeout(timer));
}
