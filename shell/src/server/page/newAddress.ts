import { getRedirect } from "@festival/contracts/calls/site";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { sitePath } from "../../sitePath.ts";

/**
 * Where readers of an address are led whose page is gone.
 * @param url path and query of a page that is missing
 * @returns undefined where staff named no other address, or none of this site; also where they could
 * not be asked: the missing page is answer enough
 */
export async function newAddressOf(url: string, api: ServerApi): Promise<string | undefined> {
  const pathname = url.split("?")[0] ?? "";
  const path = pathname.split("/").slice(2).map(decodeURIComponent).join("/");
  if (!path) return undefined;
  const found = await api.get(getRedirect, { "*": path }).catch(() => undefined);
  const to = found && sitePath(found.new_path);
  return to !== pathname && to !== url ? to : undefined;
}
