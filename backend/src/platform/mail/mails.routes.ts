import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ListPage } from "@festival/contracts/api/common";
import { MailRecord, MailState, MailSummary } from "@festival/contracts/api/operations";
import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import { write } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { idParams } from "../plugins/parameters.ts";
import { listRange, pageLinks } from "../resources/listQuery.ts";
import { sendMailAgain } from "./mail.ts";
import { getMail, listMails, type MailRow } from "./mails.repository.ts";

function toSummary(row: MailRow): MailSummary {
  const { id, to, subject, state, attempts, problem } = row;
  return {
    id,
    created_at: row.createdAt.toISOString(),
    to,
    subject,
    state,
    attempts,
    problem,
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}

/** Its file may have been tidied away, or lie on another machine. */
async function readSource({ dataDir }: FastifyInstance, row: MailRow): Promise<string | null> {
  if (!row.fileName) return null;
  return readFile(join(dataDir, "mail", row.fileName), "utf8").catch(() => null);
}

async function toRecord(app: FastifyInstance, row: MailRow): Promise<MailRecord> {
  return {
    ...toSummary(row),
    text: row.content?.text ?? null,
    source: await readSource(app, row),
  };
}

/** The outcome of the site's mails, for admins. */
export const mailsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listMails,
    {
      schema: {
        tags: ["staff"],
        summary: "Mails of the last 30 days, the newest first",
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
          state: Type.Optional(MailState),
          search: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: ListPage(MailSummary) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const { state, search } = query;
      const found = await listMails(app.database, { state, search }, { limit, offset });
      const [path = ""] = url.split("?", 1);
      return {
        count: found.count,
        ...pageLinks(path, query, page, offset + found.rows.length >= found.count),
        results: found.rows.map(toSummary),
      };
    },
  );

  handle(
    app,
    calls.getMail,
    {
      schema: {
        tags: ["staff"],
        summary: "A mail",
        params: idParams,
        response: { 200: MailRecord },
      },
    },
    async ({ params }) => {
      const row = await getMail(app.database, params.id);
      if (!row) throw new ApiError("not_found", `Mail not found: id ${params.id}.`);
      return toRecord(app, row);
    },
  );

  handle(
    app,
    calls.retryMail,
    {
      schema: {
        tags: ["staff"],
        summary: "Send a mail again that could not be sent",
        params: idParams,
        response: { 200: MailRecord },
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await write(app.database, await actorOf(request), async (tx, change) => {
        const mail = await sendMailAgain(app, tx, id);
        change.audit({ action: "retry", what: `mail:${id}`, title: mail.subject });
        return mail;
      });
      return toRecord(app, row);
    },
  );
};
