import type { ChangesAnswer } from "@festival/contracts/api/editing/contentChanges";
import type { WorkingHead, WorkingSection } from "@festival/contracts/api/publishing";
import type { Section } from "@festival/contracts/api/sections";
import { hasHead } from "@festival/contracts/heads/head";
import { locales, type Locale } from "@festival/contracts/locales";
import { withInner } from "@festival/contracts/sections/places";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { missingOf } from "../sections/missing.ts";
import { resolveSections } from "../sections/sections.ts";
import { missingInHead } from "../heads/headProblems.ts";
import { positionsOf, type DraftHead, type DraftSection } from "./contentState.ts";

type Site = Pick<FastifyInstance, "clock" | "readEventTeasers">;

export const toWorkingSection = (section: DraftSection): WorkingSection => {
  const { id, model, slug, parent, column, settings, texts, fieldRevisions, twinSeen } = section;
  const revisions = { field_revisions: fieldRevisions, twin_seen: twinSeen };
  return { id, model, slug, parent, column, settings, texts, ...revisions };
};

export const toWorkingHead = ({
  settings,
  texts,
  fieldRevisions,
  twinSeen,
}: DraftHead): WorkingHead => ({
  settings,
  texts,
  field_revisions: fieldRevisions,
  twin_seen: twinSeen,
});

function* withNested(sections: readonly Section[]): Generator<Section> {
  for (const section of sections) {
    yield section;
    if (!("columns" in section)) continue;
    for (const column of section.columns) yield* withNested(column.sections);
  }
}

/** Some of an owner's sections as readers of a language see them, by id; what they hold is read once. */
async function resolveSome(
  database: Database,
  { clock, readEventTeasers }: Site,
  owner: OwnerKey<SectionOwner>,
  {
    sections,
    ids,
    locale,
  }: {
    sections: readonly DraftSection[];
    ids: ReadonlySet<number>;
    locale: Locale;
  },
): Promise<Map<number, Section>> {
  const wanted = new Set([...ids].flatMap((id) => withInner(sections, id)).map(({ id }) => id));
  const parents = new Map(sections.map(({ id, parent }) => [id, parent]));
  const some = sections
    .filter(({ id }) => wanted.has(id))
    // the outermost of them stand at the top, where resolving begins
    .map((section) => (wanted.has(section.parent ?? 0) ? section : { ...section, parent: null }));
  const resolved = await resolveSections(database, some, {
    locale,
    owner,
    now: clock.now(),
    readEventTeasers,
    withIncomplete: true,
  });
  return new Map(
    [...withNested(resolved)].map((section) => [
      section.id,
      { ...section, parent: parents.get(section.id) ?? null },
    ]),
  );
}

/** Sections as the answer of a change tells them, in both languages. */
export async function showSections(
  database: Database,
  site: Site,
  owner: OwnerKey<SectionOwner>,
  { sections, ids }: { sections: readonly DraftSection[]; ids: ReadonlySet<number> },
): Promise<ChangesAnswer["sections"]> {
  if (ids.size === 0) return [];
  const de = await resolveSome(database, site, owner, { sections, ids, locale: "de" });
  const en = await resolveSome(database, site, owner, { sections, ids, locale: "en" });
  const positions = positionsOf(sections);
  return sections
    .filter(({ id }) => ids.has(id))
    .map((section) => ({
      ...toWorkingSection(section),
      position: positions.get(section.id) ?? 0,
      shown: { de: de.get(section.id) ?? null, en: en.get(section.id) ?? null },
    }));
}

/** What some sections lack as drafts. */
export function warningsOf(
  sections: readonly DraftSection[],
  ids: ReadonlySet<number>,
): ChangesAnswer["warnings"] {
  return sections
    .filter(({ id }) => ids.has(id))
    .flatMap((section) =>
      [null, ...locales].flatMap((locale) =>
        missingOf(section, locale).map((field) => ({
          section: section.id,
          locale,
          field,
          problem: "required" as const,
        })),
      ),
    );
}

/** What a head lacks as a draft. */
export const headWarningsOf = (
  ownerType: SectionOwner,
  head: DraftHead,
): ChangesAnswer["warnings"] =>
  hasHead(ownerType)
    ? missingInHead(ownerType, head).map((place) => ({
        section: null,
        ...place,
        problem: "required" as const,
      }))
    : [];
