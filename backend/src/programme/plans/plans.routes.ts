import { planSecretHeader } from "@festival/contracts/cookiesAndHeaders";
import { NewPlan, Plan } from "@festival/contracts/api/plans";
import * as calls from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { mostPlanned } from "@festival/contracts/plan";
import { href } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import { toString as drawCode } from "qrcode";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { text } from "../../platform/locales/texts.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { visitorPosts } from "../../platform/plugins/rateLimit.ts";
import { calendarAnswer, sendCalendar } from "../calendars/calendarAnswer.ts";
import { toCalendar } from "../calendars/icalendar.ts";
import { getTeasers } from "../events/teasers.repository.ts";
import { dependOnEvents } from "../events/eventTags.ts";
import {
  createPlan,
  deletePlan,
  deletePlansUnreadSince,
  getPlan,
  holdPlan,
  isPlanSecret,
  notePlanRead,
  updatePlan,
  type PlanRow,
} from "./plans.repository.ts";

/** Months without a read after which a plan is deleted. */
const retentionMonths = 13;

const unguessable = { pattern: "^[A-Za-z0-9_-]{24}$" };
const params = Type.Object({ token: Type.String(unguessable) });
const eventIds = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
  maxItems: 200,
});
const codeQuery = Type.Object({
  events: Type.String({
    pattern: `^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${mostPlanned - 1}}$`,
    description: "Ids with commas between them.",
  }),
});
const secretHeader = Type.Object({ [planSecretHeader]: Type.String(unguessable) });

const tags = ["plans"];
const limited = { config: visitorPosts };

const toPlan = ({ token, eventIds: ids, revision, updatedAt }: PlanRow): Plan => ({
  id: token,
  event_ids: ids,
  revision,
  updated_at: updatedAt.toISOString(),
});

function found(plan: PlanRow | undefined): PlanRow {
  if (!plan) throw new ApiError("not_found", "Plan not found: its id is wrong, or it was deleted.");
  return plan;
}

/** @throws ApiError not_found or forbidden */
async function holdOwnPlan(
  transaction: Database,
  token: string,
  secret: unknown,
): Promise<PlanRow> {
  const plan = found(await holdPlan(transaction, token));
  if (typeof secret !== "string" || !isPlanSecret(plan, secret)) {
    throw new ApiError(
      "forbidden",
      "The secret does not belong to this plan: send the one that came with it.",
    );
  }
  return plan;
}

/** Deletes each night the plans that were not read for a year and a month. */
export function addPlanJobs(app: FastifyInstance): void {
  app.jobs.handle("delete-unread-plans", { schedule: "17 3 * * *" }, async () => {
    const since = new Date();
    since.setMonth(since.getMonth() - retentionMonths);
    await deletePlansUnreadSince(app.database, since);
  });
}

/**
 * Visitors' own choices of events, to be subscribed to as calendars. All who know a plan's id read it;
 * its secret allows to change it. Nothing else is known of whose it is.
 */
export const planRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    reply.header("x-robots-tag", "noindex");
  });

  handle(
    app,
    calls.createPlan,
    {
      ...limited,
      schema: {
        tags,
        summary: "Make a plan; the answer tells its secret, this once",
        body: Type.Object({ event_ids: eventIds }, { additionalProperties: false }),
        response: { 201: NewPlan },
      },
    },
    async ({ body }, reply) => {
      const { plan, secret } = await createPlan(app.database, [...new Set(body.event_ids)]);
      return reply.code(201).send({ ...toPlan(plan), secret });
    },
  );

  handle(
    app,
    calls.getPlanCode,
    {
      schema: {
        tags,
        summary:
          "The address of the page with these events, for another device to read from the screen",
        querystring: codeQuery,
        response: { 200: { content: { "image/svg+xml": { schema: Type.String() } } } },
      },
    },
    async ({ query, locale }, reply) => {
      const address = app.siteUrl + href("plan", locale, {}, { events: query.events });
      // read from creased paper, too
      const code = await drawCode(address, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
      return reply
        .type("image/svg+xml")
        .header("cache-control", "max-age=86400")
        .serializer((body: string) => body)
        .send(code);
    },
  );

  handle(
    app,
    calls.getPlan,
    { schema: { tags, summary: "One plan", params, response: { 200: Plan } } },
    async ({ params: { token } }) => {
      const plan = found(await getPlan(app.database, token));
      await notePlanRead(app.database, plan);
      return toPlan(plan);
    },
  );

  handle(
    app,
    calls.updatePlan,
    {
      ...limited,
      schema: {
        tags,
        summary: "Change a plan whose secret one knows",
        description: "A stale revision gives 409, with both versions.",
        params,
        headers: secretHeader,
        body: Type.Object(
          { event_ids: eventIds, revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
          { additionalProperties: false },
        ),
        response: { 200: Plan },
      },
    },
    async ({ params: { token }, headers, body }) =>
      app.database.transaction(async (tx) => {
        const plan = await holdOwnPlan(tx, token, headers[planSecretHeader]);
        if (plan.revision !== body.revision) {
          const details = { current: toPlan(plan), yours: body };
          throw new ApiError(
            "conflict",
            "The plan was changed on another device meanwhile: reload it.",
            details,
          );
        }
        return toPlan(await updatePlan(tx, plan.id, [...new Set(body.event_ids)]));
      }),
  );

  handle(
    app,
    calls.deletePlan,
    {
      ...limited,
      schema: {
        tags,
        summary: "Delete a plan whose secret one knows",
        params,
        headers: secretHeader,
        response: { 204: Type.Null() },
      },
    },
    async ({ params: { token }, headers }, reply) => {
      await app.database.transaction(async (tx) => {
        const plan = await holdOwnPlan(tx, token, headers[planSecretHeader]);
        await deletePlan(tx, plan.id);
      });
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.getPlanIcs,
    {
      schema: {
        tags,
        summary: "A plan as a calendar to subscribe to",
        params,
        ...calendarAnswer,
      },
    },
    async ({ params: { token }, locale }, reply) => {
      const plan = found(await getPlan(app.database, token));
      await notePlanRead(app.database, plan);
      const records = await getTeasers(app.database, plan.eventIds, locale);
      dependOn("events");
      dependOnEvents(records);
      const name = text(locale, "calendar.plan");
      const context = { name, siteUrl: app.siteUrl, locale, now: app.clock.now() };
      return sendCalendar(reply, toCalendar(records, context), "plan");
    },
  );
};
