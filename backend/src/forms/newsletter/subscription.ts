import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import { hashToken } from "../../platform/randomTokens.ts";
import { erasePerson } from "../erasePerson.ts";
import { deleteDeliveriesBefore } from "./deliveries/deliveries.repository.ts";
import { deliverEnd, deliverSubscriber } from "./deliveries/deliveries.ts";
import {
  addProof,
  deleteExpiredProofs,
  deleteSubscriber,
  deleteUnconfirmed,
  holdSubscriberBy,
  keepProofsUntil,
  updateSubscriber,
  type ProofRow,
  type SubscriberRow,
} from "./newsletter.repository.ts";
import { mailSettings } from "./newsletterMails.ts";

const unknown = () => new ApiError("not_found", "This link is not valid, or no longer.");

function proofOf(
  { email, locale, consentVersion }: SubscriberRow,
  action: ProofRow["action"],
  at: Date,
) {
  return { email, locale, consentVersion, action, at };
}

/**
 * The owner of an address says that they ordered. Saying it twice is saying it once.
 * @throws ApiError not_found for a link that is none, or too old
 */
export async function confirmOrder(app: FastifyInstance, token: string): Promise<SubscriberRow> {
  return app.database.transaction(async (transaction) => {
    const found = await holdSubscriberBy(transaction, { confirmTokenHash: hashToken(token) });
    const now = new Date();
    if (!found) throw unknown();
    if (found.confirmedAt) return found;
    if (now.getTime() - found.requestedAt.getTime() > retentionMs("newsletterOrders"))
      throw unknown();
    const confirmed = await updateSubscriber(transaction, found.id, { confirmedAt: now });
    await addProof(transaction, proofOf(confirmed, "confirm", now));
    await keepProofsUntil(transaction, confirmed.email, null);
    await mailSettings(app, transaction, confirmed, "welcome");
    await deliverSubscriber(app, transaction, "confirm", confirmed);
    return confirmed;
  });
}

/** @throws ApiError not_found for an unknown token */
export async function changeSettings(
  app: FastifyInstance,
  token: string,
  changes: { interests?: string[]; locale?: Locale },
): Promise<SubscriberRow> {
  return app.database.transaction(async (transaction) => {
    const found = await holdSubscriberBy(transaction, { token });
    if (!found?.confirmedAt) throw unknown();
    if (Object.keys(changes).length === 0) return found;
    const changed = await updateSubscriber(transaction, found.id, changes);
    await addProof(transaction, proofOf(changed, "change", new Date()));
    await deliverSubscriber(app, transaction, "change", changed);
    return changed;
  });
}

/** Ends a subscription; with an unknown token it has ended already. */
export async function unsubscribe(app: FastifyInstance, token: string): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const found = await holdSubscriberBy(transaction, { token });
    if (!found) return;
    const now = new Date();
    await deleteSubscriber(transaction, found.id);
    await addProof(transaction, proofOf(found, "unsubscribe", now));
    await keepProofsUntil(
      transaction,
      found.email,
      new Date(now.getTime() + retentionMs("newsletterProofs")),
    );
    await deliverEnd(app, transaction, "unsubscribe", found.email);
  });
}

/**
 * Deletes all that is kept of a person, at their wish.
 * @throws ApiError not_found for an unknown token
 */
export async function eraseSubscription(app: FastifyInstance, token: string): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const found = await holdSubscriberBy(transaction, { token });
    if (!found) throw unknown();
    await erasePerson(app, transaction, found.email, "newsletter");
  });
}

/** Registers the job that deletes unconfirmed orders, and proofs and deliveries after their time. */
export function addNewsletterJobs(app: FastifyInstance): void {
  app.jobs.handle("newsletter-sweep", { schedule: "37 4 * * *" }, () =>
    app.database.transaction(async (transaction) => {
      const now = new Date();
      const before = new Date(now.getTime() - retentionMs("newsletterOrders"));
      for (const email of await deleteUnconfirmed(transaction, before))
        await deliverEnd(app, transaction, "expire", email);
      await deleteDeliveriesBefore(transaction, new Date(now.getTime() - retentionMs("mails")));
      await deleteExpiredProofs(transaction, now);
    }),
  );
}
