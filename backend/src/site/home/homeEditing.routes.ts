import {
  homeBlockContent,
  homeBlockDefaults,
  homeBlockNames,
  HomeBlockState,
  homeBlockUpdate,
  type HomeBlockName,
} from "@festival/contracts/api/home";
import { homeBlockCalls } from "@festival/contracts/calls/content";
import type { FieldProblem } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Check } from "typebox/value";
import type { TSchema } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { linksProblem, refuse } from "../../platform/resources/fields.ts";
import { answerBodyProblems } from "../../platform/resources/bodyProblems.ts";
import { storeHomeContent } from "../content/publishing/homeContent.repository.ts";
import { holdSeen, noteContentChange, publish } from "../content/publishing/publishing.ts";
import { findUnknownTargets } from "../content/pages/targets.repository.ts";
import { getHomeBlock, requireHomeBlock, type HomeBlockRow } from "./home.repository.ts";

type Values = Record<string, unknown>;

function toState(name: HomeBlockName, block: HomeBlockRow | undefined): HomeBlockState {
  return {
    id: block?.id ?? null,
    name,
    revision: block?.revision ?? 0,
    is_online: block?.isOnline ?? true,
    content: { ...homeBlockDefaults[name], ...block?.content },
  };
}

/** Links that lead into a script or nowhere, those of items as "items.0.link". */
function linkProblems(content: Values, path = ""): Record<string, FieldProblem | undefined> {
  const { link, items } = content as { link?: Record<string, string>; items?: Values[] };
  return {
    [`${path}link`]: linksProblem(link),
    ...Object.assign({}, ...(items ?? []).map((item, i) => linkProblems(item, `items.${i}.`))),
  };
}

/** Required fields of a block that are still empty. */
function missingFields(name: HomeBlockName, content: Values): Record<string, FieldProblem> {
  const fields: Record<string, TSchema> = homeBlockContent[name].properties;
  const missing = Object.entries(fields).filter(
    ([field, schema]) => !Check(schema, content[field]),
  );
  return Object.fromEntries(missing.map(([field]) => [field, "required"]));
}

const blockRoutes =
  (name: HomeBlockName): FastifyPluginAsyncTypebox =>
  async (app) => {
    const tags = ["home"];
    const calls = homeBlockCalls(name);

    handle(
      app,
      calls.get,
      {
        schema: {
          tags,
          summary: `The home page's ${name}, as staff are at work on it`,
          response: { 200: HomeBlockState },
        },
      },
      async () => toState(name, await getHomeBlock(app.database, name)),
    );

    handle(
      app,
      calls.update,
      {
        bodyLimit: 1024 * 1024,
        schema: {
          tags,
          summary: `Update the home page's ${name}`,
          description:
            "Fields that are not sent stay as they are. The public sees them when they are published: by `publish`, or by the calls of publishing with the owner `home` and the block's id. A stale revision gives 409, with both versions.",
          body: homeBlockUpdate(name),
          response: { 200: HomeBlockState },
        },
      },
      async (request) => {
        const body = request.body as Values & { revision: number; publish?: boolean };
        const { revision: seen, publish: isPublished = false, ...sent } = body;
        const actor = await actorOf(request);
        return write(app.database, actor, async (transaction, change) => {
          const ownerId = await requireHomeBlock(transaction, name);
          const owner = { ownerType: "home", ownerId } as const;
          const row = await holdSeen(transaction, owner, seen, async () => ({
            current: toState(name, await getHomeBlock(transaction, name)),
            yours: { ...sent, revision: seen },
          }));
          // read again: it may have changed while we waited for our turn
          const held = await getHomeBlock(transaction, name);
          const content = { ...homeBlockDefaults[name], ...held?.content, ...sent };
          refuse({ ...missingFields(name, content), ...linkProblems(content) });
          refuse(await findUnknownTargets(transaction, sent));
          await storeHomeContent(transaction, ownerId, content);
          const writing = { transaction, change, actor, owner };
          const details = { fields: Object.keys(sent) };
          await noteContentChange(writing, row, { action: "update", details });
          if (isPublished) await publish(writing, row, app.clock.now());
          return toState(name, await getHomeBlock(transaction, name));
        });
      },
    );
  };

/** Editing of the home page's blocks, each in both languages at once. */
export const homeEditingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const fieldNames = homeBlockNames.flatMap((name) => Object.keys(homeBlockDefaults[name]));
  answerBodyProblems(app, fieldNames);
  for (const name of homeBlockNames) await app.register(blockRoutes(name));
};
