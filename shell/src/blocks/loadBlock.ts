import { apiPaths } from "@festival/contracts/apiPaths";
import type { Section } from "@festival/contracts/api/content";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";

/**
 * A section that staff keep under a slug of its own. A page goes without it where the request fails;
 * where staff keep none, the log is told which.
 */
export async function loadBlock(
  api: ServerApi,
  locale: Locale,
  slug: string,
): Promise<Section | null> {
  try {
    return await api.get<Section>(apiPaths.containerBySlug(locale, slug));
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") {
      console.warn("Section not found:", slug);
    }
    return null;
  }
}
