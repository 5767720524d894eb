import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { addressOf } from "@festival/contracts/calls/call";
import { getClock } from "@festival/contracts/calls/platform";
import { internalHeader, previewHeader } from "@festival/contracts/cookiesAndHeaders";
import { locales } from "@festival/contracts/locales";
import type { ShellConfig } from "../config.ts";

/** What visitors' pages are made of, and send their forms to. */
const visitorsCalls = locales.map((locale) => `/${locale}/api/`);
const isForVisitors = (path: string) =>
  path === addressOf(getClock) || visitorsCalls.some((prefix) => path.startsWith(prefix));

/** The backend as code may use it that must not know the site's secret. */
export interface VisitorsBackend {
  url: string;
  /** Lets in who names the token in place of the secret. */
  letIn(token: string): void;
  shutOut(token: string): void;
  close(): void;
}

/** Nothing of who is signed in, nor of what is not public, goes through. */
function passedHeaders(headers: IncomingHttpHeaders, secret: string | undefined) {
  const {
    host: _host,
    cookie: _cookie,
    authorization: _authorization,
    connection: _connection,
    [internalHeader]: _token,
    [previewHeader]: _drafts,
    ...passed
  } = headers;
  return { ...passed, ...(secret !== undefined && { [internalHeader]: secret }) };
}

/**
 * Opens a door on loopback to the backend: the calls of visitors' pages go through as the shell's own, so that forms
 * are taken and no limit is met; all others go through as a stranger's.
 */
export async function openVisitorsBackend({
  backendUrl,
  internalSecret,
}: Pick<ShellConfig, "backendUrl" | "internalSecret">): Promise<VisitorsBackend> {
  const tokens = new Set<string>();
  const server = createServer((request, response) => {
    const token = request.headers[internalHeader];
    if (typeof token !== "string" || !tokens.has(token)) {
      response.writeHead(403).end();
      return;
    }
    // as the backend will read it, so that no path leads elsewhere than it seems to
    const { pathname, search } = new URL(request.url ?? "/", "http://backend.invalid");
    const secret = isForVisitors(pathname) ? internalSecret : undefined;
    const asked = httpRequest(
      backendUrl + pathname + search,
      { method: request.method, headers: passedHeaders(request.headers, secret) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    // like a backend that is gone
    asked.once("error", () => response.destroy());
    response.once("close", () => asked.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host: "127.0.0.1", port: 0, exclusive: true }, resolve);
  });
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letIn: (token) => void tokens.add(token),
    shutOut: (token) => void tokens.delete(token),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
