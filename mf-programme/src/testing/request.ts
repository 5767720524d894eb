import { ApiError } from "@festival/contracts/errors";
import type { LoadedPage, LoadResult, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";

/** A backend that knows these answers, by path, and refuses where one is an error; all else is not found. */
export function apiWith(answers: Record<string, unknown>): ServerApi {
  const answer = async <T>(path: string): Promise<T> => {
    if (!(path in answers)) throw new ApiError("not_found", path);
    const known = answers[path];
    if (known instanceof Error) throw known;
    return known as T;
  };
  return { get: answer, post: answer };
}

/**
 * What the shell asks an owner's `load` for an address.
 * @param url path and query of one of the site's screens
 */
export function requestFor(
  url: string,
  answers: Record<string, unknown>,
  now = "2025-08-20T08:00:00.000Z",
): PageRequest {
  const address = new URL(url, "http://festival.test");
  const found = match(address.pathname);
  if (!found) throw new Error(`${url} is no screen.`);
  return {
    url,
    locale: found.locale,
    route: {
      name: found.name,
      params: found.params,
      query: Object.fromEntries(address.searchParams),
    },
    audience: "visitor",
    layout: "default",
    now,
    api: apiWith(answers),
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
