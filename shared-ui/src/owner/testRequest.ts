import {
  writeAddress,
  type AnswerOf,
  type Answering,
  type AnyCall,
} from "@festival/contracts/calls/call";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { LoadedPage, LoadResult, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";

/**
 * What a backend answers, by address: an Error is thrown, and all else is `not_found`. Or a function of the call's
 * method and address, such as "GET /de/api/events/", and its body.
 */
export type TestAnswers =
  | Readonly<Record<string, unknown>>
  | ((call: string, body?: unknown) => unknown);

/** The API of a request, for tests. */
export function testApi(locale: Locale, answers: TestAnswers): ServerApi {
  async function answer<T extends Answering>(
    { method, path }: AnyCall,
    values: readonly unknown[],
    body?: unknown,
  ): Promise<AnswerOf<T>> {
    const address = writeAddress(path, Object.assign({ locale }, ...values));
    const found =
      typeof answers === "function"
        ? await answers(`${method} ${address}`, body)
        : answers[address];
    if (found instanceof Error) throw found;
    if (found === undefined) throw new ApiError("not_found", address);
    return found as AnswerOf<T>;
  }
  return {
    get: (call, ...values) => answer(call, values),
    optional: (call, ...values) =>
      answer<never>(call, values).catch((error: unknown) => {
        if (error instanceof ApiError) return null;
        throw error;
      }),
    post: (call, body) => answer(call, [], body),
  };
}

/**
 * What the shell asks an owner's `load` and `act` for an address.
 * @param url path and query of one of the site's screens
 */
export function testRequest(
  url: string,
  answers: TestAnswers,
  given: Partial<PageRequest> = {},
): PageRequest {
  const { pathname, searchParams } = new URL(url, "http://festival.test");
  const found = match(pathname);
  if (!found) throw new Error(`No screen has the address ${url}.`);
  const { locale, name, params } = found;
  return {
    url,
    locale,
    route: { name, params, query: Object.fromEntries(searchParams) },
    audience: "visitor",
    layout: "default",
    now: "2025-08-20T08:00:00.000Z",
    api: testApi(locale, answers),
    ...given,
  };
}

/** @throws Error for a redirect */
export async function loadedPage<Data>(
  loading: Promise<LoadResult<Data>>,
): Promise<LoadedPage<Data>> {
  const result = await loading;
  if (result.kind === "redirect") throw new Error(`It leads to ${result.to}.`);
  return result;
}
