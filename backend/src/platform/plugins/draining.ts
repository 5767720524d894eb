import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** From now on the backend says that it is not ready, as it is about to stop; it still answers, each connection once. */
    drain(): void;
    isDraining(): boolean;
  }
}

export function addDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate("drain", () => {
    isDraining = true;
  });
  app.decorate("isDraining", () => isDraining);
  // clients open their next connection elsewhere: none of theirs is idle when this process ends
  app.server.prependListener("request", (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  app.addHook("preClose", async () => app.drain());
}
