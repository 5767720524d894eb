import { ListPage } from "@festival/contracts/api/common";
import { Delivery } from "@festival/contracts/api/newsletter";
import * as calls from "@festival/contracts/calls/newsletter";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { write } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { listRange, pageLinks } from "../../../platform/resources/listQuery.ts";
import { sendDeliveryAgain } from "./deliveries.ts";
import { listDeliveries, type DeliveryRow } from "./deliveries.repository.ts";

const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  target: row.target,
  action: row.action,
  email: row.email,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
  sent_at: row.sentAt?.toISOString() ?? null,
});

/** Deliveries of subscribers to other programs, for admins. */
export const deliveriesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listDeliveries,
    {
      schema: {
        tags: ["staff"],
        summary: "Deliveries of subscribers to other programs within 30 days, the newest first",
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
          state: Type.Optional(Delivery.properties.state),
          target: Type.Optional(Delivery.properties.target),
        }),
        response: { 200: ListPage(Delivery) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const { state, target } = query;
      const found = await listDeliveries(app.database, { state, target }, { limit, offset });
      const [path = ""] = url.split("?", 1);
      return {
        count: found.count,
        ...pageLinks(path, query, page, offset + found.rows.length >= found.count),
        results: found.rows.map(toDelivery),
      };
    },
  );

  handle(
    app,
    calls.retryDelivery,
    {
      schema: {
        tags: ["staff"],
        summary: "Send a failed delivery to another program again",
        params: idParams,
        response: { 200: Delivery },
      },
    },
    async (request) => {
      const { id } = request.params;
      return write(app.database, await actorOf(request), async (transaction, change) => {
        const delivery = await sendDeliveryAgain(app, transaction, id);
        // the log must not keep an address that may be erased
        change.audit({
          action: "retry",
          what: `newsletter-delivery:${id}`,
          title: delivery.action,
        });
        return toDelivery(delivery);
      });
    },
  );
};
