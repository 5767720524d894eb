import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import { mostVideoBytes } from "@festival/contracts/fields/fileKinds";
import { longestUploadMs } from "@festival/contracts/requestBounds";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import { write } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { registerResource, schemasOf } from "../resources/defineResource.ts";
import { resourceRepository } from "../resources/resource.repository.ts";
import { slugify } from "@festival/contracts/slug";
import { checkFile } from "./checkFile.ts";
import { createFile, getFileByContent } from "./files.repository.ts";
import { filesDefinition } from "./files.resource.ts";
import { acceptUploads, readUpload, uploadOf } from "./readUpload.ts";
import { removeArrived, toDisk } from "./video/arrivingFile.ts";

const title = Type.String({ minLength: 1, maxLength: 300 });

/** A file with its words. */
const FileUpload = uploadOf({
  title_de: title,
  title_en: title,
  copyright: Type.Optional(Type.String({ maxLength: 300 })),
});

/** A name that every system can save, with the ending of what the file is. */
function savedName(fileName: string, ending: string): string {
  const stem = fileName.replace(/\.[^.]*$/, "");
  return `${slugify(stem, "download")}.${ending}`;
}

/** Files, for staff: the five calls of a resource, where creating is an upload. */
export const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, media } = app;
  const definition = filesDefinition(app);
  const repository = resourceRepository(definition);
  const { record: FileRecord } = schemasOf(definition);
  await app.register(registerResource(definition));
  await acceptUploads(app);
  app.decorateRequest("arrivedFile", null);

  handle(
    app,
    calls.uploadFile,
    {
      handlerTimeout: longestUploadMs,
      preValidation: readUpload(mostVideoBytes, toDisk),
      onSend: removeArrived,
      schema: {
        tags: ["staff"],
        summary: "Upload a file: one to download, a video or captions",
        description:
          "PDF, JPEG, PNG or MP3 of at most 30 MB, MP4 (H.264, AAC) or WebM of at most 200 MB, WebVTT of at most 1 MB. A file that is there already is answered with 200 as it is there; its title stays as it is.",
        consumes: ["multipart/form-data"],
        body: FileUpload,
        response: { 200: FileRecord, 201: FileRecord },
      },
    },
    async (request, reply) => {
      const { body, arrivedFile: arrived } = request;
      if (!arrived) throw new ApiError("bad_request", "There is no file in the field `file`.");
      const { contentHash, path } = arrived;
      const known = await getFileByContent(database, contentHash);
      const { mime, ending, ...facts } = await checkFile(arrived, media.semaphore);
      const file = {
        title: { de: body.title_de, en: body.title_en },
        copyright: body.copyright ?? "",
        name: savedName(body.file, ending),
        contentType: mime,
        bytes: arrived.bytes,
        ...facts,
        contentHash,
        fileName: `${contentHash}.${ending}`,
      };
      const key = `files/${file.fileName}`;
      if (!known) await media.store.copy(key, path);

      const { record, isNew } = await write(
        database,
        await actorOf(request),
        async (tx, change) => {
          const created = known ? undefined : await createFile(tx, file);
          const stored = created ?? (await getFileByContent(tx, contentHash));
          if (!stored) throw new ApiError("conflict", "The file was deleted meanwhile.");
          if (created) {
            change.tag("files", `file:${created.id}`);
            change.audit({ action: "create", what: `file:${created.id}`, title: created.title.de });
          }
          return { record: await repository.get(tx, stored.id), isNew: created !== undefined };
        },
      );
      // what removes a deleted file may have come in between
      if (!(await media.store.writtenAt(key))) await media.store.copy(key, path);
      reply.code(isNew ? 201 : 200);
      return record;
    },
  );
};
