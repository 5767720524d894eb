import {
  clientAddressHeader,
  internalHeader,
  previewHeader,
  requestIdHeader,
  traceHeader,
} from "@festival/contracts/cookiesAndHeaders";
import { ApiError, isErrorBody } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { traceparent } from "@festival/contracts/tracing/traceContext";
import type { ServerApi } from "@festival/contracts/pageOwner";
import type { Clock } from "@festival/contracts/api/system";
import {
  addressOf,
  writeAddress,
  type AnswerOf,
  type Answering,
  type AnyCall,
  type BodyOf,
  type Get,
  type Post,
  type ValuesOf,
} from "@festival/contracts/calls/call";
import { getClock } from "@festival/contracts/calls/platform";
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
  /** The trace that the visitor's request belongs to. */
  traceId?: string;
  /** Asks for what is not public yet; only with the cookie of a session, or the backend refuses the call. */
  seesDrafts?: boolean;
}

interface ApiOptions {
  /** False for answers that no page shows: they would take the place of those that many do. */
  isShared?: boolean;
}

/** The backend, as the shell's server calls it. */
export interface Backend {
  /** @param dependencies get each answer that is read */
  apiFor(
    locale: Locale,
    caller: Caller,
    dependencies?: Dependencies,
    options?: ApiOptions,
  ): ServerApi;
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

const lostConnection = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** Whether the connection was refused, or broke before an answer began: that backend is gone. */
function isLost(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return lostConnection.has(code);
}

interface BackendOptions {
  /** Keeps what visitors' pages have in common; without it each page asks for all that it shows. */
  shared?: SharedAnswers | undefined;
  /** A call that takes longer fails. */
  deadlineMs?: number;
  /** How far the festival's clock is ahead of this machine's; without it the backend is asked. */
  clockOffsetMs?: number | undefined;
}

export function createBackend(
  url: string,
  secret: string,
  { shared, deadlineMs = visitorsDeadlineMs, clockOffsetMs }: BackendOptions = {},
): Backend {
  let clock: { offset: number; readAt: number } | undefined;

  async function call(path: string, init: RequestInit, caller: Caller = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set(internalHeader, secret);
    if (caller.cookie) headers.set("cookie", caller.cookie);
    if (caller.clientAddress) headers.set(clientAddressHeader, caller.clientAddress);
    if (caller.requestId) headers.set(requestIdHeader, caller.requestId);
    if (caller.traceId) headers.set(traceHeader, traceparent(caller.traceId));
    if (caller.seesDrafts) headers.set(previewHeader, "working");
    if (caller.protocol) headers.set("x-forwarded-proto", caller.protocol);
    const signal = AbortSignal.timeout(deadlineMs);
    const ask = () => fetch(url + path, { redirect: "manual", signal, ...init, headers });
    const isRead = (init.method ?? "GET") === "GET";
    try {
      // where there are several backends, the address leads to another one now
      return await ask().catch((error: unknown) => {
        if (isRead && isLost(error)) return ask();
        throw error;
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

  /** The answer to a GET: for visitors the one that another page got, while it is valid. */
  async function readShared(
    path: string,
    caller: Caller,
    answers: SharedAnswers,
  ): Promise<BackendAnswer> {
    const kept = answers.get(path);
    if (kept) return kept;
    return (await answers.make(path, () => read(path, {}, caller), now)).answer;
  }

  function apiFor(
    locale: Locale,
    caller: Caller,
    dependencies?: Dependencies,
    { isShared = true }: ApiOptions = {},
  ): ServerApi {
    const placed = ({ path }: AnyCall, values: readonly unknown[]) =>
      writeAddress(path, Object.assign({ locale }, ...values));

    async function readGet(path: string): Promise<unknown> {
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
      return bodyOf(path, answer);
    }

    return {
      async get<T extends Answering>(call: Get<T>, ...values: ValuesOf<T>) {
        return (await readGet(placed(call, values))) as AnswerOf<T>;
      },
      async optional<T extends Answering>(call: Get<T>, ...values: ValuesOf<T>) {
        const path = placed(call, values);
        try {
          return (await readGet(path)) as AnswerOf<T>;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          console.warn(`A page is shown without ${loggedAddress(path)}: ${error.code}`);
          return null;
        }
      },
      async post<T extends Answering>(call: Post<T>, body: BodyOf<T>) {
        const path = placed(call, []);
        const headers = { "content-type": "application/json" };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        return bodyOf(path, (await read(path, init, caller)).answer) as AnswerOf<T>;
      },
    };
  }

  async function now(): Promise<Date> {
    if (clockOffsetMs !== undefined) return new Date(Date.now() + clockOffsetMs);
    if (!clock || Date.now() - clock.readAt > clockTrustMs) {
      const path = addressOf(getClock);
      const { answer } = await read(path, {}, {});
      const { offset_ms } = bodyOf(path, answer) as Clock;
      clock = { offset: offset_ms, readAt: Date.now() };
    }
    return new Date(Date.now() + clock.offset);
  }

  return {
    call,
    apiFor,
    forgetClock() {
      clock = undefined;
    },
    now,
  };
}
