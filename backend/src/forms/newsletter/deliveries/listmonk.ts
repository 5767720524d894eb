import type { SubscriberRow } from "../newsletter.repository.ts";
import type { ListmonkTarget } from "./deliveryTargets.ts";

/** listmonk will not take this, now or later. */
export class DeliveryRefused extends Error {
  override name = "DeliveryRefused";
}

/** A subscriber as listmonk has them, as far as it is read here. */
interface Known {
  id: number;
  name: string;
  attribs: Record<string, unknown>;
  lists: { id: number }[];
}

/** What a subscriber of listmonk is to be. */
export interface Wanted {
  subscriber: Pick<SubscriberRow, "email" | "locale" | "interests">;
  /** For its templates, such as the links to settings and for unsubscribing. */
  attribs: Record<string, unknown>;
}

/** Milliseconds for an answer. */
const patience = 10_000;
/** Its answer to what can't be made right by waiting. */
const refusals = new Set([400, 422]);

/** The subscribers of a listmonk, kept as ours are. Each act may be done twice. */
export class Listmonk {
  readonly #target: ListmonkTarget;

  constructor(target: ListmonkTarget) {
    this.#target = target;
  }

  /** @returns undefined for an address that it has already */
  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const { url, authorization } = this.#target;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json().catch(() => null);
    const told = typeof said === "object" && said !== null ? said : {};
    if (answer.ok) return "data" in told ? told.data : null;
    if (answer.status === 409) return undefined;
    const why = "message" in told ? `: ${String(told.message)}` : "";
    const message = `listmonk answered ${answer.status}${why}`;
    throw refusals.has(answer.status) ? new DeliveryRefused(message) : new Error(message);
  }

  async #find(email: string): Promise<Known | undefined> {
    // its search takes an expression of SQL; quotes are doubled as SQL wants it
    const query = `subscribers.email = '${email.replaceAll("'", "''")}'`;
    const found = await this.#call("GET", `/subscribers?${new URLSearchParams({ query })}`);
    return (found as { results: Known[] }).results[0];
  }

  /** Lists of someone's topics; who chose none gets all. */
  #listsOf({ interests }: Wanted["subscriber"]): number[] {
    const { everyone, topics } = this.#target;
    const chosen = [...topics].filter(
      ([topic]) => interests.length === 0 || interests.includes(topic),
    );
    const lists = chosen.map(([, list]) => list);
    return [...new Set(everyone === undefined ? lists : [everyone, ...lists])];
  }

  /** Makes a confirmed subscriber known, with the lists of their topics. Lists of others stay as they are. */
  async keep({ subscriber, attribs }: Wanted): Promise<void> {
    const { email } = subscriber;
    const lists = this.#listsOf(subscriber);
    const ours = { email, status: "enabled", preconfirm_subscriptions: true };
    let known = await this.#find(email);
    if (!known) {
      const made = await this.#call("POST", "/subscribers", {
        ...ours,
        name: email,
        lists,
        attribs,
      });
      if (made !== undefined) return;
      known = await this.#find(email);
    }
    if (!known) throw new Error("listmonk knows the address, and does not find it.");
    const { id, name, attribs: before, lists: memberships } = known;
    const { everyone, topics } = this.#target;
    const managed = new Set([everyone, ...topics.values()]);
    const others = memberships.map((list) => list.id).filter((list) => !managed.has(list));
    await this.#call("PUT", `/subscribers/${id}`, {
      ...ours,
      name,
      lists: [...others, ...lists],
      attribs: { ...before, ...attribs },
    });
    // a list that was left stays left until it is said that its subscription is confirmed
    if (lists.length > 0)
      await this.#call("PUT", "/subscribers/lists", {
        ids: [id],
        action: "add",
        target_list_ids: lists,
        status: "confirmed",
      });
  }

  /** Sends nothing to an address any more, from no list. */
  async block(email: string): Promise<void> {
    const known = await this.#find(email);
    if (known) await this.#call("PUT", `/subscribers/${known.id}/blocklist`);
  }

  async erase(email: string): Promise<void> {
    const known = await this.#find(email);
    if (known) await this.#call("DELETE", `/subscribers/${known.id}`);
  }
}
