import { ApiError } from "@festival/contracts/errors";

/** What a page can do without: undefined where it can't be had. */
export async function ifThere<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
