import { request } from "node:http";

/** Where a call goes to. */
export function pathOf(address: Parameters<typeof fetch>[0]): string {
  if (typeof address === "string") return address;
  return address instanceof URL ? address.href : address.url;
}

/**
 * `fetch` of a browser in which a person is signed in: its calls go to a real backend.
 * @param headers with which they are signed in
 */
export function liveFetch(origin: string, headers: Record<string, string>): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(pathOf(address), origin);
      const sent = { ...(init.headers as Record<string, string> | undefined), ...headers };
      const call = request(url, { method: init.method ?? "GET", headers: sent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString();
          const status = answer.statusCode ?? 0;
          const json = async () => JSON.parse(text) as unknown;
          resolve({ ok: status >= 200 && status < 300, status, json } as Response);
        });
      });
      call.on("error", reject);
      call.end(typeof init.body === "string" ? init.body : undefined);
    });
}
