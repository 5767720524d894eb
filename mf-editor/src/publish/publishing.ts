import type { AcceptableCheck, Check, Unpublished } from "@festival/contracts/api/editing/checks";
import type { Schedule } from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import type { OwnerKey } from "@festival/contracts/editing";
import { isErrorBody } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall, type CallAnswer } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

/** What became of publishing, now or at a time. */
export type PublishOutcome =
  | { kind: "done"; revision?: number }
  | { kind: "incomplete"; checks: Check[] }
  /** Sections of other changes without which it is not possible. */
  | { kind: "structure"; sections: number[] }
  /** With "changed" others have changed something since; "past" is a time that is not to come. */
  | { kind: "changed" | "past" | "signedOut" | "failed" };

/** What is published. */
export interface Publication {
  /** That what is published was read at. */
  revision: number;
  /** Absent for all of the working copy. */
  only?: { sections: number[]; head: boolean };
  /** Findings that would stop it and are known to its author. */
  accept: AcceptableCheck[];
  /** Whether it is put online too; left as it is where absent. */
  online?: true;
}

const placeOf = ({ type, id }: OwnerKey, locale: Locale) => ({ locale, owner: type, id });
const fresh: RequestInit = { cache: "no-store" };

/** What readers do not see yet, and who wrote it; undefined where it is not known. */
export async function readUnpublished(
  owner: OwnerKey,
  locale: Locale,
): Promise<Unpublished | undefined> {
  const place = placeOf(owner, locale);
  const answer = await fetchCall(calls.getUnpublished, place, fresh).catch(() => undefined);
  return answer?.ok ? answer.body : undefined;
}

/** Findings in the working copy; none where they are not known. */
export async function readChecks(owner: OwnerKey, locale: Locale): Promise<Check[]> {
  const place = placeOf(owner, locale);
  const answer = await fetchCall(calls.getChecks, place, fresh).catch(() => undefined);
  return answer?.ok ? answer.body : [];
}

/** Publications to come; undefined where they are not known. */
export async function readPlanned(
  owner: OwnerKey,
  locale: Locale,
): Promise<Schedule[] | undefined> {
  const place = placeOf(owner, locale);
  const answer = await fetchCall(calls.listSchedules, place, fresh).catch(() => undefined);
  return answer?.ok ? answer.body.filter(({ done_at }) => done_at === null) : undefined;
}

const fieldsIn = (details: unknown): Record<string, unknown> =>
  (details as { fields?: Record<string, unknown> } | undefined)?.fields ?? {};

function failureOf(answer: CallAnswer<unknown> | undefined): PublishOutcome {
  if (answer?.status === 401) return { kind: "signedOut" };
  const details = isErrorBody(answer?.body) ? answer.body.details : undefined;
  if (answer?.status === 409) {
    const { structure } = (details ?? {}) as { structure?: number[] };
    return structure ? { kind: "structure", sections: structure } : { kind: "changed" };
  }
  const { checks } = (details ?? {}) as { checks?: Check[] };
  if (answer?.status === 422 && Array.isArray(checks)) return { kind: "incomplete", checks };
  return { kind: "at" in fieldsIn(details) ? "past" : "failed" };
}

/** Makes the working copy, or a part of it, public. It never throws. */
export async function publish(
  owner: OwnerKey,
  locale: Locale,
  publication: Publication,
): Promise<PublishOutcome> {
  const answer = await sendCall(calls.publishContent, placeOf(owner, locale), publication).catch(
    () => undefined,
  );
  return answer?.ok ? { kind: "done", revision: answer.body.revision } : failureOf(answer);
}

/** Makes the working copy as it is now, or a part of it, public at a time to come. It never throws. */
export async function schedule(
  owner: OwnerKey,
  locale: Locale,
  at: Date,
  { revision, only, accept }: Publication,
): Promise<PublishOutcome> {
  const body = {
    action: "publish" as const,
    at: at.toISOString(),
    revision,
    accept,
    ...(only && { only }),
  };
  const answer = await sendCall(calls.createSchedule, placeOf(owner, locale), body).catch(
    () => undefined,
  );
  return answer?.ok ? { kind: "done" } : failureOf(answer);
}

/** @returns whether it was called off */
export async function callOff(owner: OwnerKey, locale: Locale, id: number): Promise<boolean> {
  const place = { ...placeOf(owner, locale), schedule: id };
  const answer = await sendCall(calls.deleteSchedule, place).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Takes it offline, now or at a time. It never throws. */
export async function takeOffline(
  owner: OwnerKey,
  locale: Locale,
  when: { revision: number } | { at: Date },
): Promise<PublishOutcome> {
  const place = placeOf(owner, locale);
  const answer = await (
    "at" in when
      ? sendCall(calls.createSchedule, place, {
          action: "unpublish",
          at: when.at.toISOString(),
        })
      : sendCall(calls.unpublishContent, place, when)
  ).catch(() => undefined);
  return answer?.ok ? { kind: "done" } : failureOf(answer);
}
