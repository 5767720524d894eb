import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SMTPServer } from "smtp-server";

/** Mails to addresses that begin so are refused for good. */
export const unknownRecipient = "unzustellbar";

/**
 * A mail server on this machine, to which the site sends as to any other. What it takes lies in a
 * folder, as the journeys run in processes of their own.
 */
export async function startMailServer(
  folder: string,
): Promise<{ url: string; close(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error("No such mailbox here"), { responseCode: 550 });
      done(address.startsWith(unknownRecipient) ? refusal : null);
    },
    async onData(stream, _session, done) {
      await pipeline(stream, createWriteStream(join(folder, `${Date.now()}-${randomUUID()}.eml`)));
      done();
    },
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // a backend that is killed leaves its mail unsent, and sends it again
    if (error.code !== "ECONNRESET" && error.code !== "EPIPE") throw error;
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
