import {
  EventAct,
  EventActAnswer,
  EventClash,
  EventSurroundings,
} from "@festival/contracts/api/editing/eventActs";
import {
  actOnEvent as actCall,
  getEventSurroundings,
  listEventClashes,
} from "@festival/contracts/calls/eventActs";
import { GivenInstant } from "@festival/contracts/api/common";
import { ApiError } from "@festival/contracts/errors";
import { Type, type FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { tryOut, write, type Change } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idList, idParams, recordId } from "../../platform/plugins/parameters.ts";
import { answerBodyProblems, answerUnstorable } from "../../platform/resources/bodyProblems.ts";
import { getBookletOf } from "../booklets/booklets.repository.ts";
import { getEvent } from "../events/events.repository.ts";
import { listChangesOf } from "../programmeChanges/programmeChanges.repository.ts";
import { actOnEvent } from "./actOnEvent.ts";
import { listClashes } from "./eventClashes.repository.ts";

const mostChanges = 50;
const hourMs = 3_600_000;
const idsIn = (list = "") => list.split(",").filter(Boolean).map(Number);

/** Acts on an event of which visitors must be informed at once, and what its screen shows besides its fields. */
export const eventActRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tags = ["staff"];
  answerBodyProblems(app, Object.keys(EventAct.properties));
  answerUnstorable(app);

  handle(
    app,
    actCall,
    {
      schema: {
        tags,
        summary: "Cancel, postpone or move an event, or see what that would bring about",
        description:
          "With `dry_run` nothing is stored. A stale revision gives 409, with both versions.",
        params: idParams,
        body: EventAct,
        response: { 200: EventActAnswer },
      },
    },
    async (request) => {
      const { body, locale } = request;
      const { id } = request.params;
      const { database, resources, siteUrl } = app;
      const actor = await actorOf(request);
      await app.clock.refresh();
      const context = { locale, now: app.clock.now(), siteUrl, actor, resources };
      const act = (transaction: Database, change: Change) =>
        actOnEvent({ transaction, change }, context, id, body);
      return body.dry_run ? tryOut(database, act) : write(database, actor, act);
    },
  );

  handle(
    app,
    getEventSurroundings,
    {
      schema: {
        tags,
        summary: "Booklet and changes of an event",
        params: idParams,
        response: { 200: EventSurroundings },
      },
    },
    async ({ params: { id }, locale }) => {
      dependOn("events", "booklets", "programme-changes");
      const { database } = app;
      const record = await getEvent(database, id, locale);
      if (!record) throw new ApiError("not_found", `There is no event ${id}.`);
      const booklet = await getBookletOf(database, id);
      const changes = await listChangesOf(database, id, mostChanges);
      return {
        booklet: booklet
          ? { id: booklet.id, title: booklet.title[locale], is_online: booklet.isOnline }
          : null,
        changes: changes.map((change) => ({
          id: change.id,
          kind: change.kind,
          text: change.text[locale],
          at: change.at.toISOString(),
        })),
      };
    },
  );

  handle(
    app,
    listEventClashes,
    {
      schema: {
        tags,
        summary: "Events at the same time that need the same venue or people",
        description: "For an event that is being typed. Without an end it takes three hours.",
        querystring: Type.Object(
          {
            starts_at: GivenInstant,
            ends_at: Type.Optional(GivenInstant),
            venue_id: Type.Optional(recordId),
            artist_ids: Type.Optional(idList),
            ensemble_ids: Type.Optional(idList),
            except: Type.Optional(recordId),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Array(EventClash) },
      },
    },
    async ({ query, locale }) => {
      const startsAt = new Date(query.starts_at);
      const needs = {
        id: query.except ?? null,
        startsAt,
        overAt: new Date(query.ends_at ?? startsAt.getTime() + 3 * hourMs),
        venueId: query.venue_id ?? null,
        artistIds: idsIn(query.artist_ids),
        ensembleIds: idsIn(query.ensemble_ids),
      };
      return listClashes(app.database, needs, locale);
    },
  );
};
