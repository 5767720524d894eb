import { getBlock } from "@festival/contracts/calls/site";
import type { Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { errorBlock } from "../../blocks/blockSlugs.ts";
import type { ErrorData } from "../../pages/error/errorData.ts";

/** @returns null where staff keep no such block, and where the request fails */
export async function loadErrorBlock(locale: Locale, api: ServerApi): Promise<ErrorData | null> {
  const block = await api.optional(getBlock, { slug: errorBlock });
  return block && { sections: withEventDates([block], locale) };
}
