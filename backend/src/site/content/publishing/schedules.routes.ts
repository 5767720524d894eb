import {
  PlannedSchedule,
  Schedule,
  ScheduleQuery,
  ScheduleRequest,
} from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { write } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { getOwner, ownerName } from "../pages/owners.repository.ts";
import { hasSections } from "./publishing.ts";
import { callOff, comingTime, plan } from "./schedules.ts";
import { ownerIn, ownerParams, requireOwner } from "./ownerParams.ts";
import {
  holdSchedule,
  listPlannedSchedules,
  listSchedules,
  type ScheduleRow,
} from "./schedules.repository.ts";

const toSchedule = (row: ScheduleRow): Schedule => {
  const { id, action, at, author, versionId: version, doneAt, outcome } = row;
  return {
    id,
    action,
    at: at.toISOString(),
    author,
    version,
    done_at: doneAt?.toISOString() ?? null,
    outcome,
  };
};

/** Titles of owners by their names, each read once. */
async function titlesOf(database: Database, rows: readonly ScheduleRow[], locale: Locale) {
  const titles = new Map<string, string>();
  for (const { ownerType, ownerId } of rows) {
    const owner = { ownerType, ownerId };
    const name = ownerName(owner);
    if (titles.has(name)) continue;
    titles.set(name, (await getOwner(database, owner))?.titles[locale] ?? "");
  }
  return titles;
}

/** Publishing, and taking offline, at a time to come. */
export const schedulesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["publishing"];

  handle(
    app,
    calls.listSchedules,
    {
      schema: {
        tags,
        summary: "Planned and past publications, and times offline; the latest first",
        params: ownerParams,
        response: { 200: Type.Array(Schedule) },
      },
    },
    async ({ params }) => {
      const owner = ownerIn(params);
      await requireOwner(database, owner);
      return (await listSchedules(database, owner)).map(toSchedule);
    },
  );

  handle(
    app,
    calls.listPlannedSchedules,
    {
      schema: {
        tags,
        summary: "Planned and past publications, and times offline, of all content",
        description: "The earliest first, at most 500: the latest of them.",
        querystring: ScheduleQuery,
        response: { 200: Type.Array(PlannedSchedule) },
      },
    },
    async ({ locale, query: { from, to } }) => {
      const moment = (text: string | undefined) =>
        text === undefined ? undefined : new Date(text);
      const rows = await listPlannedSchedules(database, moment(from), moment(to));
      const titles = await titlesOf(database, rows, locale);
      return rows.map((row) => {
        const { ownerType: owner, ownerId } = row;
        const title = titles.get(ownerName(row)) ?? "";
        return { ...toSchedule(row), owner, owner_id: ownerId, title };
      });
    },
  );

  handle(
    app,
    calls.createSchedule,
    {
      schema: {
        tags,
        summary: "Publish, or take offline, at a time to come",
        description:
          "It is done within a minute of that time, by the festival's clock. What is published is the working copy as it is now: changes that follow do not come along. 422 with `checks` where a finding stops it that is not accepted; 409 as in publishing.",
        params: ownerParams,
        body: ScheduleRequest,
        response: { 201: Schedule },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request.params);
      const { action, accept = [], only, revision: seen } = request.body;
      if (only && (action === "unpublish" || !hasSections(owner))) refuse({ only: "invalid" });
      const at = comingTime(clock, request.body.at);
      const actor = await actorOf(request);
      const schedule = await write(database, actor, async (transaction, change) => {
        const writing = { transaction, change, actor, now: clock.now() };
        const planned = await plan(writing, owner, { action, at, seen, only, accept });
        return planned.schedule;
      });
      reply.code(201);
      return toSchedule(schedule);
    },
  );

  handle(
    app,
    calls.deleteSchedule,
    {
      schema: {
        tags,
        summary: "Call off what is to come",
        params: Type.Object({ ...ownerParams.properties, schedule: idParams.properties.id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request.params);
      await write(database, await actorOf(request), async (transaction, change) => {
        const schedule = await holdSchedule(transaction, owner, request.params.schedule);
        if (!schedule)
          throw new ApiError("not_found", `Schedule not found: id ${request.params.schedule}.`);
        await callOff({ transaction, change }, schedule);
      });
      return reply.code(204).send(null);
    },
  );
};
