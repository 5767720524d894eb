import {
  mostViews,
  SavedView,
  SavedViewRequest,
  SavedViewsQuery,
} from "@festival/contracts/api/editing/savedViews";
import * as calls from "@festival/contracts/calls/savedViews";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import {
  countOtherViews,
  deleteView,
  getView,
  keepView,
  listViews,
  type ViewOfOwner,
} from "./savedViews.repository.ts";

const toView = (row: ViewOfOwner, user: number): SavedView => ({
  id: row.id,
  resource: row.resource,
  title: row.title,
  search: row.search,
  columns: row.columns,
  is_shared: row.isShared,
  owner: row.owner,
  is_own: row.userId === user,
});

async function me(request: FastifyRequest) {
  const staff = await request.readStaff();
  if (!staff) throw new ApiError("not_authenticated", "Please sign in.");
  return staff;
}

const notFound = (id: number) => new ApiError("not_found", `View not found: id ${id}.`);

/** Views of lists of the admin area, which belong to an account. */
export const savedViewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;
  const tags = ["staff"];

  handle(
    app,
    calls.listSavedViews,
    {
      schema: {
        tags,
        summary: "Views of a list: one's own, and those that others share",
        querystring: SavedViewsQuery,
        response: { 200: Type.Array(SavedView) },
      },
    },
    async (request) => {
      const { id } = await me(request);
      const rows = await listViews(database, id, request.query.resource);
      return rows.map((row) => toView(row, id));
    },
  );

  handle(
    app,
    calls.keepSavedView,
    {
      schema: {
        tags,
        summary: "Keep a view of a list under a name",
        description: `In the place of one's own view of that name. At most ${mostViews} of a list.`,
        body: SavedViewRequest,
        response: { 200: SavedView },
      },
    },
    async (request) => {
      const { id, username } = await me(request);
      const { is_shared: isShared, ...view } = request.body;
      const values = { ...view, isShared, userId: id };
      return write(database, await actorOf(request), async (transaction, change) => {
        if ((await countOtherViews(transaction, values)) >= mostViews)
          throw new ApiError("conflict", `You keep ${mostViews} views of this list already.`);
        const row = await keepView(transaction, values);
        // what is one's own concerns no one else
        if (isShared) change.audit({ action: "share", what: `view:${row.id}`, title: row.title });
        return toView({ ...row, owner: username }, id);
      });
    },
  );

  handle(
    app,
    calls.deleteSavedView,
    {
      schema: {
        tags,
        summary: "Forget a view of a list",
        description: "One's own; admins forget those that others share, too.",
        params: idParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { id: user, role } = await me(request);
      await write(database, await actorOf(request), async (transaction, change) => {
        const view = await getView(transaction, id);
        if (!view || (view.userId !== user && !view.isShared)) throw notFound(id);
        if (view.userId !== user && role !== "admin")
          throw new ApiError("forbidden", "This view belongs to another account.");
        await deleteView(transaction, id);
        if (view.isShared)
          change.audit({ action: "delete", what: `view:${id}`, title: view.title });
      });
      return reply.code(204).send(null);
    },
  );
};
