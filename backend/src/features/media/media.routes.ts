import { ApiError } from "@festival/contracts/errors";
import { imageFormats, imageWidths, type ImageFormat } from "@festival/contracts/images";
import type { FastifyInstance } from "fastify";
import { createRenditions, type RenditionAddress } from "./renditions.ts";

const contentType: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** Only addresses that the contract names; no part of one is ever used as a path as it came. */
function parseAddress(name: string, file: string): RenditionAddress | null {
  const [folder, id] = /^([1-9]\d{0,8})-[0-9a-f]{12}$/.exec(name) ?? [];
  const [, width, ending] = /^(\d{3,4})\.([a-z]{3,4})$/.exec(file) ?? [];
  const known = imageWidths.find((entry) => String(entry) === width);
  const format = imageFormats.find((entry) => entry === ending);
  if (!folder || !known || !format) return null;
  return { id: Number(id), folder, width: known, format };
}

/**
 * GET /media/images/{id}-{hash}/{width}.{format}
 * @param mediaDir the folder of all media, `DATA_DIR/media`
 */
export function registerMedia(app: FastifyInstance, mediaDir: string): void {
  const rendition = createRenditions(app.database, mediaDir);

  app.get<{ Params: { name: string; file: string } }>(
    "/media/images/:name/:file",
    async (request, reply) => {
      const address = parseAddress(request.params.name, request.params.file);
      const bytes = address && (await rendition(address));
      if (!address || !bytes) throw new ApiError("not_found", "There is no such picture.");
      return reply
        .type(contentType[address.format])
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cross-origin-resource-policy", "same-origin")
        .send(bytes);
    },
  );
}
