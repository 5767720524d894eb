import { createHmac } from "node:crypto";
import { postOutside, type OutsideNetwork } from "../../../platform/outgoing/postOutside.ts";
import type { DeliveryRow } from "./deliveries.repository.ts";
import type { WebhookTarget } from "./deliveryTargets.ts";

/**
 * Signs a time and a body, so that a receiver knows who sent it and when.
 * @param at in seconds
 */
export const signatureOf = (secret: string, at: string, body: string) =>
  `sha256=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;

/**
 * Posts what happened to a subscriber. The time that is signed is that of the try.
 * @throws Error where the receiver does not take it
 */
export async function postToWebhook(
  { url, secret }: WebhookTarget,
  { id, action, createdAt, email, content }: DeliveryRow,
  network: OutsideNetwork,
): Promise<void> {
  const body = JSON.stringify({ id, action, at: createdAt.toISOString(), email, ...content });
  const at = String(Math.floor(Date.now() / 1000));
  const headers = {
    "content-type": "application/json",
    "x-festival-delivery": String(id),
    "x-festival-timestamp": at,
    "x-festival-signature": signatureOf(secret, at, body),
  };
  const status = await postOutside(url, { headers, body }, network);
  if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}.`);
}
