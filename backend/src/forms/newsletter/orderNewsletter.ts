import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { hashToken, newToken } from "../../platform/randomTokens.ts";
import type { ConsentText } from "../consentText.ts";
import { keepConsentText } from "../consentTexts.repository.ts";
import { deliverSubscriber } from "./deliveries/deliveries.ts";
import { addProof, holdSubscriber, updateSubscriber } from "./newsletter.repository.ts";
import { mailConfirmation, mailSettings } from "./newsletterMails.ts";

/** Milliseconds between two mails to an address that is entered again and again. */
const mailEvery = 10 * 60 * 1000;

export interface NewsletterOrder {
  email: string;
  locale: Locale;
  /** None means all. */
  interests: string[];
  /** What was shown and agreed to. */
  consent: ConsentText | null;
}

/**
 * Notes an order of the newsletter for an address, and asks its owner by mail. An address that has
 * it already is left as it is, and its owner told: nothing tells who orders whether an address is known.
 */
export async function orderNewsletter(
  app: FastifyInstance,
  transaction: Database,
  { email: given, locale, interests, consent }: NewsletterOrder,
): Promise<void> {
  const email = given.toLowerCase();
  const now = new Date();
  if (consent) await keepConsentText(transaction, consent);
  const consentVersion = consent?.version ?? null;
  const wanted = { locale, interests, consentVersion, requestedAt: now };
  const { subscriber } = await holdSubscriber(transaction, { ...wanted, email, token: newToken() });

  const wasMailed =
    subscriber.mailedAt && now.getTime() - subscriber.mailedAt.getTime() < mailEvery;
  const mailedAt = wasMailed ? subscriber.mailedAt : now;
  if (subscriber.confirmedAt) {
    await updateSubscriber(transaction, subscriber.id, { mailedAt });
    if (!wasMailed) await mailSettings(app, transaction, subscriber, "known");
    return;
  }
  // the link of the mail that went out a moment ago goes on working
  const confirmToken = wasMailed ? undefined : newToken();
  const updated = await updateSubscriber(transaction, subscriber.id, {
    ...wanted,
    mailedAt,
    ...(confirmToken && { confirmTokenHash: hashToken(confirmToken) }),
  });
  await addProof(transaction, { email, action: "request", locale, consentVersion, at: now });
  await deliverSubscriber(app, transaction, "request", updated);
  if (confirmToken) await mailConfirmation(app, transaction, updated, confirmToken);
}
