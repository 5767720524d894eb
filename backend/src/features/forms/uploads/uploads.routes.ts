import multipart from "@fastify/multipart";
import { FileId, TempFile } from "@festival/contracts/api/forms";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { requireVisitorCsrf } from "../../../plugins/csrf.ts";
import { longRequest } from "../../../plugins/limits.ts";
import { visitorPosts } from "../../../plugins/rateLimit.ts";
import { newToken } from "../../../users/randomTokens.ts";
import { sweepJob } from "../forms.jobs.ts";
import {
  countWaitingFiles,
  deleteFiles,
  insertFile,
  releaseWaitingFile,
} from "./files.repository.ts";
import { fileKey } from "./fileKey.ts";
import { receiveFile } from "./receiveFile.ts";

/** How long a file waits to be sent with a form, in milliseconds. */
const waitsFor = 24 * 60 * 60 * 1000;
/** What one visitor can have waiting. */
const mostWaiting = 30;
/** What all visitors together can have waiting. */
const mostWaitingBytes = 2 * 1024 * 1024 * 1024;

/** Files that visitors send with forms. */
export const uploadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(multipart);
  const { database, media, signing } = app;

  app.post(
    "/temp-files/",
    {
      schema: {
        tags: ["forms"],
        summary: "Upload a file for a form",
        description:
          "One part `file`: PDF, JPEG, PNG, WebP, GIF, AVIF, TXT, CSV, ODT, DOCX or XLSX by content, " +
          "10 MB at most. What is not sent with a form within a day is deleted.",
        consumes: ["multipart/form-data"],
        body: Type.Object({ file: Type.String({ format: "binary" }) }),
        response: { 201: TempFile },
      },
      ...longRequest,
      // what comes is read part by part, never held against a schema as a whole
      validatorCompiler: () => () => true,
      onRequest: requireVisitorCsrf,
      config: visitorPosts,
    },
    async (request, reply) => {
      const { bytes, name, contentType } = await receiveFile(request);
      const id = newToken();
      const uploader = signing.hash("uploader", request.visitorAddress);
      const expiresAt = new Date(Date.now() + waitsFor);
      await database.transaction(async (transaction) => {
        const waiting = await countWaitingFiles(transaction, uploader);
        if (waiting.ofUploader >= mostWaiting || waiting.bytes + bytes.length > mostWaitingBytes) {
          throw new ApiError("too_many_requests", "Too many files wait to be sent.");
        }
        const file = { id, name, contentType, bytes: bytes.length, uploader, expiresAt };
        await insertFile(transaction, file);
      });
      // its row is there first: whatever happens here, what lies in the store is known and deleted
      await media.store.write(fileKey(id), bytes).catch(async (error: unknown) => {
        await deleteFiles(database, [id]);
        throw error;
      });
      reply.code(201);
      return {
        id,
        name,
        size: bytes.length,
        type: contentType,
        expires_at: expiresAt.toISOString(),
      };
    },
  );

  app.delete(
    "/temp-files/:id/",
    {
      schema: {
        tags: ["forms"],
        summary: "Delete a file that was uploaded and not sent",
        params: Type.Object({ id: FileId }),
        response: { 204: Type.Null() },
      },
      onRequest: requireVisitorCsrf,
      config: visitorPosts,
    },
    async ({ params: { id } }, reply) => {
      await database.transaction(async (transaction) => {
        if (!(await releaseWaitingFile(transaction, id, new Date()))) {
          throw new ApiError("not_found", "No such file waits to be sent.");
        }
        await app.jobs.send(transaction, sweepJob, {});
      });
      return reply.code(204).send(null);
    },
  );
};
