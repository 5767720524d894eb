import multipart from "@fastify/multipart";
import { FileId, TempFile } from "@festival/contracts/api/forms";
import * as calls from "@festival/contracts/calls/forms";
import { ApiError } from "@festival/contracts/errors";
import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { visitorPosts } from "../../platform/plugins/rateLimit.ts";
import { newToken } from "../../platform/randomTokens.ts";
import { sweepJob } from "../forms.jobs.ts";
import {
  countWaitingFiles,
  deleteFiles,
  insertFile,
  freeOldestOf,
  freeWaitingFile,
} from "./files.repository.ts";
import { fileKey } from "./fileKey.ts";
import { receiveFile } from "./receiveFile.ts";
import { greediest, isBeyondShare, uploaderOf, type Waiting } from "./waitingShares.ts";

/**
 * Evicts the oldest files of the uploader with most waiting, until one more has room: no visitor can keep all others
 * from uploading.
 * @returns whether any was evicted
 */
async function makeRoom(
  transaction: Database,
  waiting: Waiting[],
  bytes: number,
  now: Date,
): Promise<boolean> {
  let left = waiting;
  for (let most = greediest(left, bytes); most; most = greediest(left, bytes)) {
    const freed = await freeOldestOf(transaction, most, now);
    left = left.map((one) =>
      one.uploader === most ? { ...one, files: one.files - 1, bytes: one.bytes - freed } : one,
    );
  }
  return left !== waiting;
}

/** Files that visitors send with forms. */
export const uploadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(multipart);
  const { database, media, signing } = app;

  handle(
    app,
    calls.createUpload,
    {
      schema: {
        tags: ["forms"],
        summary: "Upload a file for a form",
        description:
          "One part `file`: PDF, JPEG, PNG, WebP, GIF, AVIF, TXT, CSV, ODT, DOCX or XLSX by content, " +
          "10 MB at most. What is not sent with a form within six hours is deleted.",
        consumes: ["multipart/form-data"],
        body: Type.Object({ file: Type.String({ format: "binary" }) }),
        response: { 201: TempFile },
      },
      ...longRequest,
      // what comes is read part by part, never held against a schema as a whole
      validatorCompiler: () => () => true,
      config: visitorPosts,
    },
    async (request, reply) => {
      const { bytes, name, contentType } = await receiveFile(request);
      const id = newToken();
      const uploader = uploaderOf(signing, request.visitorAddress);
      const now = new Date();
      const expiresAt = new Date(now.getTime() + retentionMs("uploads"));
      await database.transaction(async (transaction) => {
        const waiting = await countWaitingFiles(transaction, now);
        if (isBeyondShare(waiting, uploader, bytes.length)) {
          throw new ApiError(
            "too_many_requests",
            "Too many uploaded files wait to be sent: send the form, or remove some.",
          );
        }
        if (await makeRoom(transaction, waiting, bytes.length, now)) {
          await app.jobs.send(transaction, sweepJob, {});
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

  handle(
    app,
    calls.deleteUpload,
    {
      schema: {
        tags: ["forms"],
        summary: "Delete a file that was uploaded and not sent",
        params: Type.Object({ id: FileId }),
        response: { 204: Type.Null() },
      },
      config: visitorPosts,
    },
    async ({ params: { id } }, reply) => {
      await database.transaction(async (transaction) => {
        if (!(await freeWaitingFile(transaction, id, new Date()))) {
          throw new ApiError("not_found", "File not found among those that wait to be sent.");
        }
        await app.jobs.send(transaction, sweepJob, {});
      });
      return reply.code(204).send(null);
    },
  );
};
