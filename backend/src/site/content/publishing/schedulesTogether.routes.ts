import {
  SchedulesAnswer,
  SchedulesCallOff,
  SchedulesRequest,
} from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { tryOut, write, type Change } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { answerBodyProblems } from "../../../platform/resources/bodyProblems.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { getOwner, type OwnerKey } from "../pages/owners.repository.ts";
import { ownerIn } from "./ownerParams.ts";
import { callOff, comingTime, plan } from "./schedules.ts";
import { holdScheduleById } from "./schedules.repository.ts";

const isTwice = (names: readonly unknown[]) => new Set(names).size < names.length;

/** Does a part of an act; a refusal names what it is about, and that nothing was done. */
async function partOf<T>(database: Database, owner: OwnerKey, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const title = (await getOwner(database, owner))?.title ?? "";
    const details = { ...error.details, record: { id: owner.ownerId, title } };
    throw new ApiError(error.code, `${error.message} Nothing was planned.`, details);
  }
}

/** Publishing several, or taking them offline, at a time to come; and back. */
export const schedulesTogetherRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["publishing"];
  answerBodyProblems(app, Object.keys(SchedulesRequest.properties));

  handle(
    app,
    calls.createSchedules,
    {
      schema: {
        tags,
        summary: "Publish several, or take them offline, at a time to come",
        description:
          "All of them, or none: a refusal names one in `record`. With `dry_run` nothing is stored. What is published is each working copy as it is now.",
        body: SchedulesRequest,
        response: { 200: SchedulesAnswer },
      },
    },
    async (request) => {
      const { action, owners, dry_run: isDry } = request.body;
      const names = owners.map(({ owner, id }) => `${owner}:${id}`);
      refuse({ owners: isTwice(names) ? "invalid" : undefined });
      const at = comingTime(clock, request.body.at);
      const actor = await actorOf(request);
      const work = async (transaction: Database, change: Change) => {
        const writing = { transaction, change, actor, now: clock.now() };
        const results: SchedulesAnswer["results"] = [];
        for (const { owner, id, revision: seen } of owners) {
          const key = ownerIn({ owner, id });
          const planning = plan(writing, key, { action, at, seen });
          const { schedule, row } = await partOf(transaction, key, planning);
          const { title, isOnline } = row;
          results.push({ owner, id, title, schedule: schedule.id, is_online: isOnline });
        }
        return { results };
      };
      return isDry ? tryOut(database, work) : write(database, actor, work);
    },
  );

  handle(
    app,
    calls.callOffSchedules,
    {
      schema: {
        tags,
        summary: "Call off several that are to come",
        description: "All of them, or none: 409 where one has run, 404 where one is gone.",
        body: SchedulesCallOff,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { schedules } = request.body;
      await write(database, await actorOf(request), async (transaction, change) => {
        for (const id of schedules) {
          const row = await holdScheduleById(transaction, id);
          if (!row) throw new ApiError("not_found", `Schedule not found: id ${id}.`);
          await partOf(transaction, row, callOff({ transaction, change }, row));
        }
      });
      return reply.code(204).send(null);
    },
  );
};
