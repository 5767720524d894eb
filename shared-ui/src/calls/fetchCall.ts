import {
  writeAddress,
  type AnswerOf,
  type Call,
  type CallTypes,
  type Method,
  type Placed,
} from "@festival/contracts/calls/call";

/** What a call answers to a browser; `body` is undefined for anything that is not JSON, such as a proxy's error page. */
export type CallAnswer<T> =
  | { ok: true; status: number; body: AnswerOf<T> }
  | { ok: false; status: number; body: unknown };

/**
 * Makes a call as `fetch` does, and reads its answer by the call's definition.
 * @throws as `fetch` does, also where an answer breaks off or is given up while it is read
 */
export async function fetchCall<T extends CallTypes>(
  call: Call<Method, T>,
  values: Placed<T>,
  init?: RequestInit,
): Promise<CallAnswer<T>> {
  const { method } = call;
  const response = await fetch(writeAddress(call.path, values), { method, ...init });
  const { ok, status } = response;
  const body = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  return { ok, status, body };
}
