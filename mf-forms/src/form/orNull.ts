import { ApiError } from "@festival/contracts/errors";

/** Null where the site has no such thing, as before staff have made its first form. */
export async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}
