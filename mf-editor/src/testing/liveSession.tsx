import type { OwnerKey } from "@festival/contracts/editing";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { testPage } from "@festival/shared-ui/owner/testing";
import { randomUUID } from "node:crypto";
import type { Locale } from "@festival/contracts/locales";
import type { ReactNode } from "react";
import { Subject } from "rxjs";
import { EditSession } from "../page/EditSession.ts";
import { serverOf, type Server } from "../sync/server.ts";
import { texts } from "../texts.ts";
import type { Bus } from "../bus.ts";
import type { Backend } from "./backend.ts";
import { busOf } from "./bus.ts";
import { liveFetch } from "./liveFetch.ts";
import { MemoryStorage } from "./memoryStorage.ts";

/** Another member of staff, who works by calls. */
export class Colleague {
  readonly #fetch: typeof fetch;

  constructor({ origin, people }: Backend, person: number) {
    this.#fetch = liveFetch(origin, people[person] ?? {});
  }

  async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await this.#fetch(`/de/pageeditor-api/${path}`, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.status === 204 ? null : answer.json();
  }

  /** @returns ids of new sections by their `ref` */
  async change({ type, id }: OwnerKey, ...ops: object[]): Promise<Record<string, number>> {
    const path = `${type}/${id}/`;
    const { revision } = (await this.call("GET", `${path}content/`)) as { revision: number };
    const body = { key: randomUUID(), base: revision, ops };
    const { ids } = (await this.call("POST", `${path}changes/`, body)) as {
      ids: Record<string, number>;
    };
    return ids;
  }
}

/** A page that shows one section of an owner. */
export const pageWith = (owner: OwnerKey, section: number) =>
  testPage({
    url: "/de/besuch",
    data: {
      page: {
        modules: [
          {
            id: section,
            model: "text",
            content_type: owner.type,
            object_id: owner.id,
            parent: null,
          },
        ],
      },
    },
    route: { name: "page", params: { path: "besuch" }, query: {} },
  });

interface SessionGiven {
  locale?: Locale;
  storage?: MemoryStorage;
  tabStorage?: MemoryStorage;
  signedIn$?: Subject<string>;
}

/** What a document edits, over a server of the test's own. */
export const sessionWith = (
  bus: Bus,
  server: Server,
  {
    locale = "de",
    storage = new MemoryStorage(),
    tabStorage = new MemoryStorage(),
    signedIn$ = new Subject(),
  }: SessionGiven = {},
) =>
  new EditSession({
    bus,
    locale,
    loadFace: async () => null,
    server,
    storage: storage as unknown as Storage,
    tabStorage: tabStorage as unknown as Storage,
    locks: undefined,
    signedIn$,
  });

/** A browser in which the first of two people edits a page of a real backend; its fetch becomes that of the test. */
export async function openSession(
  backend: Backend,
  owner: OwnerKey,
  section: number,
  storage = new MemoryStorage(),
) {
  signInAt(backend);
  const bus = busOf(pageWith(owner, section));
  const session = sessionWith(bus, serverOf("de"), { storage });
  const stop = session.start();
  while (session.copies.owners$.value.size === 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { bus, session, stop };
}

/** Lets a test's components call a real backend as the first of two people. */
export function signInAt(backend: Backend, person = 0): void {
  // what a real backend answers comes when it comes, not within an `act`
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.cookie = "csrftoken=is-sent-with-the-headers";
  globalThis.fetch = liveFetch(backend.origin, backend.people[person] ?? {});
}

/** What a component of the editor needs around it. */
export function InGerman({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={createI18n("de", texts)}>{children}</I18nextProvider>;
}
