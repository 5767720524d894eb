import { ApiError } from "@festival/contracts/errors";

/**
 * What a page can do without: undefined where there is none, and where the request fails, which only the log
 * is told.
 * @param what names it there
 */
export async function ifThere<T>(what: string, asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== "not_found")
      console.warn(`A page is shown without its ${what}:`, error.code);
    return undefined;
  }
}
