import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import {
  clientAddressHeader,
  cookieName,
  csrfSecretCookie,
  deviceCookie,
  internalHeader,
  requestIdHeader,
  sessionCookie,
  traceHeader,
} from "@festival/contracts/cookiesAndHeaders";
import { previewCookie } from "@festival/contracts/release/preview";
import { traceIdOf, traceparent } from "@festival/contracts/tracing/traceContext";
import type { FastifyRequest } from "fastify";

const everyName = (...cookies: string[]) =>
  cookies.flatMap((name) => [true, false].map((isSecure) => cookieName(name, isSecure)));
/** Of the browser's cookies, those that code which was never live does not get. */
const ofStaff = new Set(everyName(sessionCookie, deviceCookie, csrfSecretCookie));
const ofPreviews = new Set(everyName(previewCookie));

export interface PreviewAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Asked {
  port: number;
  /** Where the request reached the site. */
  origin: string;
  /** Whether the process may know who is signed in. */
  knowsStaff: boolean;
  /** A process that has not answered by then loops, or waits for something that never comes. */
  longestMs: number;
}

function passedCookies(cookies: string | undefined, knowsStaff: boolean): string | undefined {
  const passed = cookies?.split(";").filter((pair) => {
    const name = pair.split("=", 1)[0]?.trim() ?? "";
    return !ofPreviews.has(name) && (knowsStaff || !ofStaff.has(name));
  });
  return passed && passed.length > 0 ? passed.join(";") : undefined;
}

function passedHeaders(request: FastifyRequest, { origin, knowsStaff }: Asked) {
  const {
    host: _host,
    connection: _connection,
    cookie,
    forwarded: _forwarded,
    "accept-encoding": _encoding,
    "if-none-match": _known,
    [internalHeader]: _secret,
    [clientAddressHeader]: _client,
    ...passed
  } = request.headers;
  const cookies = passedCookies(cookie, knowsStaff);
  return {
    ...passed,
    ...(cookies && { cookie: cookies }),
    "x-forwarded-for": request.ip,
    "x-forwarded-host": new URL(origin).host,
    "x-forwarded-proto": request.protocol,
    [requestIdHeader]: request.id,
    [traceHeader]: traceparent(traceIdOf(request.raw)),
  };
}

/**
 * Hands a request on, with its body, to the process that serves another release.
 * @throws Error where it does not answer
 */
export async function askPreview(request: FastifyRequest, asked: Asked): Promise<PreviewAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PreviewAnswer>();
  const outgoing = httpRequest(
    {
      host: "127.0.0.1",
      port: asked.port,
      method: request.method,
      path: request.originalUrl,
      headers: passedHeaders(request, asked),
      signal: AbortSignal.timeout(asked.longestMs),
    },
    (answer) => {
      const { statusCode: status = 502, headers } = answer;
      text(answer).then((body) => resolve({ status, headers, text: body }), reject);
    },
  );
  outgoing.once("error", reject);
  request.raw.pipe(outgoing);
  return promise;
}
