import {
  apiPaths,
  cacheTagsHeader,
  changesAtHeader,
  clientAddressHeader,
  internalHeader,
  requestIdHeader,
} from "@festival/contracts/apiPaths";
import { ApiError, isErrorBody } from "@festival/contracts/errors";
import type { ServerApi } from "@festival/contracts/pageOwner";
import type { Clock } from "@festival/contracts/api/system";
import type { Dependencies } from "./dependencies.ts";
import { loggedAddress } from "./loggedAddress.ts";

/** An answer that takes longer counts as none. */
const deadlineMs = 3000;
/** How long the clock's offset is trusted. */
const clockTrustMs = 15_000;

/** Who a call is made for. */
export interface Caller {
  /** The session cookie of a signed-in request, as it came; undefined for visitors. */
  cookie?: string;
  clientAddress?: string;
  /** How the visitor came, "http" or "https": their cookies are called by it. */
  protocol?: string;
  /** Under which the log has the visitor's request. */
  requestId?: string;
}

/** The backend, as the shell's server calls it. */
export interface Backend {
  /** @param dependencies are told of each answer that is read */
  apiFor(caller: Caller, dependencies?: Dependencies): ServerApi;
  /** @throws ApiError `unavailable` when the backend does not answer */
  call(path: string, init: RequestInit, caller?: Caller): Promise<Response>;
  /** The festival's present time. */
  now(): Promise<Date>;
  /** Reads the festival's clock anew at the next occasion. */
  forgetClock(): void;
}

export function createBackend(url: string, secret: string): Backend {
  let clock: { offset: number; readAt: number } | undefined;

  async function call(path: string, init: RequestInit, caller: Caller = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set(internalHeader, secret);
    if (caller.cookie) headers.set("cookie", caller.cookie);
    if (caller.clientAddress) headers.set(clientAddressHeader, caller.clientAddress);
    if (caller.requestId) headers.set(requestIdHeader, caller.requestId);
    if (caller.protocol) headers.set("x-forwarded-proto", caller.protocol);
    try {
      return await fetch(url + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(deadlineMs),
        ...init,
        headers,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ApiError(
        "unavailable",
        `The backend did not answer ${loggedAddress(path)}: ${reason}`,
      );
    }
  }

  async function json<T>(
    path: string,
    init: RequestInit,
    caller: Caller,
    dependencies?: Dependencies,
  ): Promise<T> {
    const response = await call(path, init, caller).catch((error: unknown) => {
      dependencies?.miss();
      throw error;
    });
    const { headers } = response;
    if (response.status >= 500) dependencies?.miss();
    else dependencies?.note(headers.get(cacheTagsHeader), headers.get(changesAtHeader));
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return body as T;
    if (isErrorBody(body)) throw new ApiError(body.code, body.message, body.details);
    if (response.status < 500)
      throw new ApiError("not_found", `${response.status} for ${loggedAddress(path)}`);
    throw new ApiError(
      "unavailable",
      `The backend answered ${loggedAddress(path)} with ${response.status}.`,
    );
  }

  return {
    call,
    apiFor: (caller, dependencies) => ({
      get: (path) => json(path, {}, caller, dependencies),
      post: (path, body) =>
        json(
          path,
          {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          },
          caller,
        ),
    }),
    forgetClock() {
      clock = undefined;
    },
    now: async () => {
      if (!clock || Date.now() - clock.readAt > clockTrustMs) {
        const { offset_ms } = await json<Clock>(apiPaths.clock, {}, {});
        clock = { offset: offset_ms, readAt: Date.now() };
      }
      return new Date(Date.now() + clock.offset);
    },
  };
}
