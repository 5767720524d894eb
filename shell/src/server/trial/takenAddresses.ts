import { getPage } from "@festival/contracts/calls/site";
import { isOwner, type RemoteName } from "@festival/contracts/containers";
import { ApiError } from "@festival/contracts/errors";
import { locales, type Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { hasParameters, href, ownerOf, screenNames } from "@festival/contracts/routes";
import { routes, type RouteTable } from "@festival/contracts/routes/table";
import { ReleaseRefused } from "../releases/releases.ts";

const built: RouteTable = routes;

async function hasPage(api: ServerApi, path: string): Promise<boolean> {
  try {
    await api.get(getPage, { "*": path });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return false;
    throw error;
  }
}

/**
 * Holds that no screen of a new release takes the address of a page that staff have made. What the shell was built with
 * is not asked for: the backend gives no page such an address.
 * @throws ReleaseRefused
 */
export async function refuseTakenAddresses(
  names: readonly RemoteName[],
  apiFor: (locale: Locale) => ServerApi,
): Promise<void> {
  for (const route of screenNames().filter((name) => !hasParameters(name))) {
    const remote = names.find((name) => isOwner(name) && name === ownerOf(route));
    if (!remote) continue;
    for (const locale of locales) {
      const address = href(route, locale);
      const path = address.slice(`/${locale}/`.length);
      if (built[route]?.path[locale] === `/${path}`) continue;
      if (!(await hasPage(apiFor(locale), path))) continue;
      const reason = `its route ${route} takes the address ${address} from a page of the office`;
      throw new ReleaseRefused({ name: remote, reason });
    }
  }
}
