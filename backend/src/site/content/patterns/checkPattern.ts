import type { PatternSection } from "@festival/contracts/api/editing/patterns";
import type { Operation } from "@festival/contracts/api/editing/contentChanges";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { getSettings } from "../../../platform/settings/settings.repository.ts";
import { applyOperations } from "../changes/applyOperations.ts";
import { findUnknownIds } from "../pages/targets.repository.ts";

const refOf = (index: number) => `s${index}`;
/** Of nothing: the sections of a pattern are tried in a page that is empty and is not stored. */
const nowhere = { ownerType: "page", ownerId: 0 } as const;

/**
 * Sections as they may be stored: as drafts they may lack what is required, and are else what a page takes.
 * @throws ApiError `validation_failed` with all problems, such as `sections.3.texts.de.link`
 */
export async function checkPattern(
  database: Database,
  sections: readonly PatternSection[],
): Promise<PatternSection[]> {
  const operations = sections.map(
    ({ model, settings, texts, parent, column }, index): Operation => {
      const around = parent === undefined ? null : refOf(parent);
      return {
        op: "insert",
        ref: refOf(index),
        model,
        settings,
        texts,
        at: { parent: around, column, before: null },
      };
    },
  );
  const ids = sections.map((_, index) => index + 1);
  const empty = { sections: [], removed: new Map(), head: null };
  const { problems, state } = applyOperations(empty, operations, {
    owner: nowhere,
    base: 1,
    next: 1,
    settings: await getSettings(database),
    unknownIds: await findUnknownIds(database, sections),
    foreignSlugs: new Set(),
    foreignIds: new Set(),
    newIds: ids,
  });
  refuse(
    Object.fromEntries(
      Object.entries(problems).map(([path, problem]) => [
        path.replace(/^ops\.(\d+)\.(?:at\.)?/, "sections.$1."),
        problem,
      ]),
    ),
  );
  return state.sections
    .toSorted((one, other) => one.id - other.id)
    .map(({ model, settings, texts, parent, column }) => ({
      model,
      settings,
      texts,
      column,
      ...(parent !== null && { parent: parent - 1 }),
    }));
}
