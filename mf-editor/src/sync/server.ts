import type { ChangesAnswer, ChangesRequest } from "@festival/contracts/api/editing/contentChanges";
import type { PresenceAnswer, PresenceRequest } from "@festival/contracts/api/editing/presence";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import { changeContent, createPresence, getWorkingCopy } from "@festival/contracts/calls/content";
import { getUser } from "@festival/contracts/calls/staff";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { fetchCall } from "@festival/shared-ui/fetchCall";

/** `body` is undefined for anything that is no JSON. */
export type Answer<T> =
  | { ok: true; status: number; body: T }
  | { ok: false; status: number; body: unknown };

type Place = Pick<PresenceRequest, "section" | "field" | "idle">;

/** What the editor asks of the backend. Each call throws where no answer comes, and in time. */
export interface Server {
  load(owner: OwnerKey): Promise<Answer<WorkingCopy>>;
  /** @param outlives whether the call goes on when the page is closed; its body is 64 kB at most then */
  change(owner: OwnerKey, body: ChangesRequest, outlives: boolean): Promise<Answer<ChangesAnswer>>;
  /** Says where the caller is in an owner. @returns who else is there, and the owner's revision */
  here(owner: OwnerKey, place: Place): Promise<Answer<PresenceAnswer>>;
  /** The address of who is signed in. */
  user(): Promise<Answer<{ email: string }>>;
}

/** A call that takes longer is sent again: under its key it is done once. */
const answerMs = 20_000;

const signal = () => AbortSignal.timeout(answerMs);

const sent = (token: string, body: object): RequestInit => ({
  headers: { [csrfHeader]: token, "content-type": "application/json" },
  body: JSON.stringify(body),
  signal: signal(),
});

/** The backend, by the session and the token of this browser. */
export function serverOf(locale: Locale): Server {
  return {
    load: ({ type, id }) =>
      fetchCall(
        getWorkingCopy,
        { locale, owner: type, id },
        { cache: "no-store", signal: signal() },
      ),
    change: (owner, body, outlives) =>
      sendWithCsrf((token) =>
        fetchCall(
          changeContent,
          // only what has sections is ever changed
          { locale, owner: owner.type as Exclude<OwnerKey["type"], "home">, id: owner.id },
          { ...sent(token, body), keepalive: outlives },
        ),
      ),
    here: ({ type, id }, place) =>
      sendWithCsrf((token) =>
        fetchCall(createPresence, { locale }, sent(token, { owner: type, id, ...place })),
      ),
    user: () => fetchCall(getUser, { locale }, { cache: "no-store", signal: signal() }),
  };
}
