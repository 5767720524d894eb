import type { ListPage } from "@festival/contracts/api/common";
import { ApiError } from "@festival/contracts/errors";
import { parseId } from "@festival/contracts/routes";

/**
 * The number of a list's page as the address names it; the first where it names none.
 * @throws ApiError `not_found` for what is no number
 */
export function pageNumber(value: string | undefined): number {
  if (!value) return 1;
  const page = parseId(value);
  if (!page) throw new ApiError("not_found", `"${value}" is no page number.`);
  return page;
}

/**
 * How many pages a list has: each but the last is as full as the backend makes them.
 * @throws ApiError `not_found` where the page has nothing on it and is not the first
 */
export function pagesOf({ count, next, results }: ListPage<unknown>, page: number): number {
  if (page > 1 && results.length === 0) throw new ApiError("not_found", `Page ${page} is empty.`);
  return next === null ? page : Math.ceil(count / results.length);
}
