import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Headers of every answer: nothing of the API is a document, and each answer is asked for again. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // whether the site is reached by https only is for the edge to say
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-cache");
  });
}
