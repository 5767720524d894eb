import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { CollectionNames } from "../plugins/cacheTags.ts";

/** Tags of the collections of what staff keep, where they are no plain plurals of the tags of their rows. */
export function collectionsOfResources(): CollectionNames {
  const irregular = resourceDescriptions.filter(({ name, singular }) => name !== `${singular}s`);
  return Object.fromEntries(irregular.map(({ name, singular }) => [singular, name]));
}
