import type { ValuesOf } from "@festival/contracts/fields/values";
import { redirects as description } from "@festival/contracts/resources/content/redirects";
import { isSafeLink } from "@festival/contracts/safeLink";
import { redirects } from "../../platform/database/schema/index.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { refuse } from "../../platform/resources/fields.ts";
import { redirectPath } from "./redirectPath.ts";
import { getNewPath, holdRedirects } from "./redirects.repository.ts";

/** Redirects that lead on from one to the next; more are a mistake. */
const longestChain = 20;

type RedirectFields = ValuesOf<typeof description.fields>;

/** Whether readers who follow a redirect come back to where they were, or never arrive. */
async function isLoop(
  transaction: Database,
  { old_path, new_path }: RedirectFields,
  id: number | undefined,
): Promise<boolean> {
  let path = redirectPath(new_path);
  for (let step = 0; step < longestChain; step += 1) {
    if (path === undefined || path === old_path) return true;
    const next = await getNewPath(transaction, path, id);
    if (next === undefined) return false;
    path = redirectPath(next);
  }
  return true;
}

/** Where readers of addresses that are gone are led to. */
export const redirectsResource = defineResource(description, {
  table: redirects,
  async check(transaction, redirect, before) {
    refuse({
      old_path: redirect.old_path.normalize("NFC") === redirect.old_path ? undefined : "invalid",
      new_path: isSafeLink(redirect.new_path) ? undefined : "invalid_url",
    });
    await holdRedirects(transaction);
    const loops = await isLoop(transaction, redirect, before?.id);
    return { new_path: loops ? "invalid" : undefined };
  },
});
