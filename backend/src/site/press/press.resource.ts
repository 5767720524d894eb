import { eq } from "drizzle-orm";
import { Type } from "typebox";
import {
  directoryFiles,
  downloadCategories,
  downloadDirectories,
  pressImageFiles,
  pressImages,
} from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { place, reference, references, slugs, words } from "../../platform/resources/fields.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { orderedReferences } from "../../platform/resources/orderedReferences.ts";

const isOnline = Type.Optional(Type.Boolean());
const position = Type.Optional(place);
/** The public calls depend on all of it at once. */
const alsoChanged = () => ["press"];

export const downloadCategoriesResource = defineResource({
  name: "download-categories",
  singular: "download-category",
  table: downloadCategories,
  fields: Type.Object({ title: words(200, 1), slug: slugs, position, is_online: isOnline }),
  search: [downloadCategories.title],
  sort: ["title", "position"],
  defaultSort: "position",
  tags: alsoChanged,
});

const directoryFileList = nestedLists({
  file_ids: orderedReferences("file_ids", {
    table: directoryFiles,
    owner: "directoryId",
    ownerColumn: directoryFiles.directoryId,
    target: "fileId",
    targetColumn: directoryFiles.fileId,
  }),
});

export const downloadDirectoriesResource = defineResource({
  name: "download-directories",
  singular: "download-directory",
  table: downloadDirectories,
  fields: Type.Object({
    category_id: reference,
    title: words(200, 1),
    description: Type.Optional(words(2000)),
    position,
    is_online: isOnline,
    /** Documents, in order. */
    file_ids: Type.Optional(references(100)),
  }),
  search: [downloadDirectories.title],
  sort: ["title", "position"],
  defaultSort: "position",
  filters: {
    category: {
      schema: reference,
      condition: (id) => eq(downloadDirectories.categoryId, Number(id)),
    },
  },
  ...directoryFileList,
  tags: alsoChanged,
});

const formatList = nestedLists({
  file_ids: orderedReferences("file_ids", {
    table: pressImageFiles,
    owner: "pressImageId",
    ownerColumn: pressImageFiles.pressImageId,
    target: "fileId",
    targetColumn: pressImageFiles.fileId,
  }),
});

export const pressImagesResource = defineResource({
  name: "press-images",
  singular: "press-image",
  table: pressImages,
  fields: Type.Object({
    directory_id: reference,
    image_id: reference,
    title: words(200, 1),
    caption: Type.Optional(words(1000)),
    credit_line: Type.Optional(Type.String({ maxLength: 200 })),
    position,
    is_online: isOnline,
    /** The same picture in further formats, in order. */
    file_ids: Type.Optional(references(20)),
  }),
  search: [pressImages.title, pressImages.caption, pressImages.creditLine],
  sort: ["title", "position"],
  defaultSort: "position",
  filters: {
    directory: {
      schema: reference,
      condition: (id) => eq(pressImages.directoryId, Number(id)),
    },
  },
  ...formatList,
  tags: alsoChanged,
});
