import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import { internet, type OutsideNetwork } from "../../../platform/outgoing/postOutside.ts";
import { isPublicAddress } from "../../../platform/outgoing/publicAddress.ts";

export interface WebhookTarget {
  url: string;
  /** What bodies are signed with. */
  secret: string;
}

export interface ListmonkTarget {
  /** Without a slash at the end, and without the login. */
  url: string;
  authorization: string;
  /** The list of all subscribers, where there is one. */
  everyone: number | undefined;
  /** Lists by topic. */
  topics: ReadonlyMap<string, number>;
}

/** The programs that get subscribers. */
export interface DeliveryTargets {
  webhook?: WebhookTarget | undefined;
  listmonk?: ListmonkTarget | undefined;
  /** Where the webhook's server is looked for. */
  network: OutsideNetwork;
}

declare module "fastify" {
  interface FastifyInstance {
    deliveryTargets: DeliveryTargets;
  }
}

/** The message is one sentence for the operator. */
export class DeliveryTargetProblem extends Error {
  override name = "DeliveryTargetProblem";
}

const shortestSecret = 16;
const everyone = "all";

function urlOf(name: string, value: string, protocols: readonly string[]): URL {
  const url = URL.parse(value);
  if (url && protocols.includes(url.protocol)) return url;
  // the value may hold a secret
  throw new DeliveryTargetProblem(`${name} must be an address with ${protocols.join("// or ")}//.`);
}

function readWebhook(address: string, secret: string | undefined): WebhookTarget {
  const url = urlOf("NEWSLETTER_WEBHOOK_URL", address, ["https:"]);
  const host = url.hostname.replaceAll(/^\[|\]$/g, "");
  if (host === "localhost" || (isIP(host) && !isPublicAddress(host)))
    throw new DeliveryTargetProblem("NEWSLETTER_WEBHOOK_URL must not lie in the own network.");
  if (!secret || secret.length < shortestSecret)
    throw new DeliveryTargetProblem(
      `NEWSLETTER_WEBHOOK_SECRET must have at least ${shortestSecret} characters, which the receiver knows too.`,
    );
  return { url: url.href, secret };
}

function readLists(lists: string): Pick<ListmonkTarget, "everyone" | "topics"> {
  const topics = new Map<string, number>();
  for (const pair of lists.split(",")) {
    const [topic = "", list = "", ...more] = pair.split("=").map((part) => part.trim());
    const isPair = topic !== "" && /^\d{1,9}$/.test(list) && more.length === 0;
    if (!isPair || topics.has(topic))
      throw new DeliveryTargetProblem(
        `LISTMONK_LISTS must name a list for each topic, such as "all=1,chamber=2", not "${lists}".`,
      );
    topics.set(topic, Number(list));
  }
  const ofAll = topics.get(everyone);
  topics.delete(everyone);
  return { everyone: ofAll, topics };
}

function readListmonk(address: string, lists: string | undefined): ListmonkTarget {
  const url = urlOf("LISTMONK_URL", address, ["https:", "http:"]);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  if (!url.username || !url.password)
    throw new DeliveryTargetProblem(
      "LISTMONK_URL must hold a user and a token: https://USER:TOKEN@HOST.",
    );
  if (!lists) throw new DeliveryTargetProblem("LISTMONK_URL needs LISTMONK_LISTS, such as all=1.");
  return {
    url: url.origin + (url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : url.pathname),
    authorization: `Basic ${Buffer.from(login).toString("base64")}`,
    ...readLists(lists),
  };
}

/**
 * Reads which programs get subscribers.
 * @throws DeliveryTargetProblem for a setting that can't be used
 */
export function readDeliveryTargets(env: Record<string, string | undefined>): DeliveryTargets {
  const webhook = env.NEWSLETTER_WEBHOOK_URL;
  const listmonk = env.LISTMONK_URL;
  return {
    webhook: webhook ? readWebhook(webhook, env.NEWSLETTER_WEBHOOK_SECRET) : undefined,
    listmonk: listmonk ? readListmonk(listmonk, env.LISTMONK_LISTS) : undefined,
    network: internet,
  };
}

/** Decorates with the programs that get subscribers; none where no settings name one. */
export function addDeliveryTargets(
  app: FastifyInstance,
  targets: DeliveryTargets = { network: internet },
): void {
  app.decorate("deliveryTargets", targets);
}
