import type { Remark, Review, ReviewCreated } from "@festival/contracts/api/editing/reviews";
import * as calls from "@festival/contracts/calls/reviews";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

/** What can be shown to readers outside: all but a block of the home page. */
type Owner = OwnerKey & { type: Exclude<OwnerKey["type"], "home"> };

export const isReviewable = (owner: OwnerKey): owner is Owner => owner.type !== "home";

const placeOf = ({ type, id }: Owner, locale: Locale) => ({ locale, owner: type, id });

/** The newest first; undefined where they are not known. */
export async function readReviews(owner: Owner, locale: Locale): Promise<Review[] | undefined> {
  const place = placeOf(owner, locale);
  const answer = await fetchCall(calls.listReviews, place, { cache: "no-store" }).catch(
    () => undefined,
  );
  return answer?.ok ? answer.body : undefined;
}

/** Freezes what the server has, and makes a link to it; undefined where that failed. */
export async function makeReview(
  owner: Owner,
  locale: Locale,
  body: { note: string; days: number },
): Promise<ReviewCreated | "signedOut" | undefined> {
  const place = placeOf(owner, locale);
  const answer = await sendCall(calls.createReview, place, body).catch(() => undefined);
  if (answer?.ok) return answer.body;
  return answer?.status === 401 ? "signedOut" : undefined;
}

/** @returns whether the link opens nothing any more */
export async function endReview(owner: Owner, locale: Locale, review: number): Promise<boolean> {
  const values = { ...placeOf(owner, locale), review };
  const answer = await sendCall(calls.endReview, values).catch(() => undefined);
  return answer?.ok ?? false;
}

/** @returns whether it is stored */
export async function resolveRemark(
  owner: Owner,
  locale: Locale,
  review: number,
  { id, resolved_at: resolvedAt }: Remark,
): Promise<boolean> {
  const values = { ...placeOf(owner, locale), review, remark: id };
  const body = { resolved: resolvedAt === null };
  const answer = await sendCall(calls.updateRemark, values, body).catch(() => undefined);
  return answer?.ok ?? false;
}
