import {
  downloadCategories as categoriesDescription,
  downloadDirectories as directoriesDescription,
  pressImages as imagesDescription,
} from "@festival/contracts/resources/media/press";
import {
  directoryFiles,
  downloadCategories,
  downloadDirectories,
  pressImageFiles,
  pressImages,
} from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";

/** The public calls depend on all of it at once. */
const tags = () => ["press"];

export const downloadCategoriesResource = defineResource(categoriesDescription, {
  table: downloadCategories,
  tags,
});

export const downloadDirectoriesResource = defineResource(directoriesDescription, {
  table: downloadDirectories,
  ...nestedLists(directoriesDescription.fields, {
    file_ids: { table: directoryFiles, owner: "directoryId", target: "fileId" },
  }),
  tags,
});

export const pressImagesResource = defineResource(imagesDescription, {
  table: pressImages,
  ...nestedLists(imagesDescription.fields, {
    file_ids: { table: pressImageFiles, owner: "pressImageId", target: "fileId" },
  }),
  tags,
});
