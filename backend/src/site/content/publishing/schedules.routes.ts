import { Schedule, ScheduleRequest } from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { write } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { ownerName } from "../pages/owners.repository.ts";
import { holdSeen } from "./publishing.ts";
import { ownerIn, ownerParams, requireOwner } from "./publishing.routes.ts";
import {
  createSchedule,
  deleteSchedule,
  holdSchedule,
  listSchedules,
  type ScheduleRow,
} from "./schedules.repository.ts";

const toSchedule = ({ id, action, at, author, doneAt, outcome }: ScheduleRow): Schedule => ({
  id,
  action,
  at: at.toISOString(),
  author,
  done_at: doneAt?.toISOString() ?? null,
  outcome,
});

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
        summary: "What is to be published or taken offline, and what was; the latest first",
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
    calls.createSchedule,
    {
      schema: {
        tags,
        summary: "Publish, or take offline, at a time to come",
        description: "It is done within a minute of that time, by the festival's clock.",
        params: ownerParams,
        body: ScheduleRequest,
        response: { 201: Schedule },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request.params);
      const { action } = request.body;
      const at = new Date(request.body.at);
      // the format lets a leap second pass
      if (!(at > clock.now())) refuse({ at: "out_of_range" });
      const actor = await actorOf(request);
      const schedule = await write(database, actor, async (transaction, change) => {
        const { title, isOnline } = await holdSeen(transaction, owner, undefined);
        if (action === "unpublish" && isOnline === null) refuse({ action: "invalid_choice" });
        const { userId, name: author } = actor;
        const values = { ...owner, action, at, userId, author };
        const created = await createSchedule(transaction, values);
        const details = { schedule: action, at: at.toISOString() };
        change.audit({ action: "schedule", what: ownerName(owner), title, details });
        return created;
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
        if (schedule.doneAt)
          throw new ApiError("conflict", "This schedule has run already and can't be deleted.");
        await deleteSchedule(transaction, schedule.id);
        const details = { schedule: schedule.action, at: schedule.at.toISOString() };
        change.audit({ action: "unschedule", what: ownerName(owner), details });
      });
      return reply.code(204).send(null);
    },
  );
};
