import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ApiError } from "@festival/contracts/errors";
import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/openDatabase.ts";
import { MailRefused } from "./mailTransport.ts";
import { getSettings } from "../settings/settings.repository.ts";
import {
  deleteMailsBefore,
  forgetMailsWith,
  getMail,
  insertMail,
  noteProblem,
  noteSent,
  requeueMail,
  type MailRow,
} from "./mails.repository.ts";

export interface MailMessage {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One address. */
  replyTo?: string;
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

const jobName = "mail";
const forgetJob = "forget-mails";
/** Over some hours. */
const retries = 12;

/** One address and nothing else: no second one, no name, no line of a header. */
const oneAddress = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/;
const headerName = /^[A-Za-z][A-Za-z-]*$/;
/** What stands in a header stays on its line. */
const onOneLine = (text: string) => text.replaceAll(/[\x00-\x1f\x7f\u2028\u2029]+/g, " ").trim();

function checkAddress(address: string): void {
  if (address.length > 254 || !oneAddress.test(address)) {
    throw new ApiError("bad_request", "Not a single valid email address.");
  }
}

/**
 * Sends a mail once the transaction commits, and tries again while the server does not take it.
 * @throws ApiError bad_request for what is not one address
 */
export async function queueMail(
  app: FastifyInstance,
  transaction: Database,
  { to, subject, text, html, replyTo, headers = {} }: MailMessage,
): Promise<void> {
  checkAddress(to);
  if (replyTo) checkAddress(replyTo);
  for (const name of Object.keys(headers)) {
    if (!headerName.test(name)) throw new Error(`"${name}" is no header of a mail.`);
  }
  const content = {
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, onOneLine(value)]),
    ),
  };
  const id = await insertMail(transaction, { to, subject: onOneLine(subject), content });
  await app.jobs.send(transaction, jobName, { id });
}

/**
 * Sends a mail again that could not be sent.
 * @throws ApiError not_found, or conflict for one that is sent or still waits
 */
export async function sendMailAgain(
  app: FastifyInstance,
  transaction: Database,
  id: number,
): Promise<MailRow> {
  const mail = await requeueMail(transaction, id);
  if (mail) {
    await app.jobs.send(transaction, jobName, { id });
    return mail;
  }
  if (!(await getMail(transaction, id)))
    throw new ApiError("not_found", `Mail not found: id ${id}.`);
  throw new ApiError("conflict", "Only failed mails can be sent again.");
}

/** Who a mail is from: as staff set it, else as the server was started. */
async function senderOf(app: FastifyInstance): Promise<{ name: string; address: string }> {
  const { festival_name: festivalName, mail_sender: sender } = await getSettings(app.database);
  const name = onOneLine(sender.name || festivalName.de);
  return { name, address: sender.address || app.mailFrom };
}

async function deliver(app: FastifyInstance, mail: MailRow): Promise<string | null> {
  const { id, to, subject, createdAt, content } = mail;
  if (!content) throw new MailRefused("What it said is no longer known.");
  const host = new URL(app.siteUrl).hostname;
  const { fileName } = await app.mailTransport.deliver({
    // the same at each try, so that a mail which arrives twice is shown once
    messageId: `<${id}.${createdAt.getTime()}@${host}>`,
    date: createdAt,
    from: await senderOf(app),
    to: { name: "", address: to },
    subject,
    text: content.text,
    html: content.html,
    ...(content.replyTo ? { replyTo: { name: "", address: content.replyTo } } : {}),
    headers: { "Auto-Submitted": "auto-generated", ...content.headers },
  });
  return fileName;
}

/**
 * Forgets the mails that a person got or caused, once the transaction commits.
 * @returns how many
 */
export async function eraseMails(
  app: FastifyInstance,
  transaction: Database,
  email: string,
): Promise<number> {
  const count = await forgetMailsWith(transaction, email.toLowerCase());
  await app.jobs.send(transaction, forgetJob, {});
  return count;
}

/** Says what is done for mails that were queued. */
export function addMailJobs(app: FastifyInstance): void {
  const { database } = app;
  app.jobs.handle<{ id: number }>(
    jobName,
    { retryLimit: retries, concurrency: 2 },
    async ({ id }) => {
      const mail = await getMail(database, id);
      if (!mail || mail.state === "sent") return;
      try {
        await noteSent(database, id, await deliver(app, mail));
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        const isOver = error instanceof MailRefused || mail.attempts >= retries;
        await noteProblem(database, id, problem, isOver ? "failed" : "queued");
        if (!(error instanceof MailRefused)) throw error;
      }
    },
  );
  app.jobs.handle(forgetJob, { schedule: "10 4 * * *" }, async () => {
    const files = await deleteMailsBefore(database, new Date(Date.now() - retentionMs("mails")));
    const folder = join(app.dataDir, "mail");
    for (const file of files) await rm(join(folder, file), { force: true });
  });
}
