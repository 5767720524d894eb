import {
  Block,
  BlockDetail,
  BlockRequest,
  BlockUpdate,
} from "@festival/contracts/api/editing/blocks";
import * as calls from "@festival/contracts/calls/blocks";
import { mostBlocks } from "@festival/contracts/sections/patternBounds";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { write } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { answerBodyProblems } from "../../../platform/resources/bodyProblems.ts";
import { referenceProblem } from "../../../platform/resources/databaseProblems.ts";
import { deleteContent } from "../pages/deleteContent.repository.ts";
import { ownerTags } from "../pages/owners.repository.ts";
import { holdSeen } from "../publishing/publishing.ts";
import { longestContent } from "../sections/sections.routes.ts";
import {
  listBlockRows,
  listBlockUses,
  nameBlock,
  refuseUsedBlock,
  requireBlockRow,
  type BlockRow,
} from "./blocks.repository.ts";
import { makeBlock } from "./makeBlock.ts";

const toBlock = ({ id, name, isPublic }: BlockRow): Block => ({ id, name, is_public: isPublic });
const ownerOf = (id: number) => ({ ownerType: "block", ownerId: id }) as const;
const lineOf = ({ id, name }: Pick<BlockRow, "id" | "name">) => ({
  what: `block:${id}`,
  title: name.de,
});
/** Another block has the name already. */
const nameTaken = (error: unknown) => referenceProblem(error, "name");

/** Reusable blocks that pages show by reference; their sections are edited as those of any other owner. */
export const reusableBlocksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;
  const tags = ["editor"];
  answerBodyProblems(app, ["name", "sections"]);

  handle(
    app,
    calls.listBlocks,
    {
      schema: {
        tags,
        summary: "Reusable blocks: sections with a name that pages show by reference",
        response: { 200: Type.Array(Block) },
      },
    },
    async ({ locale }) => (await listBlockRows(database, locale)).map(toBlock),
  );

  handle(
    app,
    calls.getBlockUses,
    {
      schema: {
        tags,
        summary: "A reusable block with all that shows it, in public or in a draft",
        params: idParams,
        response: { 200: BlockDetail },
      },
    },
    async ({ params: { id }, locale }) => ({
      ...toBlock(await requireBlockRow(database, id)),
      uses: await listBlockUses(database, id, locale),
    }),
  );

  handle(
    app,
    calls.createBlock,
    {
      bodyLimit: longestContent,
      schema: {
        tags,
        summary: "Make a reusable block of sections",
        description: `In both languages. It is public at once where the sections lack nothing; it stands nowhere yet. At most ${mostBlocks} blocks; each has a name of its own.`,
        body: BlockRequest,
        response: { 200: Block },
      },
    },
    async (request) => {
      const actor = await actorOf(request);
      return write(database, actor, async (transaction, change) => {
        const content = { transaction, change, actor };
        const id = await makeBlock(content, request.body, app.clock.now());
        return toBlock(await requireBlockRow(transaction, id));
      }).catch(nameTaken);
    },
  );

  handle(
    app,
    calls.renameBlock,
    {
      schema: {
        tags,
        summary: "Give a reusable block another name",
        params: idParams,
        body: BlockUpdate,
        response: { 200: Block },
      },
    },
    async (request) => {
      const { id } = request.params;
      return write(database, await actorOf(request), async (transaction, change) => {
        const row = { ...(await requireBlockRow(transaction, id)), name: request.body.name };
        await nameBlock(transaction, id, row.name);
        change.audit({ action: "update", ...lineOf(row) });
        return toBlock(row);
      }).catch(nameTaken);
    },
  );

  handle(
    app,
    calls.deleteBlock,
    {
      schema: {
        tags,
        summary: "Delete a reusable block that nothing shows",
        params: idParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await write(database, await actorOf(request), async (transaction, change) => {
        const row = await requireBlockRow(transaction, id);
        const owner = ownerOf(id);
        await holdSeen(transaction, owner, undefined);
        await refuseUsedBlock(transaction, id);
        await deleteContent(transaction, owner);
        change.tag(...ownerTags(owner));
        change.audit({ action: "delete", ...lineOf(row) });
      });
      return reply.code(204).send(null);
    },
  );
};
