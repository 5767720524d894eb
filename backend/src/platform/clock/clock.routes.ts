import { Clock } from "@festival/contracts/api/system";
import * as calls from "@festival/contracts/calls/platform";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../calls/handle.ts";

/** The festival's clock, for our own processes. */
export const clockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { response: { 200: Clock } };
  handle(app, calls.getClock, { schema }, async () => ({ offset_ms: app.clock.offset() }));

  handle(app, calls.setClock, { schema: { ...schema, body: Clock } }, async ({ body }) => {
    await app.clock.set(body.offset_ms);
    return { offset_ms: app.clock.offset() };
  });
};
