import { isDeepStrictEqual } from "node:util";
import type { HeadOwner } from "@festival/contracts/heads/head";
import { locales, type Localized } from "@festival/contracts/locales";
import { staleSince } from "@festival/contracts/sections/twins";
import type { SectionPart } from "../../../platform/database/schema/index.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { ResourceDefinition } from "../../../platform/resources/resource.ts";
import type { DraftHead } from "../changes/contentState.ts";
import { fillRows } from "../changes/draftValues.ts";
import { noteWritten, type SectionRevisions } from "../changes/fieldRevisions.ts";
import { headFields, headParts, partOf, withDraft, type HeadParts } from "./headParts.ts";
import {
  getDraftHead,
  getPublicHead,
  storeDraftHead,
  withDraftHeads,
  writePublicHead,
} from "./heads.repository.ts";

type Values = Record<string, unknown>;
type Load = NonNullable<ResourceDefinition["load"]>;
type Part = SectionPart;

/** What is sent of a head, by part and field, as far as it is not what the working copy has. */
function changesIn(ownerType: HeadOwner, sent: Values, head: DraftHead): [Part, string, unknown][] {
  const found = Object.entries(headFields(ownerType)).flatMap(
    ([name, field]): [Part, string, unknown][] => {
      const value = sent[name];
      if (value === undefined) return [];
      if (!field.localized) return [["settings", name, fillRows(field, value)]];
      return locales.map((locale) => [locale, name, (value as Localized<unknown>)[locale]]);
    },
  );
  return found.filter(
    ([part, name, value]) => !isDeepStrictEqual(value ?? null, partOf(head, part)[name] ?? null),
  );
}

const withChanges = (head: HeadParts, changes: readonly [Part, string, unknown][]): HeadParts => {
  const of = (part: Part) =>
    changes.flatMap(([where, name, value]) => (where === part ? [[name, value]] : []));
  const draft = Object.fromEntries(headParts.map((part) => [part, Object.fromEntries(of(part))]));
  return withDraft(head, { settings: {}, de: {}, en: {}, ...draft });
};

/** Words that are written in both languages at once, where none was stale, say the same. */
function writtenTogether(
  before: SectionRevisions,
  after: SectionRevisions,
  parts: ReadonlySet<Part>,
  revision: number,
): SectionRevisions {
  const areBoth = locales.every((locale) => parts.has(locale));
  const wereFine = locales.every((locale) => staleSince(before, locale).length === 0);
  return areBoth && wereFine ? { ...after, twinSeen: { de: revision, en: revision } } : after;
}

/**
 * The `load` and `toStore` of a resource whose records have heads. Staff see and send the working copy there: what
 * they change becomes public at once, as they have seen it; drafts that they leave as they are stay drafts.
 */
export function draftsOfResource(ownerType: HeadOwner, load?: Load) {
  return {
    async load(database: Database, ids: readonly number[]): Promise<Map<number, Values>> {
      const records = (await load?.(database, ids)) ?? new Map(ids.map((id) => [id, {}]));
      return withDraftHeads(database, ownerType, records);
    },

    async toStore(transaction: Database, sent: Values, before: { id: number; revision: number }) {
      const owner = { ownerType, ownerId: before.id };
      const others = Object.entries(sent).filter(([name]) => !(name in headFields(ownerType)));
      const head = await getDraftHead(transaction, owner);
      const changes = changesIn(ownerType, sent, head);
      if (changes.length > 0) {
        const seen = await getPublicHead(transaction, owner);
        const revision = before.revision + 1;
        const noted = changes.reduce<SectionRevisions>(
          (revisions, [part, name]) => noteWritten(revisions, part, name, { revision }),
          head,
        );
        const parts = new Set(changes.map(([part]) => part));
        const { fieldRevisions, twinSeen } = writtenTogether(head, noted, parts, revision);
        await writePublicHead(transaction, owner, withChanges(seen, changes));
        const kept = withChanges(head, changes);
        await storeDraftHead(transaction, owner, { ...kept, fieldRevisions, twinSeen });
      }
      return Object.fromEntries(others);
    },
  };
}
