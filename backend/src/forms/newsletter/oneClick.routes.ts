import { NewsletterTokenQuery } from "@festival/contracts/api/newsletter";
import * as calls from "@festival/contracts/calls/newsletter";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { unsubscribe } from "./subscription.ts";

/** What mail programs send along says nothing that the address does not. */
const bodyLimit = 4096;
/** A provider of mail sends these from few addresses, for all of its people. */
const mailPrograms = { rateLimit: { max: 600, timeWindow: 60_000 } } as const;

/**
 * Unsubscribing with one click of a mail program (RFC 8058): a POST without cookies or token of ours, with
 * a body of the mail's own. The holder of the address has the mail.
 */
export const oneClickRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, _body, done) =>
    done(null, undefined),
  );

  handle(
    app,
    calls.unsubscribeByMail,
    {
      config: mailPrograms,
      schema: {
        tags: ["newsletter"],
        summary: "End a subscription from a mail program",
        querystring: NewsletterTokenQuery,
        response: { 204: Type.Null() },
      },
    },
    async ({ query }, reply) => {
      await unsubscribe(app, query.token);
      return reply.code(204).send(null);
    },
  );
};
