import type { FastifyInstance } from "fastify";
import { system, write } from "../database/write.ts";
import { refreshShown } from "./images.repository.ts";

const name = "picture-rights";

/** Takes pictures out of public pages when the rights to them end. */
export function addRightsJobs(app: FastifyInstance): void {
  app.jobs.handle(name, { schedule: "*/10 * * * *" }, async () => {
    await app.clock.refresh();
    const now = app.clock.now();
    await write(app.database, system(name), async (transaction, change) => {
      for (const image of await refreshShown(transaction, now)) {
        const what = `image:${image.id}`;
        change.tag("images", what);
        change.audit({ action: image.isShown ? "show" : "withdraw", what, title: image.name });
      }
    });
  });
}
