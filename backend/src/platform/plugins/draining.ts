import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** From now on the backend says that it is not ready, as it is about to stop; it still answers. */
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
  app.addHook("preClose", async () => app.drain());
}
