import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "@playwright/test";

const script = { contentType: "text/javascript; charset=utf-8" };

/** A server whose answers never end in the time of a journey. */
export async function startSlowServer(): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": script.contentType });
    const timer = setInterval(() => response.write(" "), 1000);
    response.once("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Answer = (route: Route, slowUrl: string) => Promise<void>;

const answers = {
  "are answered with 500": (route) => route.fulfill({ ...script, status: 500, body: "" }),
  "are refused": (route) => route.abort("connectionrefused"),
  // neither answered nor given up
  "never come": async () => undefined,
  "come with one byte a second": (route, url) => route.continue({ url }),
  "are an HTML page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Da</h1>" }),
  "cannot be parsed": (route) => route.fulfill({ ...script, body: "const = 1;" }),
  "throw when they are loaded": (route) =>
    route.fulfill({ ...script, body: 'throw new Error("the strings are out of tune");' }),
} as const satisfies Record<string, Answer>;

export type RemoteFault = keyof typeof answers;

/** What can become of the scripts of a remote on their way to a browser. */
export const remoteFaults = Object.keys(answers) as RemoteFault[];

/**
 * Lets a fault befall every script of a remote.
 * @returns ends it
 */
export async function breakRemote(
  page: Page,
  remote: string,
  fault: RemoteFault,
  slowUrl: string,
): Promise<() => Promise<void>> {
  const scripts = new RegExp(`/remotes/${remote}/.*\\.js$`);
  await page.route(scripts, (route) => answers[fault](route, slowUrl));
  return () => page.unroute(scripts);
}
