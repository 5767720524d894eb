import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import { imageFormats, imageUrl, imageWidths, type ImageFormat } from "@festival/contracts/images";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import { getFileRow } from "./files.repository.ts";
import { fileFolder } from "./fileUrl.ts";
import { getImageRow, imageFolder } from "./images.repository.ts";
import type { RenditionAddress } from "./renditions.ts";
import { sendFile } from "./video/sendFile.ts";

const contentType: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** `{id}-{hash}`, as long as the largest id. */
const addressed = /^([1-9]\d{0,8})-[0-9a-f]{12}$/;

/** Only addresses that the contract names; no part of one is ever used as a path as it came. */
function parseAddress(name: string, file: string): RenditionAddress | null {
  const [folder, id] = addressed.exec(name) ?? [];
  const [, width, ending] = /^(\d{3,4})\.([a-z]{3,4})$/.exec(file) ?? [];
  const known = imageWidths.find((entry) => String(entry) === width);
  const format = imageFormats.find((entry) => entry === ending);
  if (!folder || !known || !format) return null;
  return { id: Number(id), folder, width: known, format };
}

/** What is uploaded is kept for a year, is what it says it is, and can do nothing. */
function asMedia(reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cross-origin-resource-policy", "same-origin");
}

/** A video comes as slowly as it is watched; an idle connection ends long before. */
const longestDownloadMs = 6 * 60 * 60_000;

const noFile = () => new ApiError("not_found", "File not found.");

const params = Type.Object({
  name: Type.String({ maxLength: 40 }),
  file: Type.String({ maxLength: 200 }),
});

/** Pictures and files as visitors get them. Originals of pictures have no address. */
export const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, media } = app;

  handle(
    app,
    calls.getPicture,
    {
      schema: {
        tags: ["media"],
        summary: "A picture in one width and format: /media/images/{id}-{hash}/{width}.{format}",
        params,
      },
    },
    async (request, reply) => {
      const address = parseAddress(request.params.name, request.params.file);
      const bytes = address && (await media.renditions.get(address));
      if (bytes) return asMedia(reply).type(contentType[address.format]).send(bytes);
      const image = address && (await getImageRow(database, address.id));
      const folder = image && imageFolder(image);
      if (!address || !folder || folder === address.folder) {
        throw new ApiError(
          "not_found",
          `Picture not found: ${request.params.name}/${request.params.file}.`,
        );
      }
      // another picture has taken its place; mails and other sites still name the old one
      const { width, format } = address;
      return reply.redirect(imageUrl(`/media/images/${folder}`, width, format), 302);
    },
  );

  handle(
    app,
    calls.getFile,
    {
      handlerTimeout: longestDownloadMs,
      schema: {
        tags: ["media"],
        summary: "A file: /media/files/{id}-{hash}/{name}, whole or a range of it",
        params,
      },
    },
    async (request, reply) => {
      const { name, file } = request.params;
      const [, id] = addressed.exec(name) ?? [];
      const row = id ? await getFileRow(database, Number(id)) : undefined;
      if (!row || fileFolder(row) !== name || row.name !== file) throw noFile();
      return sendFile(request, asMedia(reply), media.store, row);
    },
  );
};
