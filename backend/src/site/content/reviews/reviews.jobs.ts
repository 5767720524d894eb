import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import { deleteReviewsBefore } from "./reviews.repository.ts";

/** Deletes each night what readers outside wrote long ago. */
export function addReviewsSweep(app: FastifyInstance): void {
  app.jobs.handle("reviews-sweep", { schedule: "41 4 * * *" }, async () => {
    const moment = new Date(app.clock.now().getTime() - retentionMs("reviews"));
    await deleteReviewsBefore(app.database, moment);
  });
}
