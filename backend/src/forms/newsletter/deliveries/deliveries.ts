import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { DeliveryContent } from "../../../platform/database/schema/index.ts";
import { findConfirmed, type SubscriberRow } from "../newsletter.repository.ts";
import { newsletterLink, oneClickLink } from "../newsletterMails.ts";
import {
  deleteDeliveriesOf,
  getDelivery,
  insertDelivery,
  noteDelivered,
  noteDeliveryProblem,
  requeueDelivery,
  type DeliveryAction,
  type DeliveryRow,
} from "./deliveries.repository.ts";
import { DeliveryRefused, Listmonk } from "./listmonk.ts";
import { postToWebhook } from "./webhook.ts";

const jobName = "newsletter-delivery";
/** Over some hours. */
const retries = 12;
/** What has nothing to do with who gets the issues. */
const notForListmonk: ReadonlySet<DeliveryAction> = new Set(["request", "expire"]);

function contentOf(app: FastifyInstance, subscriber: SubscriberRow): DeliveryContent {
  const { locale, interests, consentVersion, confirmedAt, token } = subscriber;
  return {
    locale,
    interests,
    consent_version: consentVersion,
    confirmed_at: confirmedAt?.toISOString() ?? null,
    settings_link: confirmedAt && newsletterLink(app, locale, token, "settings"),
    one_click_link: confirmedAt && oneClickLink(app, subscriber),
  };
}

async function queue(
  app: FastifyInstance,
  transaction: Database,
  action: DeliveryAction,
  email: string,
  content: DeliveryContent | null,
): Promise<void> {
  const { webhook, listmonk } = app.deliveryTargets;
  const wanted = { action, email, createdAt: new Date() };
  const ids: number[] = [];
  if (webhook)
    ids.push(await insertDelivery(transaction, { ...wanted, target: "webhook", content }));
  // what is sent is read when it is sent
  if (listmonk && !notForListmonk.has(action))
    ids.push(await insertDelivery(transaction, { ...wanted, target: "listmonk", content: null }));
  for (const id of ids) await app.jobs.send(transaction, jobName, { id });
}

/** Tells other programs what a subscriber did, once the transaction commits. */
export async function deliverSubscriber(
  app: FastifyInstance,
  transaction: Database,
  action: "request" | "confirm" | "change",
  subscriber: SubscriberRow,
): Promise<void> {
  await queue(app, transaction, action, subscriber.email, contentOf(app, subscriber));
}

/** Tells other programs that an address is none of a subscriber any more. */
export async function deliverEnd(
  app: FastifyInstance,
  transaction: Database,
  action: "unsubscribe" | "expire" | "erase",
  email: string,
): Promise<void> {
  // what still waits would bring back what is to be forgotten
  if (action !== "unsubscribe") await deleteDeliveriesOf(transaction, email);
  await queue(app, transaction, action, email, null);
}

/** Makes listmonk's subscriber what ours is now: what arrives late or twice does no harm. */
async function tellListmonk(
  app: FastifyInstance,
  { action, email }: DeliveryRow & { email: string },
): Promise<void> {
  const target = app.deliveryTargets.listmonk;
  if (!target) throw new DeliveryRefused("LISTMONK_URL is not set.");
  const listmonk = new Listmonk(target);
  if (action === "erase") await listmonk.erase(email);
  const subscriber = await findConfirmed(app.database, email);
  if (subscriber) await listmonk.keep({ subscriber, attribs: { ...contentOf(app, subscriber) } });
  else if (action === "unsubscribe") await listmonk.block(email);
}

async function deliver(app: FastifyInstance, delivery: DeliveryRow): Promise<void> {
  const { target, email } = delivery;
  if (email === null) throw new DeliveryRefused("Whom it was about is no longer known.");
  if (target === "listmonk") return tellListmonk(app, { ...delivery, email });
  const { webhook, network } = app.deliveryTargets;
  if (!webhook) throw new DeliveryRefused("NEWSLETTER_WEBHOOK_URL is not set.");
  return postToWebhook(webhook, delivery, network);
}

/**
 * Sends a delivery again that has failed.
 * @throws ApiError not_found, or conflict for one that is sent or still waits
 */
export async function sendDeliveryAgain(
  app: FastifyInstance,
  transaction: Database,
  id: number,
): Promise<DeliveryRow> {
  const delivery = await requeueDelivery(transaction, id);
  if (delivery) {
    await app.jobs.send(transaction, jobName, { id });
    return delivery;
  }
  if (!(await getDelivery(transaction, id)))
    throw new ApiError("not_found", `Delivery not found: id ${id}.`);
  throw new ApiError("conflict", "Only failed deliveries can be sent again.");
}

/** The words of an error, with those of its cause: a failed `fetch` says nothing else. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Says what is done for deliveries that were queued. */
export function addDeliveryJobs(app: FastifyInstance): void {
  const { database } = app;
  // one at a time: what happened first is sent first, but for retries
  app.jobs.handle<{ id: number }>(jobName, { retryLimit: retries }, async ({ id }) => {
    const delivery = await getDelivery(database, id);
    if (!delivery || delivery.state === "sent") return;
    try {
      await deliver(app, delivery);
    } catch (error) {
      const isOver = error instanceof DeliveryRefused || delivery.attempts >= retries;
      await noteDeliveryProblem(database, id, wordsOf(error), isOver ? "failed" : "queued");
      if (!(error instanceof DeliveryRefused)) throw error;
      return;
    }
    await noteDelivered(database, id);
  });
}
