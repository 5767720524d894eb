import type { Locale } from "@festival/contracts/locales";
import { createContext, useContext, useMemo } from "react";
import type { Once } from "./signInGate.ts";
import { browserTransport, type Transport } from "./transport.ts";

/** What tells when something happens; a subject of the bus is one. Of rxjs the admin area needs no more than this. */
interface Told {
  subscribe(tell: (value: unknown) => void): { unsubscribe(): void };
}

/** Tells nothing. */
export const never: Told = { subscribe: () => ({ unsubscribe: () => undefined }) };

/** How pickers ask the backend, in a page as in the admin area. */
export interface Calls {
  transport: Transport;
  /** Makes a call that the transport does not make, such as an upload; its user is asked to sign in where needed. */
  once: Once;
  /** Tells that what failed may be tried again: its user has signed in. */
  again$: Told;
}

/** Calls of a page: one that meets the end of the session fails, and its user is asked to sign in beside the page. */
export function pageCalls(
  locale: Locale,
  { askToSignIn, signedIn$ }: { askToSignIn(this: void): void; signedIn$: Told },
): Calls {
  const once: Once = async (call) => {
    const answer = await call();
    if (answer.status === 401) askToSignIn();
    return answer;
  };
  const { read, send } = browserTransport(locale);
  return {
    transport: {
      locale,
      read: (call, values) => once(() => read(call, values)),
      send: (call, values, body) => once(() => send(call, values, body)),
    },
    once,
    again$: signedIn$,
  };
}

export const CallsContext = createContext<Calls | null>(null);

/** The calls of what stands around; without it those of a browser that is signed in. */
export function useCalls(locale: Locale): Calls {
  const given = useContext(CallsContext);
  const own = useMemo(
    (): Calls => ({
      transport: browserTransport(locale),
      once: (call) => call(),
      again$: never,
    }),
    [locale],
  );
  return given ?? own;
}
