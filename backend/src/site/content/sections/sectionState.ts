import type { SectionState } from "@festival/contracts/api/sectionEditing";
import { defaultsOf } from "@festival/contracts/fields/defaults";
import { withInner } from "@festival/contracts/sections/places";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionReader } from "./sectionReferences.ts";
import { resolveSections } from "./sections.ts";
import { listWorkingSections, type OwnedSection } from "../publishing/workingCopy.repository.ts";

/** A section as its editor shows it, with all that it holds. */
export async function toSectionState(
  database: Database,
  section: OwnedSection,
  revision: number,
  reader: SectionReader,
): Promise<SectionState> {
  const { id, model, slug, parent, column, position, owner, settings, texts } = section;
  const isBlock = owner.ownerType === "block";
  const all = await listWorkingSections(database, owner);
  const alone = withInner(all, id).map((each) =>
    each.id === id ? { ...each, parent: null } : each,
  );
  const [resolved] = await resolveSections(database, alone, {
    ...reader,
    owner,
    withIncomplete: true,
  });
  return {
    id,
    model,
    slug,
    parent,
    column,
    position,
    content_type: isBlock ? null : owner.ownerType,
    object_id: isBlock ? null : owner.ownerId,
    values: {
      ...defaultsOf(sectionDescriptions[model].fields),
      ...settings,
      ...texts[reader.locale],
    },
    section: resolved ? { ...resolved, parent } : null,
    revision,
  };
}
