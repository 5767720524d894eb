import type { BodyOf, Call, CallTypes, Method, Placed } from "@festival/contracts/calls/call";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { sendWithCsrf } from "../csrf/csrf.ts";
import { fetchCall, type CallAnswer } from "./fetchCall.ts";

/**
 * Makes a changing call from a browser, with the CSRF token.
 * @param body sent as JSON; undefined for calls that take none
 * @param headers besides those that each call has
 */
export function sendCall<T extends CallTypes>(
  call: Call<Method, T>,
  values: Placed<T>,
  body?: BodyOf<T>,
  headers?: Record<string, string>,
): Promise<CallAnswer<T>> {
  return sendWithCsrf((token) =>
    fetchCall(call, values, {
      headers: {
        [csrfHeader]: token,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}
