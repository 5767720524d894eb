import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import type { AcceptableCheck } from "@festival/contracts/api/editing/checks";
import type { PublishRequest, Schedule } from "@festival/contracts/api/publishing";
import type { Static } from "typebox";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { system, write, type Actor, type Change } from "../../../platform/database/write.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { refuseStops } from "../checks/refuseStops.ts";
import { ownerName, type OwnerKey, type OwnerRow } from "../pages/owners.repository.ts";
import { holdSeen, publish, readToPublish, unpublish } from "./publishing.ts";
import { getFrozenPart } from "./publications.repository.ts";
import { contentOf, createSnapshot, deleteSnapshot, getSnapshot } from "./snapshots.repository.ts";
import {
  createSchedule,
  deleteSchedule,
  finishSchedule,
  holdSchedule,
  listDueSchedules,
  type ScheduleRow,
} from "./schedules.repository.ts";

type Site = Pick<FastifyInstance, "database" | "clock">;

/** @throws ApiError `validation_failed` for a time that is past */
export function comingTime({ now }: FastifyInstance["clock"], text: string): Date {
  const at = new Date(text);
  // the format lets a leap second pass
  if (!(at > now())) refuse({ at: "out_of_range" });
  return at;
}

interface Writing {
  transaction: Database;
  change: Change;
}

interface Plan {
  action: Schedule["action"];
  at: Date;
  /** The revision that its author saw; any where it is undefined. */
  seen?: number | undefined;
  only?: Static<typeof PublishRequest>["only"] | undefined;
  accept?: readonly AcceptableCheck[] | undefined;
}

/**
 * Freezes what is published at a time to come, or notes when it is taken offline.
 * @throws ApiError `not_found`; `conflict` for a stale revision; `validation_failed` with `checks`
 */
export async function plan(
  { transaction, change, actor, now }: Writing & { actor: Actor; now: Date },
  owner: OwnerKey,
  { action, at, seen, only, accept = [] }: Plan,
): Promise<{ schedule: ScheduleRow; row: OwnerRow }> {
  const row = await holdSeen(transaction, owner, seen);
  const { title, isOnline } = row;
  if (action === "unpublish" && isOnline === null) refuse({ action: "invalid_choice" });
  const { userId, name: author } = actor;
  let versionId: number | null = null;
  if (action === "publish") {
    const content = await readToPublish(transaction, owner, only);
    await refuseStops(transaction, owner, content, { accept, now });
    const frozen = { content, kind: "scheduled" } as const;
    versionId = (await createSnapshot(transaction, owner, actor, now, frozen)).id;
  }
  const values = { ...owner, action, at, userId, author, versionId };
  const schedule = await createSchedule(transaction, values);
  const part = only && { sections: only.sections, head: only.head ?? false };
  const frozenAs = versionId !== null && { version: versionId, ...(part && { only: part }) };
  const details = { schedule: action, at: at.toISOString(), ...frozenAs };
  change.audit({ action: "schedule", what: ownerName(owner), title, details });
  return { schedule, row };
}

/**
 * Deletes a schedule that is held, with what was frozen for it.
 * @throws ApiError `conflict` where it has run
 */
export async function callOff({ transaction, change }: Writing, row: ScheduleRow): Promise<void> {
  if (row.doneAt) {
    throw new ApiError("conflict", "This schedule has run already and can't be deleted.");
  }
  await deleteSchedule(transaction, row.id);
  if (row.versionId !== null) await deleteSnapshot(transaction, row.versionId);
  const details = { schedule: row.action, at: row.at.toISOString() };
  change.audit({ action: "unschedule", what: ownerName(row), details });
}

/** Does what a schedule says, as the user who made it. One that is held by another process is left to it. */
async function runSchedule({ database, clock }: Site, due: ScheduleRow): Promise<void> {
  const { id, ownerType, ownerId, userId, author } = due;
  const owner = { ownerType, ownerId };
  const actor = { ...system(author), userId };
  await write(database, actor, async (transaction, change) => {
    const schedule = await holdSchedule(transaction, owner, id);
    // canceled meanwhile, or done
    if (!schedule || schedule.doneAt) return;
    const content = { transaction, change, actor, owner };
    const row = await holdSeen(transaction, owner, undefined);
    if (schedule.action === "publish") {
      const frozen =
        schedule.versionId === null
          ? undefined
          : await getSnapshot(transaction, owner, schedule.versionId);
      await publish(content, row, clock.now(), {
        online: true,
        ...(frozen && {
          held: contentOf(frozen),
          only: await getFrozenPart(transaction, owner, frozen.id),
          revision: frozen.revision,
        }),
      });
    } else await unpublish(content, row);
    await finishSchedule(transaction, id, "done", clock.now());
  });
}

/** Publishes and takes offline whatever is due by the festival's clock. */
export async function runDueSchedules(site: Site): Promise<void> {
  await site.clock.refresh();
  for (const due of await listDueSchedules(site.database, site.clock.now())) {
    try {
      await runSchedule(site, due);
    } catch (error) {
      // what it was about is gone; anything else is tried again
      if (!(error instanceof ApiError)) throw error;
      await finishSchedule(site.database, due.id, "failed", site.clock.now());
    }
  }
}

/** Looks each minute for what is due. */
export function addContentJobs(app: FastifyInstance): void {
  app.jobs.handle("content-schedules", { schedule: "* * * * *" }, () => runDueSchedules(app));
}
