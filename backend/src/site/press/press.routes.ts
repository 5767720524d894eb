import type { Image } from "@festival/contracts/api/common";
import {
  DownloadCategory,
  DownloadDirectory,
  type PressImage,
} from "@festival/contracts/api/press";
import * as calls from "@festival/contracts/calls/site";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { reference } from "../../platform/resources/fields.ts";
import { toDownload } from "../../platform/media/files.repository.ts";
import { getImages } from "../../platform/media/images.repository.ts";
import { listCategories, listDirectories, type FullDirectory } from "./press.repository.ts";

function toPressImage(
  { pressImage, files }: FullDirectory["images"][number],
  locale: Locale,
  images: Map<number, Image>,
): PressImage[] {
  const image = images.get(pressImage.imageId);
  if (!image) return [];
  return [
    {
      id: pressImage.id,
      title: pressImage.title[locale],
      caption: pressImage.caption[locale] || image.description,
      copyright: image.copyright,
      credit_line: pressImage.creditLine || image.copyright,
      image,
      files: files.map((file) => toDownload(file, locale)),
    },
  ];
}

/** What the press may take. */
export const pressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listDownloadCategories,
    {
      schema: {
        tags: ["press"],
        summary: "Groups of press downloads",
        response: { 200: Type.Array(DownloadCategory) },
      },
    },
    async ({ locale }) => {
      const rows = await listCategories(app.database);
      return rows.map(({ id, title, slug }) => ({ id, title: title[locale], slug }));
    },
  );

  handle(
    app,
    calls.listDownloadDirectories,
    {
      schema: {
        tags: ["press"],
        summary: "Press pictures and documents",
        description: "Those of one category, or of all. A category that there is not has none.",
        querystring: Type.Object({ category: Type.Optional(reference) }),
        response: { 200: Type.Array(DownloadDirectory) },
      },
    },
    async ({ locale, query }) => {
      const found = await listDirectories(app.database, query.category);
      const pictures = found.flatMap((one) =>
        one.images.map(({ pressImage }) => pressImage.imageId),
      );
      const images = await getImages(app.database, pictures, locale);
      return found.map(({ directory, ...held }) => ({
        id: directory.id,
        category: directory.categoryId,
        title: directory.title[locale],
        description: directory.description[locale],
        images: held.images.flatMap((one) => toPressImage(one, locale, images)),
        files: held.files.map((file) => toDownload(file, locale)),
      }));
    },
  );
};
