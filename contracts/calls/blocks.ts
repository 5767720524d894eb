import type { Block, BlockDetail, BlockRequest, BlockUpdate } from "../api/editing/blocks.ts";
import type { Delete, Get, Post } from "./call.ts";

/** Reusable blocks that pages can show, by their names in the language of the address. */
export const listBlocks: Get<{ answer: Block[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/blocks/",
  for: "staff",
};

/** One of them, with all that shows it. */
export const getBlockUses: Get<{ params: { id: number }; answer: BlockDetail }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/blocks/:id/",
  for: "staff",
};

/** Makes a reusable block of sections; it is public at once where they lack nothing. */
export const createBlock: Post<{ body: BlockRequest; answer: Block }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/blocks/",
  for: "staff",
};

/** Gives a reusable block another name. */
export const renameBlock: Post<{ params: { id: number }; body: BlockUpdate; answer: Block }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/blocks/:id/",
  for: "staff",
};

/** Deletes a reusable block; 409 with `details.used_by` where something shows it. */
export const deleteBlock: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/blocks/:id/",
  for: "staff",
};
