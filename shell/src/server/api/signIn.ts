import type { SignInCall } from "@festival/contracts/pageOwner";
import type { Backend, Caller } from "./backend.ts";

/**
 * The calls for signing in, made for one browser.
 * @param caller with the cookies as they came, signed in or not
 * @param userAgent how the browser calls itself, for the user's list of sessions
 */
export function createSignIn(backend: Backend, caller: Caller, userAgent: string): SignInCall {
  return async ({ method, path }, body) => {
    const headers = {
      ...(body !== undefined && { "content-type": "application/json" }),
      "user-agent": userAgent,
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await backend.call(path, init, caller).catch(() => undefined);
    if (!answer || answer.status >= 500) return undefined;
    const { ok, status } = answer;
    const cookies = answer.headers.getSetCookie();
    const said = await answer.json().catch(() => undefined);
    return { ok, status, cookies, body: said };
  };
}
