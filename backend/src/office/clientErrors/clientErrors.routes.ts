import {
  ClientErrorReport,
  ClientErrors,
  PolicyReport,
} from "@festival/contracts/api/editing/clientErrors";
import * as calls from "@festival/contracts/calls/releases";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { visitorPosts } from "../../platform/plugins/rateLimit.ts";
import { browserName } from "./browserName.ts";
import { listClientErrors } from "./clientErrors.repository.ts";
import { collectErrors, firstKeptDay } from "./collectErrors.ts";
import { readErrorReport, readPolicyReport, type ReportContext } from "./readReport.ts";

const tags = ["errors"];
/** A policy repeats itself in each of its reports. */
const bodyLimit = 16 * 1024;

const contextOf = ({ host, headers }: FastifyRequest): ReportContext => ({
  host,
  browser: browserName(headers["user-agent"]),
});

/** What browsers tell of errors. Neither address nor session of the caller goes into what is kept. */
export const clientErrorsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const collector = collectErrors(app);
  app.addContentTypeParser(
    "application/csp-report",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );

  const shared = {
    bodyLimit,
    config: visitorPosts,
    // after the limit of each caller, so that one of them can't use up what all have
    preValidation: async (_request: FastifyRequest, reply: FastifyReply) => {
      if (collector.mayRead()) return;
      reply.header("retry-after", 60);
      throw new ApiError("too_many_requests", "Too many errors were told; try again in a minute.");
    },
  };

  handle(
    app,
    calls.reportClientError,
    {
      ...shared,
      schema: {
        tags,
        summary: "Tell of an error in the site's scripts",
        body: ClientErrorReport,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const error = readErrorReport(request.body, contextOf(request));
      if (error) collector.take(error);
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.reportPolicyViolation,
    {
      ...shared,
      schema: {
        tags,
        summary: "Tell of a try against a page's policy, as browsers do",
        consumes: ["application/csp-report"],
        body: PolicyReport,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const error = readPolicyReport(request.body, contextOf(request));
      if (error) collector.take(error);
      return reply.code(204).send(null);
    },
  );
};

/** What failed in browsers, for admins. */
export const listedErrorsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listClientErrors,
    {
      schema: {
        tags: ["admin"],
        summary: "What failed in browsers within 30 days, by release",
        response: { 200: ClientErrors },
      },
    },
    async () => ({
      one_in: app.errorReports.oneIn,
      errors: await listClientErrors(app.database, firstKeptDay()),
    }),
  );
};
