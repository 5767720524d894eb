import * as calls from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import { valuesOf } from "@festival/contracts/fields/options";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { navigation } from "@festival/contracts/resources/content/navigation";
import { reference } from "../../platform/resources/fields.ts";
import { holdArea, placeEntries } from "./navigation.repository.ts";

const closed = { additionalProperties: false };

const Order = Type.Object(
  {
    area: Type.Enum(valuesOf(navigation.fields.area)),
    /** All entries of the area, each once. */
    entries: Type.Array(
      Type.Object({ id: reference, children: Type.Array(reference, { maxItems: 100 }) }, closed),
      { maxItems: 100 },
    ),
  },
  closed,
);

/** Orders an area as a whole, as one does by dragging. */
export const navigationOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.orderNavigation,
    {
      schema: {
        tags: ["staff"],
        summary: "Order the entries of a menu",
        description: "Names every entry of the area once; 409 where others were added or deleted.",
        body: Order,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { area, entries } = request.body;
      const places = entries.flatMap(({ id, children }, position) => [
        { id, parentId: null, position },
        ...children.map((child, at) => ({ id: child, parentId: id, position: at })),
      ]);
      const ids = places.map(({ id }) => id).toSorted((a, b) => a - b);
      await write(app.database, await actorOf(request), async (tx, change) => {
        const held = await holdArea(tx, area);
        const isComplete =
          held.length === ids.length && held.every((row, index) => row.id === ids[index]);
        if (!isComplete) {
          throw new ApiError("conflict", "These are not all entries of the area: reload them.", {
            current: held.map(({ id }) => id),
            yours: ids,
          });
        }
        await placeEntries(tx, places);
        change.tag("navigation", ...ids.map((id) => `navigation-entry:${id}`));
        change.audit({ action: "order", what: `navigation:${area}` });
      });
      return reply.code(204).send(null);
    },
  );
};
