import { Clock } from "@festival/contracts/api/system";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";

/** The festival's clock, for our own processes. */
export const clockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { response: { 200: Clock } };
  app.get("/clock", { schema }, async () => ({ offset_ms: app.clock.offset() }));

  app.put("/clock", { schema: { ...schema, body: Clock } }, async ({ body }) => {
    await app.clock.set(body.offset_ms);
    return { offset_ms: app.clock.offset() };
  });
};
