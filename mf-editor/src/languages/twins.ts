import type { StaleWords } from "@festival/contracts/api/editing/contentChanges";
import type { StaleContent } from "@festival/contracts/api/operations";
import { confirmTwins, listStaleWords } from "@festival/contracts/calls/content";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

/** What has both languages in fields of their own. */
type SectionOwnerKey = OwnerKey & { type: Exclude<OwnerKey["type"], "home"> };

export const hasTwins = (owner: OwnerKey): owner is SectionOwnerKey => owner.type !== "home";

/** Words that are older than those of the other language; undefined where that is not known. */
export async function readStaleWords(
  { type, id }: SectionOwnerKey,
  locale: Locale,
): Promise<StaleWords[] | undefined> {
  const values = { locale, owner: type, id };
  const answer = await fetchCall(listStaleWords, values, { cache: "no-store" }).catch(
    () => undefined,
  );
  return answer?.ok ? answer.body : undefined;
}

/** The page to go on to: the next one of the list that has an address, from the start again after its end. */
export function nextStale(
  all: readonly StaleContent[],
  here: ReadonlySet<string>,
): (StaleContent & { path: string }) | undefined {
  const last = all.findLastIndex(({ what }) => here.has(what));
  return [...all.slice(last + 1), ...all.slice(0, last + 1)].find(
    (each): each is StaleContent & { path: string } => each.path !== null && !here.has(each.what),
  );
}

/**
 * Says that the words of a language are fine.
 * @param section null for the head
 * @param seen the revision in which both languages were looked at
 * @returns whether it is noted
 */
export async function confirmWords(
  { type, id }: SectionOwnerKey,
  locale: Locale,
  { section, language, seen }: { section: number | null; language: Locale; seen: number },
): Promise<boolean> {
  const place = section === null ? { sections: [], head: true } : { sections: [section] };
  const body = { base: seen, locale: language, ...place };
  const answer = await sendCall(confirmTwins, { locale, owner: type, id }, body).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}
