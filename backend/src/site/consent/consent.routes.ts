import { ConsentRecorded, ConsentRequest } from "@festival/contracts/api/consent";
import * as calls from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/calls/handle.ts";
import { visitorPosts } from "../../platform/plugins/rateLimit.ts";
import { deleteConsentsBefore, insertConsent } from "./consent.repository.ts";
import { highestOfferedVersion } from "./offers.ts";

/** Decisions of the consent dialog, which are only ever added. */
export const consentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.createConsent,
    {
      schema: {
        tags: ["consent"],
        summary: "Record a decision of the consent dialog",
        body: ConsentRequest,
        response: { 201: ConsentRecorded },
      },
      config: visitorPosts,
    },
    async ({ locale, body }, reply) => {
      const highest = await highestOfferedVersion(app.database, body.version);
      if (body.version > highest) {
        throw new ApiError(
          "bad_request",
          `No visitor has seen version ${body.version} of the consent dialog: the newest is ${highest}.`,
        );
      }
      const recordedAt = new Date();
      const { consent_id: consentId, ...decision } = body;
      await insertConsent(app.database, { ...decision, consentId, locale, recordedAt });
      reply.code(201);
      return { recorded_at: recordedAt.toISOString() };
    },
  );
};

/** Registers the job that deletes records of decisions after their time. */
export function addConsentJobs(app: FastifyInstance): void {
  app.jobs.handle("consent-sweep", { schedule: "47 4 * * *" }, () =>
    deleteConsentsBefore(app.database, new Date(Date.now() - retentionMs("consentRecords"))),
  );
}
