import { planSecretHeader } from "@festival/contracts/cookiesAndHeaders";
import type { NewPlan, Plan } from "@festival/contracts/api/plans";
import { createPlan, deletePlan, updatePlan } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { sendCall } from "@festival/shared-ui/sendCall";

const storageKey = "festival-plan-calendar";

/** The plan that calendars read from us, and what allows this device to change it. */
export type CalendarFeed = Pick<NewPlan, "id" | "secret" | "revision" | "event_ids">;

/** @returns null where there is none, or the storage is forbidden */
export function readFeed(): CalendarFeed | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const isWhole =
      [kept?.id, kept?.secret].every((text) => typeof text === "string") &&
      Array.isArray(kept.event_ids);
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

/** @throws where this device stores nothing: without its secret the plan could not be deleted */
function keepFeed({ id, secret, revision, event_ids }: CalendarFeed): CalendarFeed {
  const feed = { id, secret, revision, event_ids };
  localStorage.setItem(storageKey, JSON.stringify(feed));
  return feed;
}

function forgetFeed(): void {
  localStorage.removeItem(storageKey);
}

/** @throws Error when it can't be made or kept */
export async function createFeed(
  locale: Locale,
  eventIds: readonly number[],
): Promise<CalendarFeed> {
  // before anything is stored with us
  keepFeed({ id: "", secret: "", revision: 0, event_ids: [] });
  forgetFeed();
  const { ok, body } = await sendCall(createPlan, { locale }, { event_ids: [...eventIds] });
  if (!ok) throw new Error("The calendar was not made.");
  return keepFeed(body);
}

/** The revision that a refusal names as the present one. */
function presentRevision(body: unknown): number | undefined {
  return (body as { details?: { current?: Plan } }).details?.current?.revision;
}

/**
 * Lets the calendar follow the plan.
 * @returns the calendar as it is now; null where it was deleted, as it had not been read for long
 * @throws Error when it can't be changed
 */
export async function updateFeed(
  locale: Locale,
  feed: CalendarFeed,
  eventIds: readonly number[],
): Promise<CalendarFeed | null> {
  const put = (revision: number) =>
    sendCall(
      updatePlan,
      { locale, token: feed.id },
      { event_ids: [...eventIds], revision },
      { [planSecretHeader]: feed.secret },
    );
  let answer = await put(feed.revision);
  // another window of this device was faster: it knew an older plan
  const revision = answer.status === 409 ? presentRevision(answer.body) : undefined;
  if (revision !== undefined) answer = await put(revision);
  if (answer.status === 404) {
    forgetFeed();
    return null;
  }
  if (!answer.ok) throw new Error("The calendar was not changed.");
  return keepFeed({ ...feed, ...answer.body });
}

/**
 * @returns null: there is no calendar any more
 * @throws Error when it can't be deleted
 */
export async function deleteFeed(locale: Locale, { id, secret }: CalendarFeed): Promise<null> {
  const { ok, status } = await sendCall(deletePlan, { locale, token: id }, undefined, {
    [planSecretHeader]: secret,
  });
  if (!ok && status !== 404) throw new Error("The calendar was not deleted.");
  forgetFeed();
  return null;
}

/** Whether the calendar has other events than the plan. */
export function isFeedBehind(feed: CalendarFeed, eventIds: readonly number[]): boolean {
  const known = new Set(feed.event_ids);
  return known.size !== eventIds.length || eventIds.some((id) => !known.has(id));
}
