interface Subscriber {
  id: number;
  email: string;
  name: string;
  status: string;
  attribs: Record<string, unknown>;
  lists: { id: number; subscription_status: string }[];
}

interface Body {
  email?: string;
  name?: string;
  status?: string;
  lists?: number[];
  attribs?: Record<string, unknown>;
  preconfirm_subscriptions?: boolean;
  ids?: number[];
  action?: string;
  target_list_ids?: number[];
}

type Answer = { status: number; data?: unknown; message?: string };

/** The part of listmonk's API that keeps subscribers, as its documentation and its queries have it. */
export class ListmonkModel {
  subscribers: Subscriber[] = [];
  /** Method and path of each call. */
  calls: string[] = [];
  #lastId = 0;

  answer(method: string, url: URL, body: Body): Answer {
    const path = url.pathname.replace(/^\/news\/api/, "");
    this.calls.push(`${method} ${path}`);
    const [, id] = /^\/subscribers\/(\d+)(?:\/blocklist)?$/.exec(path) ?? [];
    if (method === "GET" && path === "/subscribers") return this.#find(url);
    if (method === "POST" && path === "/subscribers") return this.#add(body);
    if (method === "PUT" && path === "/subscribers/lists") return this.#changeLists(body);
    const subscriber = this.subscribers.find((each) => each.id === Number(id));
    if (!subscriber) return { status: 400, message: "Subscriber not found" };
    if (method === "DELETE") {
      this.subscribers = this.subscribers.filter((each) => each !== subscriber);
      return { status: 200, data: true };
    }
    if (method !== "PUT") return { status: 405, message: "no such method" };
    return path.endsWith("/blocklist") ? this.#block(subscriber) : this.#update(subscriber, body);
  }

  /** It takes any expression of SQL; this one takes what our program asks. */
  #find(url: URL): Answer {
    const query = url.searchParams.get("query") ?? "";
    const [, quoted] = /^subscribers\.email = '((?:[^']|'')*)'$/.exec(query) ?? [];
    if (quoted === undefined) return { status: 400, message: `Error querying: ${query}` };
    const email = quoted.replaceAll("''", "'");
    const results = this.subscribers.filter((each) => each.email === email);
    return { status: 200, data: { results, total: results.length } };
  }

  #add({ email = "", name = "", status = "", lists = [], attribs = {}, ...more }: Body): Answer {
    if (!/^\S+@\S+$/.test(email)) return { status: 400, message: "Invalid email." };
    if (this.subscribers.some((each) => each.email === email))
      return { status: 409, message: "E-mail already exists." };
    this.#lastId += 1;
    const subscription = more.preconfirm_subscriptions ? "confirmed" : "unconfirmed";
    const memberships = lists.map((id) => ({ id, subscription_status: subscription }));
    const made = { id: this.#lastId, email, name, status, attribs, lists: memberships };
    this.subscribers.push(made);
    return { status: 200, data: made };
  }

  /** Lists that are not named are left; a subscription that was ended stays so. */
  #update(subscriber: Subscriber, body: Body): Answer {
    const subscription = body.preconfirm_subscriptions ? "confirmed" : "unconfirmed";
    const lists = (body.lists ?? []).map((id) => {
      const before = subscriber.lists.find((each) => each.id === id)?.subscription_status;
      const isSettled = before === "confirmed" || before === "unsubscribed";
      return { id, subscription_status: isSettled ? before : subscription };
    });
    const { email = "", name = "", status = "", attribs = {} } = body;
    Object.assign(subscriber, { email, name, status, attribs, lists });
    return { status: 200, data: subscriber };
  }

  #block(subscriber: Subscriber): Answer {
    subscriber.status = "blocklisted";
    for (const list of subscriber.lists) list.subscription_status = "unsubscribed";
    return { status: 200, data: true };
  }

  #changeLists({ ids = [], action, target_list_ids: lists = [], status = "" }: Body): Answer {
    if (action !== "add") return { status: 400, message: "Invalid action." };
    for (const subscriber of this.subscribers.filter(({ id }) => ids.includes(id))) {
      for (const id of lists) {
        const known = subscriber.lists.find((each) => each.id === id);
        if (known) known.subscription_status = status;
        else subscriber.lists.push({ id, subscription_status: status });
      }
    }
    return { status: 200, data: true };
  }
}
