import {
  ImportApplication,
  ImportDetail,
  ImportMapping,
  ImportProfile,
  ImportRow,
  ImportRowState,
  ImportRowUpdate,
  ImportSummary,
} from "@festival/contracts/api/editing/imports";
import { ListPage } from "@festival/contracts/api/common";
import * as calls from "@festival/contracts/calls/imports";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { acceptUploads, readUpload, uploadOf } from "../../platform/media/readUpload.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { listRange, pageLinks } from "../../platform/resources/listQuery.ts";
import { detailOf, rowOf, summariesOf } from "./import.dto.ts";
import * as repository from "./imports.repository.ts";
import { applyStaged, correctRow, getStored, mapAgain, revertApplied } from "./runImport.ts";
import { readImportFile, stageFile } from "./stageFile.ts";
import { templateWorkbook } from "./table/template.ts";

const mostBytes = 10 * 1024 * 1024;

const place = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const staff = { tags: ["staff"] };
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function sendWorkbook(reply: FastifyReply, locale: Locale): FastifyReply {
  const name = locale === "de" ? "spielzeit" : "season";
  return reply
    .type(workbookType)
    .header("content-disposition", `attachment; filename="${name}.xlsx"`)
    .header("x-content-type-options", "nosniff")
    .send(templateWorkbook(locale));
}

/** A season from a file, for staff: staged, compared, corrected, applied, reverted. */
export const importsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;
  await acceptUploads(app);

  handle(
    app,
    calls.listImports,
    {
      schema: {
        ...staff,
        summary: "Imported files, the newest first",
        querystring: Type.Object(place),
        response: { 200: ListPage(ImportSummary) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const { total, records } = await repository.listImports(database, { limit, offset });
      const links = pageLinks(url.split("?", 1)[0] ?? "", query, page, offset + limit >= total);
      return { count: total, ...links, results: await summariesOf(database, records) };
    },
  );

  handle(
    app,
    calls.createImport,
    {
      ...longRequest,
      bodyLimit: mostBytes * 2,
      preValidation: readUpload(mostBytes),
      schema: {
        ...staff,
        summary: "Stage a file",
        description:
          "CSV, XLSX or the archive's JSON. `profile` names where it comes from, and so how its columns are read.",
        consumes: ["multipart/form-data"],
        body: uploadOf({ profile: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }) }),
        response: { 201: ImportDetail },
      },
    },
    async (request, reply) => {
      const { body, uploadedBytes } = request;
      const read = await readImportFile(uploadedBytes);
      const actor = await actorOf(request);
      const record = await write(database, actor, (tx) =>
        stageFile(tx, read, {
          fileName: body.file,
          profile: body.profile.trim(),
          by: actor.name,
        }),
      );
      reply.code(201);
      return detailOf(database, record);
    },
  );

  handle(
    app,
    calls.getImport,
    {
      schema: { ...staff, summary: "An import", params: idParams, response: { 200: ImportDetail } },
    },
    async ({ params }) => detailOf(database, await getStored(database, params.id)),
  );

  handle(
    app,
    calls.deleteImport,
    {
      schema: {
        ...staff,
        summary: "Forget an imported file; what was applied stays",
        params: idParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await getStored(database, request.params.id);
      await write(database, await actorOf(request), (tx) =>
        repository.deleteImport(tx, request.params.id),
      );
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.listImportRows,
    {
      schema: {
        ...staff,
        summary: "Rows of an import",
        params: idParams,
        querystring: Type.Object({ ...place, state: Type.Optional(ImportRowState) }),
        response: { 200: ListPage(ImportRow) },
      },
    },
    async ({ params: { id }, query, url }) => {
      await getStored(database, id);
      const { page, limit, offset } = listRange(query);
      const { state } = query;
      const { total, rows } = await repository.listRows(database, id, { state, limit, offset });
      const links = pageLinks(url.split("?", 1)[0] ?? "", query, page, offset + limit >= total);
      return { count: total, ...links, results: rows.map(rowOf) };
    },
  );

  handle(
    app,
    calls.mapImport,
    {
      ...longRequest,
      schema: {
        ...staff,
        summary: "Read all rows by another mapping, which is remembered for the next file",
        params: idParams,
        body: Type.Object({ mapping: ImportMapping }, { additionalProperties: false }),
        response: { 200: ImportDetail },
      },
    },
    async (request) => {
      const { params, body } = request;
      const record = await write(database, await actorOf(request), (tx) =>
        mapAgain(tx, params.id, body.mapping),
      );
      return detailOf(database, record);
    },
  );

  handle(
    app,
    calls.updateImportRow,
    {
      schema: {
        ...staff,
        summary: "Correct a row",
        params: Type.Object({ ...idParams.properties, position: Type.Integer({ minimum: 1 }) }),
        body: ImportRowUpdate,
        response: { 200: ImportRow },
      },
    },
    async (request) => {
      const { params, body } = request;
      const row = await write(database, await actorOf(request), (tx) =>
        correctRow(tx, params.id, params.position, body),
      );
      return rowOf(row);
    },
  );

  handle(
    app,
    calls.applyImport,
    {
      ...longRequest,
      schema: {
        ...staff,
        summary: "Write rows, all of them or none",
        params: idParams,
        body: ImportApplication,
        response: { 200: ImportDetail },
      },
    },
    async (request) => {
      const { params, body } = request;
      const record = await write(database, await actorOf(request), (tx, change) =>
        applyStaged(tx, change, params.id, body),
      );
      return detailOf(database, record);
    },
  );

  handle(
    app,
    calls.revertImport,
    {
      ...longRequest,
      schema: {
        ...staff,
        summary: "Take an import back",
        params: idParams,
        response: { 200: ImportDetail },
      },
    },
    async (request) => {
      const record = await write(database, await actorOf(request), (tx, change) =>
        revertApplied(tx, change, request.params.id),
      );
      return detailOf(database, record);
    },
  );

  handle(
    app,
    calls.listImportProfiles,
    {
      schema: {
        ...staff,
        summary: "Sources of imported files",
        response: { 200: Type.Array(ImportProfile) },
      },
    },
    () => repository.listProfiles(database),
  );

  handle(
    app,
    calls.getImportTemplate,
    {
      schema: {
        ...staff,
        summary: "An empty workbook with all columns",
        response: {
          200: {
            description: "A workbook.",
            content: { [workbookType]: { schema: Type.String({ format: "binary" }) } },
          },
        },
      },
    },
    async ({ locale }, reply) => {
      await sendWorkbook(reply, locale);
    },
  );
};
