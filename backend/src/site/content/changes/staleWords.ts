import type { StaleWords } from "@festival/contracts/api/editing/contentChanges";
import { locales } from "@festival/contracts/locales";
import { otherLanguage, staleSince } from "@festival/contracts/sections/twins";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import {
  contentOf,
  getSnapshotUpTo,
  type StoredContent,
} from "../publishing/snapshots.repository.ts";
import { loadState } from "./contentState.repository.ts";
import { findAuthors } from "./editLines.repository.ts";

type Texts = Record<"de" | "en", Record<string, unknown>>;

/** The words that a section, or the head, had in a version; undefined where it was not there. */
const textsIn = (version: StoredContent | undefined, section: number | null): Texts | undefined =>
  section === null
    ? version?.head?.texts
    : version?.sections.find(({ id }) => id === section)?.texts;

/** Words of an owner that are older than those of the other language, and what changed there since. */
export async function listStaleWords(
  database: Database,
  owner: OwnerKey<SectionOwner>,
): Promise<StaleWords[]> {
  const { sections, head } = await loadState(database, owner, []);
  const places = [
    ...(head ? [{ section: null, state: head }] : []),
    ...sections.map((state) => ({ section: state.id, state })),
  ];
  const stale = places.flatMap(({ section, state }) =>
    locales.flatMap((locale) => {
      const names = staleSince(state, locale);
      return names.length > 0 ? [{ section, state, locale, names }] : [];
    }),
  );
  const written = stale.flatMap(({ state, locale, names }) =>
    names.map((name) => state.fieldRevisions[otherLanguage(locale)][name] ?? 0),
  );
  const authors = await findAuthors(database, owner, written);
  const versions = new Map<number, StoredContent | undefined>();
  for (const { state, locale } of stale) {
    const seen = state.twinSeen[locale];
    if (versions.has(seen)) continue;
    const snapshot = await getSnapshotUpTo(database, owner, seen);
    versions.set(seen, snapshot && contentOf(snapshot));
  }
  return stale.map(({ section, state, locale, names }) => {
    const source = otherLanguage(locale);
    const before = textsIn(versions.get(state.twinSeen[locale]), section);
    return {
      section,
      locale,
      fields: names.map((field) => {
        const author = authors.get(state.fieldRevisions[source][field] ?? 0);
        return {
          field,
          by: author?.by ?? null,
          at: author?.at ?? null,
          ...(before && { before: before[source][field] ?? null }),
          now: state.texts[source][field] ?? null,
        };
      }),
    };
  });
}
