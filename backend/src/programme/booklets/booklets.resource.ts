import { booklets as description } from "@festival/contracts/resources/programme/booklets";
import {
  bookletBiographies,
  booklets,
  bookletWorks,
} from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { draftsOfResource } from "../../site/content/heads/draftsOfResource.ts";
import { deleteContent } from "../../site/content/pages/deleteContent.repository.ts";

const lists = nestedLists(description.fields, {
  works: { table: bookletWorks, owner: "bookletId" },
  biographies: { table: bookletBiographies, owner: "bookletId" },
});

/** Their sections are edited and published as those of pages are. */
export const bookletsResource = defineResource(description, {
  table: booklets,
  ...lists,
  ...draftsOfResource("booklet", lists.load),
  async check(_transaction, { biographies = [] }) {
    const isOfOne = biographies.every(
      ({ artist_id: artist, ensemble_id: ensemble }) => Boolean(artist) !== Boolean(ensemble),
    );
    return { biographies: isOfOne ? undefined : "invalid" };
  },
  async deleted(transaction, { id }) {
    await deleteContent(transaction, { ownerType: "booklet", ownerId: id });
  },
  // events say whether they have one
  tags: ({ event_id: event }) => [`event:${Number(event)}`],
});
