import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import { write } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { longRequest } from "../plugins/limits.ts";
import { idParams } from "../plugins/parameters.ts";
import { registerResource, schemasOf } from "../resources/defineResource.ts";
import { resourceRepository } from "../resources/resource.repository.ts";
import { maxBytes } from "./pictureLimits.ts";
import {
  createImage,
  getImageByContent,
  holdImageRow,
  imageFolder,
  updateImage,
} from "./images.repository.ts";
import { checkAlias, imagesDefinition } from "./images.resource.ts";
import { contentHashOf, keepPicture } from "./keepPicture.ts";
import { acceptUploads, readUpload, uploadOf } from "./readUpload.ts";

const share = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));
const alias = Type.Optional(Type.String({ maxLength: 500 }));
const caption = Type.Optional(Type.String({ maxLength: 2000 }));

/** A picture with its words. */
const ImageUpload = uploadOf({
  alias_de: alias,
  alias_en: alias,
  decorative: Type.Optional(Type.Boolean()),
  /** Whether its words come later; until then visitors do not see it. */
  words_later: Type.Optional(Type.Boolean()),
  description_de: caption,
  description_en: caption,
  copyright: Type.Optional(Type.String({ maxLength: 300 })),
  focal_x: share,
  focal_y: share,
});

const Replacement = uploadOf({ revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

/** Endings of pictures' names; its format is read from its bytes. */
const pictureName = /\.(?:jpe?g|jfif|png|apng|webp|avif|gif)$/i;

function checkedPictureName(name: string): string {
  if (/\.[a-z0-9]{1,5}$/i.test(name) && !pictureName.test(name)) {
    throw new ApiError("validation_failed", "The file is not named as a picture.", {
      fields: { file: "invalid" },
    });
  }
  return name;
}

const taken = () =>
  new ApiError("validation_failed", "This picture was uploaded before, as another image.", {
    fields: { file: "taken" },
  });

/** Pictures for staff: the five calls of a resource, where creating and replacing are uploads. */
export const imageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, media } = app;
  const definition = imagesDefinition(app);
  const repository = resourceRepository(definition);
  const { record: ImageRecord } = schemasOf(definition);
  await app.register(registerResource(definition));
  await acceptUploads(app);

  handle(
    app,
    calls.uploadImage,
    {
      ...longRequest,
      preValidation: readUpload(maxBytes),
      schema: {
        tags: ["staff"],
        summary: "Upload a picture",
        description:
          "JPEG, PNG, WebP, AVIF or GIF of at most 30 MB and 50 million pixels. An alternative text in both languages, or `decorative`, or `words_later`. A picture that is there already is answered with 200 as it is there; its words stay as they are.",
        consumes: ["multipart/form-data"],
        body: ImageUpload,
        response: { 200: ImageRecord, 201: ImageRecord },
      },
    },
    async (request, reply) => {
      const { body, uploadedBytes: bytes } = request;
      const { alias_de = "", alias_en = "", description_de = "", description_en = "" } = body;
      const { decorative = false, copyright = "", focal_x = 0.5, focal_y = 0.5 } = body;
      const words = {
        alias: { de: alias_de.trim(), en: alias_en.trim() },
        decorative,
        description: { de: description_de.trim(), en: description_en.trim() },
        copyright: copyright.trim(),
        name: checkedPictureName(body.file),
        focalX: focal_x,
        focalY: focal_y,
      };
      if (!body.words_later) checkAlias(words);
      const isShown = decorative || (words.alias.de !== "" && words.alias.en !== "");
      const known = await getImageByContent(database, contentHashOf(bytes));
      const picture = known ?? (await media.semaphore(() => keepPicture(media.store, bytes)));

      const { record, isNew } = await write(
        database,
        await actorOf(request),
        async (tx, change) => {
          const created = known
            ? undefined
            : await createImage(tx, { ...picture, ...words, isShown });
          const stored = created ?? (await getImageByContent(tx, picture.contentHash));
          if (!stored) throw new ApiError("conflict", "The picture was deleted meanwhile.");
          if (created) {
            await media.render(tx, created.id);
            change.tag("images", `image:${created.id}`);
            change.audit({ action: "create", what: `image:${created.id}`, title: created.name });
          }
          return { record: await repository.get(tx, stored.id), isNew: created !== undefined };
        },
      );
      // what removes a deleted picture may have come in between
      const key = `originals/${picture.fileName}`;
      if (!(await media.store.writtenAt(key))) await media.store.write(key, bytes);
      reply.code(isNew ? 201 : 200);
      return record;
    },
  );

  handle(
    app,
    calls.replaceImage,
    {
      ...longRequest,
      preValidation: readUpload(maxBytes),
      schema: {
        tags: ["staff"],
        summary: "Put another picture in the place of an image",
        description:
          "The image keeps its id and words; the addresses of its renditions change, and the old ones lead to them. A stale revision gives 409.",
        consumes: ["multipart/form-data"],
        params: idParams,
        body: Replacement,
        response: { 200: ImageRecord },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { body, uploadedBytes: bytes } = request;
      checkedPictureName(body.file);
      if (!(await repository.get(database, id))) {
        throw new ApiError("not_found", `There is no image ${id}.`);
      }
      const picture = await media.semaphore(() => keepPicture(media.store, bytes));

      return write(database, await actorOf(request), async (tx, change) => {
        const before = await holdImageRow(tx, id);
        if (!before) throw new ApiError("not_found", `There is no image ${id}.`);
        if (before.revision !== body.revision) {
          throw new ApiError(
            "conflict",
            "Another person has changed this image meanwhile: reload it.",
            {
              current: await repository.get(tx, id),
              yours: body,
            },
          );
        }
        const twin = await getImageByContent(tx, picture.contentHash);
        if (twin && twin.id !== id) throw taken();
        if (!twin) {
          const revision = before.revision + 1;
          await updateImage(tx, id, {
            ...picture,
            revision,
            renderedAt: null,
            renditionProblem: "",
          });
          await media.render(tx, id);
          await media.discard(tx, { folder: imageFolder(before), fileName: before.fileName });
          change.tag("images", `image:${id}`);
          change.audit({ action: "replace", what: `image:${id}`, title: before.name });
        }
        return repository.get(tx, id);
      });
    },
  );
};
