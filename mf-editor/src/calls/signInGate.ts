import type { Transport } from "./transport.ts";

/** @returns the answer of the last try */
export type Once = <Answer extends { status: number }>(
  call: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * A transport that waits when the session has ended: the call is made once more when its user says that they have
 * signed in, and fails with 401 when they give up. What is typed on a form stays where it is.
 */
export function withSignIn(transport: Transport): {
  transport: Transport;
  /** Makes a call that the transport does not make, such as an upload, in the same way. */
  once: Once;
  /** Tells whether calls wait for their user to sign in, now and with each change. @returns ends it */
  watch(tell: (isNeeded: boolean) => void): () => void;
  /** @param hasSignedIn whether the calls are made again */
  goOn(hasSignedIn: boolean): void;
} {
  const watchers = new Set<(isNeeded: boolean) => void>();
  const tellAll = (isNeeded: boolean) => {
    for (const tell of watchers) tell(isNeeded);
  };
  let waiting: ((hasSignedIn: boolean) => void)[] = [];

  async function once<Answer extends { status: number }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call();
    if (answer.status !== 401) return answer;
    const hasSignedIn = await new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      tellAll(true);
    });
    return hasSignedIn ? once(call) : answer;
  }

  return {
    transport: {
      locale: transport.locale,
      read: (call, values) => once(() => transport.read(call, values)),
      send: (call, values, body) => once(() => transport.send(call, values, body)),
    },
    once,
    watch(tell) {
      watchers.add(tell);
      tell(waiting.length > 0);
      return () => watchers.delete(tell);
    },
    goOn(hasSignedIn) {
      tellAll(false);
      const calls = waiting;
      waiting = [];
      for (const goOn of calls) goOn(hasSignedIn);
    },
  };
}
