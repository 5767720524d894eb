import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DeliveryTargets } from "../../forms/newsletter/deliveries/deliveryTargets.ts";
import type { ListmonkModel } from "./listmonkModel.ts";
import { makeCertificate } from "./testCertificate.ts";

const program = fileURLToPath(new URL("./newsletterReceivers.main.ts", import.meta.url));
const secret = "a secret that the receiver knows";
const login = "festival:t:oken";
/** The name that the receiver's certificate is for. */
const host = "hooks.festival.example";

interface Received {
  /** What the webhook's receiver took, as its signature was right. */
  taken: { id: string; body: Record<string, unknown> }[];
  subscribers: ListmonkModel["subscribers"];
  calls: string[];
}

/** A listmonk and a receiver of webhooks, as a process of their own. */
export interface NewsletterReceivers {
  targets: DeliveryTargets;
  state(): Promise<Received>;
  /** Lets the next requests be refused, whatever they are. */
  refuse(status: number, times: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startNewsletterReceivers(): Promise<NewsletterReceivers> {
  const folder = mkdtempSync(join(tmpdir(), "festival-receivers-"));
  const { key, cert } = makeCertificate(host);
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  writeFileSync(keyFile, key);
  writeFileSync(certFile, cert);
  const child = fork(program, [keyFile, certFile, secret, login], {
    env: { PATH: process.env.PATH },
  });
  const [ports] = (await once(child, "message")) as [{ hooks: number; api: number }];
  const ask = async (message: object | string): Promise<unknown> => {
    const answered = once(child, "message");
    child.send(message);
    return (await answered)[0];
  };
  return {
    targets: {
      webhook: { url: `https://${host}:${ports.hooks}/newsletter?from=site`, secret },
      listmonk: {
        url: `http://127.0.0.1:${ports.api}/news`,
        authorization: `Basic ${Buffer.from(login).toString("base64")}`,
        everyone: 1,
        topics: new Map([
          ["chamber", 2],
          ["new", 3],
        ]),
      },
      network: {
        resolve: async (name) => (name === host ? ["127.0.0.1"] : []),
        isAllowed: (address) => address === "127.0.0.1",
        ca: cert,
      },
    },
    state: async () => (await ask("state")) as Received,
    async refuse(status, times) {
      await ask({ status, times });
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
