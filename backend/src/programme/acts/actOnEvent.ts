import type { EventAct, EventActAnswer } from "@festival/contracts/api/editing/eventActs";
import type { FieldProblem } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { ApiError } from "@festival/contracts/errors";
import { text } from "../../platform/locales/texts.ts";
import type { Actor } from "../../platform/database/write.ts";
import { refuse } from "../../platform/resources/fields.ts";
import {
  createRecord,
  updateRecord,
  type RecordWrite,
} from "../../platform/resources/recordWrites.ts";
import type { ResourceDefinition } from "../../platform/resources/resource.ts";
import { resourceNamed } from "../../platform/resources/resourceNamed.ts";
import { getEvent, type EventRecord } from "../events/events.repository.ts";
import { actWords, preparedReason } from "./actWords.ts";
import { listClashesOf } from "./eventClashes.repository.ts";
import { leaveHighlights } from "./leaveHighlights.ts";
import { effectsBetween, readShown, type Viewer } from "./publicEffects.ts";

interface ActContext extends Viewer {
  actor: Actor;
  /** What staff keep, by name. */
  resources: ReadonlyMap<string, ResourceDefinition>;
}

/** What of an act makes no sense for the event as it is. */
function problemsOf(
  act: EventAct,
  { event }: EventRecord,
): Record<string, FieldProblem | undefined> {
  const { kind, starts_at: startsAt, venue_id: venueId } = act;
  if (kind === "cancel") return { kind: event.status === "cancelled" ? "invalid" : undefined };
  if (kind === "postpone") {
    const isSame = startsAt && new Date(startsAt).getTime() === event.startsAt.getTime();
    return { starts_at: startsAt ? (isSame ? "invalid" : undefined) : "required" };
  }
  const isSame = venueId === event.venueId;
  return { venue_id: venueId ? (isSame ? "invalid" : undefined) : "required" };
}

/** What moves along with the start. */
function movedTimes({ event }: EventRecord, startsAt: string) {
  const distance = new Date(startsAt).getTime() - event.startsAt.getTime();
  const moved = (instant: Date | null) =>
    instant && new Date(instant.getTime() + distance).toISOString();
  return {
    starts_at: startsAt,
    ends_at: moved(event.endsAt),
    doors_at: moved(event.doorsAt),
    introduction_at: moved(event.introductionAt),
  };
}

/** The fields of the event that an act writes; what it was announced for first is kept. */
function valuesOf(act: EventAct, record: EventRecord): Record<string, unknown> {
  const { event } = record;
  if (act.kind === "cancel") return { status: "cancelled", button_status: "cancelled" };
  if (act.kind === "postpone") {
    const first = event.previousStartsAt ?? event.startsAt;
    return {
      ...movedTimes(record, act.starts_at ?? ""),
      status: "postponed",
      previous_starts_at: first.toISOString(),
    };
  }
  return {
    status: "moved",
    venue_id: act.venue_id,
    previous_venue_id: event.previousVenueId ?? event.venueId,
  };
}

/** Of an event that is there. */
async function read({ transaction }: RecordWrite, id: number, { locale }: Viewer) {
  const record = await getEvent(transaction, id, locale);
  if (!record) throw new ApiError("not_found", `There is no event ${id}.`);
  return record;
}

/**
 * Cancels, postpones or moves an event, with its alert and its place among the highlights, in one transaction.
 * @returns what it changes for visitors, calendars and search engines, as read before and after
 * @throws ApiError `not_found`; `conflict` for a stale revision; `validation_failed`
 */
export async function actOnEvent(
  writing: RecordWrite,
  context: ActContext,
  id: number,
  act: EventAct,
): Promise<EventActAnswer> {
  const { transaction } = writing;
  const { locale, now, siteUrl, actor } = context;
  const before = await read(writing, id, context);
  const shownBefore = await readShown(transaction, id, context);
  refuse(problemsOf(act, before));
  const reason = act.reason ?? preparedReason(act.kind);
  const values = { ...valuesOf(act, before), status_reason: reason };
  const seen = { id, seen: act.revision };
  const { revision } = await updateRecord(
    writing,
    resourceNamed(context.resources, "events"),
    seen,
    values,
    act.kind,
  );
  const after = await read(writing, id, context);
  if (act.alert) {
    await createRecord(writing, resourceNamed(context.resources, "alerts"), {
      ...act.alert,
      link_title: localize((language) => text(language, "act.more")),
      link: localize((language) =>
        href("event", language, { slug: after.event.slug[language], id }),
      ),
      // of equals the newest is shown
      position: 0,
      ends_at: after.event.overAt.toISOString(),
    });
  }
  if (act.leaves_highlights) await leaveHighlights({ ...writing, actor }, id, now);
  return {
    revision: act.dry_run ? act.revision : revision,
    is_public: after.event.isOnline,
    effects: effectsBetween(shownBefore, await readShown(transaction, id, context)),
    clashes: await listClashesOf(transaction, id, locale),
    words: actWords({ kind: act.kind, reason, before, after, siteUrl }),
  };
}
