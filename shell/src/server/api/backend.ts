import {
  apiPaths,
  clientAddressHeader,
  internalHeader,
  requestIdHeader,
} from "@festival/contracts/apiPaths";
import { ApiError, isErrorBody } from "@festival/contracts/errors";
import type { ServerApi } from "@festival/contracts/pageOwner";
import type { Clock } from "@festival/contracts/api/system";
import type { Dependencies } from "../store/dependencies.ts";
import { loggedAddress } from "@festival/contracts/loggedAddress";
import { readAnswer, type BackendAnswer, type SharedAnswers } from "../store/sharedAnswers.ts";

/** An answer that takes longer counts as none for a visitor, who would not wait longer either. */
const visitorsDeadlineMs = 3000;
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

interface ApiOptions {
  /** False for answers that no page shows: they would take the place of those that many do. */
  isShared?: boolean;
}

/** The backend, as the shell's server calls it. */
export interface Backend {
  /** @param dependencies are told of each answer that is read */
  apiFor(caller: Caller, dependencies?: Dependencies, options?: ApiOptions): ServerApi;
  /** @throws ApiError `unavailable` when the backend does not answer */
  call(path: string, init: RequestInit, caller?: Caller): Promise<Response>;
  /** The festival's present time. */
  now(): Promise<Date>;
  /** Reads the festival's clock again with the next request. */
  forgetClock(): void;
}

function notAnswered(path: string, cause: unknown): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ApiError(
    "unavailable",
    `The backend did not answer ${loggedAddress(path)}: ${reason}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws ApiError for what is no success */
function bodyOf(path: string, { status, text }: BackendAnswer): unknown {
  const body = parsed(text);
  if (status >= 200 && status < 300) return body;
  if (isErrorBody(body)) throw new ApiError(body.code, body.message, body.details);
  if (status < 500) throw new ApiError("not_found", `${status} for ${loggedAddress(path)}`);
  throw new ApiError("unavailable", `The backend answered ${loggedAddress(path)} with ${status}.`);
}

interface BackendOptions {
  /** Keeps what visitors' pages have in common; without it each page asks for all that it shows. */
  shared?: SharedAnswers | undefined;
  /** A call that takes longer fails. */
  deadlineMs?: number;
}

export function createBackend(
  url: string,
  secret: string,
  { shared, deadlineMs = visitorsDeadlineMs }: BackendOptions = {},
): Backend {
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
      throw notAnswered(path, error);
    }
  }

  async function read(path: string, init: RequestInit, caller: Caller) {
    const response = await call(path, init, caller);
    return readAnswer(response).catch((error: unknown) => {
      throw notAnswered(path, error);
    });
  }

  /** What a GET is answered with: for visitors what another page has been told, while that holds. */
  async function readShared(
    path: string,
    caller: Caller,
    answers: SharedAnswers,
  ): Promise<BackendAnswer> {
    const kept = answers.get(path);
    if (kept) return kept;
    return (await answers.make(path, () => read(path, {}, caller), now)).answer;
  }

  async function get<T>(
    path: string,
    caller: Caller,
    dependencies: Dependencies | undefined,
    { isShared = true }: ApiOptions = {},
  ): Promise<T> {
    const reading =
      shared && isShared && caller.cookie === undefined
        ? readShared(path, caller, shared)
        : read(path, {}, caller).then(({ answer }) => answer);
    const answer = await reading.catch((error: unknown) => {
      dependencies?.miss();
      throw error;
    });
    if (answer.status >= 500) dependencies?.miss();
    else dependencies?.note(answer.tags, answer.changesAt);
    return bodyOf(path, answer) as T;
  }

  async function post<T>(path: string, body: unknown, caller: Caller): Promise<T> {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return bodyOf(path, (await read(path, init, caller)).answer) as T;
  }

  async function now(): Promise<Date> {
    if (!clock || Date.now() - clock.readAt > clockTrustMs) {
      const { answer } = await read(apiPaths.clock, {}, {});
      const { offset_ms } = bodyOf(apiPaths.clock, answer) as Clock;
      clock = { offset: offset_ms, readAt: Date.now() };
    }
    return new Date(Date.now() + clock.offset);
  }

  return {
    call,
    apiFor: (caller, dependencies, options) => ({
      get: (path) => get(path, caller, dependencies, options),
      post: (path, body) => post(path, body, caller),
    }),
    forgetClock() {
      clock = undefined;
    },
    now,
  };
}
