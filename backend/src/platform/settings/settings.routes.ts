import {
  SettingsRecord,
  SettingsUpdate,
  type HotlineHours,
} from "@festival/contracts/api/settings";
import * as calls from "@festival/contracts/calls/platform";
import { resourceCalls } from "@festival/contracts/calls/resources";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../calls/handle.ts";
import { write } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { answerBodyProblems, answerUnstorable } from "../resources/bodyProblems.ts";
import { refuse } from "../resources/fields.ts";
import { keepVersion } from "../resources/versions/recordVersions.repository.ts";
import { handleVersions } from "../resources/versions/recordVersions.routes.ts";
import { getSettingsRecord, holdSettings, storeSettings } from "./settings.repository.ts";

/** The one record of them, as versions know it. */
const only = { id: 1 };
const what = `settings:${only.id}`;

/** Whether opening hours end before they begin. */
function hoursAreReversed({ opens, closes, exceptions }: HotlineHours): boolean {
  return [{ opens, closes }, ...exceptions].some((day) =>
    day.opens === null || day.closes === null ? day.opens !== day.closes : day.opens >= day.closes,
  );
}

/** All settings: every member of staff sees them, admins change them. */
export const settingsStaffRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { revision: _revision, ...fields } = SettingsUpdate.properties;
  answerBodyProblems(app, Object.keys(fields));
  answerUnstorable(app);

  handle(
    app,
    calls.getAllSettings,
    { schema: { tags: ["staff"], summary: "All settings", response: { 200: SettingsRecord } } },
    () => getSettingsRecord(app.database),
  );

  handle(
    app,
    calls.updateSettings,
    {
      schema: {
        tags: ["staff"],
        summary: "Change settings",
        description:
          "What is not sent stays as it is. A stale revision gives 409, with both versions.",
        body: SettingsUpdate,
        response: { 200: SettingsRecord },
      },
    },
    async (request) => {
      const { revision: seen, ...sent } = request.body;
      const { hotline } = sent;
      refuse({ hotline: hotline && hoursAreReversed(hotline) ? "invalid" : undefined });
      return write(app.database, await actorOf(request), async (tx, change) => {
        const current = await holdSettings(tx);
        if (seen !== current.revision) {
          throw new ApiError(
            "conflict",
            "Another person has changed the settings meanwhile: reload them.",
            {
              current,
              yours: request.body,
            },
          );
        }
        const saved = { ...current, ...sent, revision: seen + 1 };
        await storeSettings(tx, saved);
        await keepVersion(tx, what, change.by, {
          before: { ...current, ...only },
          after: { ...saved, ...only },
        });
        change.tag("settings", "hotline");
        change.audit({
          action: "update",
          what,
          details: { fields: Object.keys(sent) },
        });
        return saved;
      });
    },
  );

  handleVersions(app, { name: "settings", singular: "settings" }, resourceCalls("settings"));
};
