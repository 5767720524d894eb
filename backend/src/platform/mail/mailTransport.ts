import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createTransport, type SendMailOptions } from "nodemailer";

/** Takes a mail out of the house. */
export interface MailTransport {
  /**
   * @returns the mail's file, where mails go into a folder
   * @throws MailRefused when trying again is of no use; any other error is for now
   */
  deliver(mail: SendMailOptions): Promise<{ fileName: string | null }>;
  close(): void;
}

/** The server will not take this mail, now or later. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

declare module "fastify" {
  interface FastifyInstance {
    mailTransport: MailTransport;
    /** The sender of mails where the settings name none. */
    mailFrom: string;
  }
}

/** A mail is made of what it is given: nothing is read from files or fetched. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A refusal for good has a code from 500 on; a login that fails may be mended. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const status = "responseCode" in error ? Number(error.responseCode) : 0;
  return status >= 500 && status < 600 && !("code" in error && error.code === "EAUTH");
}

function toServer(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience, ...sealed });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
      return { fileName: null };
    },
    close: () => transport.close(),
  };
}

function toFolder(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, ...sealed });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const fileName = `${time}-${randomBytes(4).toString("hex")}.eml`;
      // readers of the folder never see half a mail
      const unfinished = join(folder, `.${fileName}`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(folder, fileName));
      return { fileName };
    },
    close: () => {},
  };
}

/** Decorates with how mails leave: by the server of `url`, else into the folder. */
export function addMailTransport(
  app: FastifyInstance,
  { url, folder, from }: { url?: string | undefined; folder: string; from?: string | undefined },
): void {
  const transport = url ? toServer(url) : toFolder(folder);
  app.decorate("mailTransport", transport);
  app.decorate("mailFrom", from ?? `noreply@${new URL(app.siteUrl).hostname}`);
  app.addHook("onClose", async () => transport.close());
}
