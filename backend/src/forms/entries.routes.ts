import type { Readable } from "node:stream";
import { ListPage } from "@festival/contracts/api/common";
import { EntryState, Erased, EraseRequest, FileId, FormEntry } from "@festival/contracts/api/forms";
import * as calls from "@festival/contracts/calls/forms";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { csvResponse, sendCsv } from "../platform/csv.ts";
import { write } from "../platform/database/write.ts";
import { periodOf, periodQuery } from "../platform/period.ts";
import { actorOf } from "../platform/plugins/actor.ts";
import { longRequest } from "../platform/plugins/limits.ts";
import { idParams } from "../platform/plugins/parameters.ts";
import { listRange, pageLinks } from "../platform/resources/listQuery.ts";
import { deleteEntries, getEntry, listEntries } from "./entries.repository.ts";
import { erasePerson } from "./erasePerson.ts";
import { entryTable } from "./entryTable.ts";
import { toEntries } from "./entry.dto.ts";
import { sweepJob } from "./forms.jobs.ts";
import { getStaffForm } from "./forms.repository.ts";
import { fileKey } from "./uploads/fileKey.ts";
import { getFileOf } from "./uploads/files.repository.ts";

const tags = ["staff"];
const formId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const filterQuery = {
  state: Type.Optional(EntryState),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  ...periodQuery,
};
const listQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  form: Type.Optional(formId),
  ...filterQuery,
});

const BinaryFile = Type.Unsafe<Readable>({ type: "string", format: "binary" });

const notFound = () => new ApiError("not_found", "Entry not found.");

/** What visitors sent, for staff. */
export const entriesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  handle(
    app,
    calls.listEntries,
    {
      schema: {
        tags,
        summary: "What visitors sent, the newest first",
        querystring: listQuery,
        response: { 200: ListPage(FormEntry) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const { form, state, search } = query;
      const filter = { form, state, search, ...periodOf(query) };
      const { count, entries } = await listEntries(database, filter, { limit, offset });
      const path = url.split("?", 1)[0] ?? "";
      const links = pageLinks(path, query, page, offset + limit >= count);
      return { count, ...links, results: await toEntries(database, entries) };
    },
  );

  handle(
    app,
    calls.exportEntries,
    {
      ...longRequest,
      schema: {
        tags,
        summary: "The entries of a form as a table",
        querystring: Type.Object({ form: formId, ...filterQuery }),
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { query, locale } = request;
      const { state, search } = query;
      const full = await getStaffForm(database, query.form);
      if (!full) throw new ApiError("not_found", `Form not found: id ${query.form}.`);
      const { slug, title, id } = full.form;
      await write(database, await actorOf(request), async (_, change) =>
        change.audit({ action: "export", what: `form:${id}`, title: title.de }),
      );
      const filter = { form: id, state, search, ...periodOf(query) };
      const { header, batches } = entryTable(database, full, filter, locale);
      return sendCsv(reply, locale, `${slug}-${locale}`, header, batches);
    },
  );

  handle(
    app,
    calls.getEntry,
    {
      schema: { tags, summary: "One entry", params: idParams, response: { 200: FormEntry } },
    },
    async ({ params: { id } }) => {
      const entry = await getEntry(database, id);
      const [shown] = entry ? await toEntries(database, [entry]) : [];
      if (!shown) throw notFound();
      return shown;
    },
  );

  handle(
    app,
    calls.deleteEntry,
    {
      schema: {
        tags,
        summary: "Delete an entry and its files",
        params: idParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await write(database, await actorOf(request), async (transaction, change) => {
        const entry = await getEntry(transaction, id);
        if (!entry) throw notFound();
        await deleteEntries(transaction, [id], new Date());
        await app.jobs.send(transaction, sweepJob, {});
        change.audit({ action: "delete", what: `form-entry:${id}`, title: entry.form.title.de });
      });
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.getEntryFile,
    {
      ...longRequest,
      schema: {
        tags,
        summary: "A file that was sent with an entry",
        params: Type.Object({ ...idParams.properties, file: FileId }),
        response: {
          200: {
            description: "The file, to be saved.",
            content: { "application/octet-stream": { schema: BinaryFile } },
          },
        },
      },
    },
    async ({ params }, reply) => {
      const file = await getFileOf(database, params.id, params.file);
      const stored = file && (await app.media.store.stream(fileKey(file.id)));
      if (!stored)
        throw new ApiError("not_found", `File not found: ${params.file} of entry ${params.id}.`);
      const plain = file.name.replaceAll(/[^\w.-]+/g, "_");
      return reply
        .type(file.contentType)
        .header("content-length", file.bytes)
        .header(
          "content-disposition",
          `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(stored);
    },
  );

  handle(
    app,
    calls.eraseEntries,
    {
      schema: {
        tags,
        summary: "Delete everything that a person sent",
        body: EraseRequest,
        response: { 200: Erased },
      },
    },
    async (request) =>
      write(database, await actorOf(request), async (transaction, change) => {
        const { counts } = await erasePerson(app, transaction, request.body.email, "entries");
        const erased = counts.entries ?? 0;
        // the log must not keep what is erased
        change.audit({ action: "erase", what: "form-entries", details: { erased } });
        return { erased };
      }),
  );
};
