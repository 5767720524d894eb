import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import { system, write } from "../../../platform/database/write.ts";
import { holdSeen, publish, unpublish } from "./publishing.ts";
import { getFrozenPart } from "./publications.repository.ts";
import { contentOf, getSnapshot } from "./snapshots.repository.ts";
import {
  finishSchedule,
  holdSchedule,
  listDueSchedules,
  type ScheduleRow,
} from "./schedules.repository.ts";

type Site = Pick<FastifyInstance, "database" | "clock">;

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
