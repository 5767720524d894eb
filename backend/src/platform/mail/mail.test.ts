import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import fastify, { type FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { openDatabase, type OpenDatabase } from "../database/openDatabase.ts";
import { mails, settings } from "../database/schema/index.ts";
import { addJobs } from "../jobs/jobs.ts";
import { addMailTransport } from "./mailTransport.ts";
import { addSiteUrl } from "../plugins/siteUrl.ts";
import { readMails } from "../../testing/mailbox.ts";
import { startMailServer, type MailServer } from "../../testing/mailServer.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabase.ts";
import { addMailJobs, queueMail, type MailMessage } from "./mail.ts";
import { renderMail } from "./renderMail.ts";

const refusal = (responseCode: number) =>
  Object.assign(new Error("mailbox unavailable"), { responseCode });

describe("a mail", () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let server: MailServer | undefined;
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = await openDatabase(database.options);
  });
  afterEach(async () => {
    await app?.close();
    await server?.close();
    server = undefined;
    await open.database.delete(mails);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  /** A backend with nothing but mail. */
  async function start(url?: string): Promise<FastifyInstance> {
    const { dataDir } = database.options;
    const backend = fastify();
    backend.decorate("database", open.database);
    backend.decorate("dataDir", dataDir);
    addSiteUrl(backend, "https://festival.example");
    addMailTransport(backend, { url, folder: `${dataDir}/mail` });
    const openJobs = addJobs(backend, open, false);
    addMailJobs(backend);
    await openJobs();
    app = backend;
    return backend;
  }

  const message = (values: Partial<MailMessage> = {}): MailMessage => ({
    to: "ada@visitors.example",
    ...renderMail(
      "de",
      {
        title: "Grüße aus der Königsallee",
        paragraphs: ["Schön, Sie zu sehen."],
      },
      { lines: ["Musikfest am Strom"], links: [] },
    ),
    ...values,
  });
  const queue = (backend: FastifyInstance, values?: Partial<MailMessage>) =>
    open.database.transaction((tx) => queueMail(backend, tx, message(values)));
  const stored = async () => {
    const [row] = await open.database.select().from(mails);
    return row;
  };

  it("arrives once, in both forms, with its subject and sender", async () => {
    server = await startMailServer();
    const backend = await start(server.url);
    await open.database.insert(settings).values({
      values: { mail_sender: { name: "Musikfest Käßler", address: "post@festival.example" } },
    });
    await queue(backend, {
      replyTo: "bob@visitors.example",
      headers: { "List-Unsubscribe": "<https://festival.example/u/1>" },
    });
    expect(await backend.jobs.runAll()).toEqual([]);
    await backend.jobs.runAll({ early: true });
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      subject: "Grüße aus der Königsallee",
      from: { value: [{ name: "Musikfest Käßler", address: "post@festival.example" }] },
      to: { value: [{ address: "ada@visitors.example" }] },
      replyTo: { value: [{ address: "bob@visitors.example" }] },
    });
    expect(mail?.text).toContain("Schön, Sie zu sehen.");
    expect(mail?.html).toContain("Schön, Sie zu sehen.");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.headers.get("list")).toMatchObject({
      unsubscribe: { url: "https://festival.example/u/1" },
    });
    await open.database.delete(settings);
  });

  it("is forgotten but for its address and subject once it is sent", async () => {
    server = await startMailServer();
    const backend = await start(server.url);
    await queue(backend);
    expect(await stored()).toMatchObject({
      state: "queued",
      content: { text: expect.any(String) },
    });
    await backend.jobs.runAll();
    expect(await stored()).toMatchObject({ state: "sent", content: null, attempts: 1 });
  });

  it("is not sent when the transaction that queued it fails", async () => {
    server = await startMailServer();
    const backend = await start(server.url);
    const failing = open.database.transaction(async (tx) => {
      await queueMail(backend, tx, message());
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await backend.jobs.runAll();
    expect(server.mails).toEqual([]);
  });

  it("is not sent again when the server refuses its recipient permanently", async () => {
    server = await startMailServer(() => refusal(550));
    const backend = await start(server.url);
    await queue(backend);
    expect(await backend.jobs.runAll({ early: true })).toEqual([]);
    expect(await stored()).toMatchObject({
      state: "failed",
      attempts: 1,
      problem: expect.stringContaining("mailbox unavailable"),
    });
  });

  it("is tried again when the server refuses it for now", async () => {
    let busy = true;
    server = await startMailServer(() => (busy ? refusal(451) : undefined));
    const backend = await start(server.url);
    await queue(backend);
    expect(await backend.jobs.runAll()).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: "queued", attempts: 1 });
    busy = false;
    await backend.jobs.runAll({ early: true });
    expect(server.mails).toHaveLength(1);
  });

  it("waits for a server that is down and comes back", async () => {
    const first = await startMailServer();
    await first.close();
    const backend = await start(first.url);
    await queue(backend);
    const [failure] = await backend.jobs.runAll();
    expect(failure?.error).toMatchObject({ code: "ESOCKET" });
    expect(await stored()).toMatchObject({ problem: expect.stringContaining("ECONNREFUSED") });
    server = await startMailServer(undefined, first.port);
    await backend.jobs.runAll({ early: true });
    expect(server.mails).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: "sent", problem: "" });
  });

  it("fails visibly after the last try", async () => {
    const gone = await startMailServer();
    await gone.close();
    const backend = await start(gone.url);
    await queue(backend);
    await open.database.update(mails).set({ attempts: 12 });
    await backend.jobs.runAll();
    expect(await stored()).toMatchObject({ state: "failed" });
  });

  it("takes no second recipient and no header from what people type", async () => {
    server = await startMailServer();
    const backend = await start(server.url);
    const subject = "Hello\r\nBcc: eve@evil.example\r\n\r\nbody";
    await queue(backend, { subject, headers: { "X-Form": "a\r\nBcc: eve@evil.example" } });
    await backend.jobs.runAll();
    const [mail] = server.mails;
    expect(mail?.subject).toBe("Hello Bcc: eve@evil.example body");
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.get("x-form")).toBe("a Bcc: eve@evil.example");
    for (const to of [
      "ada@visitors.example, eve@evil.example",
      "ada@visitors.example\r\nBcc: eve@evil.example",
      "Ada <ada@visitors.example>",
      "no-address",
      "",
    ]) {
      await expect(queue(backend, { to })).rejects.toMatchObject({ code: "bad_request" });
    }
    await expect(queue(backend, { headers: { "X Y:": "z" } })).rejects.toThrow("no header");
  });

  it("goes into the folder where there is no server", async () => {
    const backend = await start();
    await queue(backend);
    await backend.jobs.runAll();
    const [mail, ...others] = await readMails(database.options);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Grüße aus der Königsallee",
      from: { value: [{ address: "noreply@festival.example" }] },
    });
    const row = await stored();
    expect(row?.fileName).toMatch(/\.eml$/);
  });

  it("is forgotten with its file after 30 days", async () => {
    const backend = await start();
    await queue(backend);
    await queue(backend, { subject: "New" });
    await backend.jobs.runAll();
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await open.database
      .update(mails)
      .set({ createdAt: old })
      .where(eq(mails.subject, "Grüße aus der Königsallee"));
    const files = (await readMails(database.options)).length;
    await open.database.transaction((tx) => backend.jobs.send(tx, "forget-mails", {}));
    await backend.jobs.runAll();
    expect(await stored()).toMatchObject({ subject: "New" });
    expect(await readMails(database.options)).toHaveLength(files - 1);
  });
});
