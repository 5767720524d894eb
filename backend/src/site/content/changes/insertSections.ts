import type { InsertNew, InsertRemoved } from "@festival/contracts/api/editing/contentChanges";
import { localize } from "@festival/contracts/locales";
import { mostSections, placeSections } from "@festival/contracts/sections/places";
import { isKnownModel } from "../sections/missing.ts";
import { bringBack, removedAlong, type DraftSection } from "./contentState.ts";
import { fieldsIn } from "./draftValues.ts";
import { newRevisions } from "./fieldRevisions.ts";
import type { OperationRun } from "./operationRun.ts";
import { checkSlug, checkValues } from "./setFields.ts";

type Values = Record<string, unknown>;

/** Null stands for nothing, which is not stored. */
const withoutNull = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const isFull = (run: OperationRun, more: number) => run.state.sections.length + more > mostSections;

/** Makes a section. */
export function insertNew(run: OperationRun, op: InsertNew): void {
  const { model, slug = null, settings = {}, texts = {}, at } = op;
  if (!isKnownModel(model)) {
    run.refuse("model", "invalid_choice");
    run.name(op.ref, null);
    return;
  }
  // a block in a block could end in itself
  if (model === "blockref" && run.context.owner.ownerType === "block") {
    run.refuse("at.parent", "invalid");
  }
  const id = run.nextId();
  if (slug !== null) checkSlug(run, { id, model }, slug, "slug");
  const values = {
    slug,
    settings: withoutNull(checkValues(run, fieldsIn(model, "settings"), settings, "settings")),
    texts: localize((locale) =>
      withoutNull(
        checkValues(run, fieldsIn(model, locale), texts[locale] ?? {}, `texts.${locale}`),
      ),
    ),
  };
  const revisions = newRevisions(values, run.context.next);
  const section: DraftSection = { id, model, ...values, parent: null, column: 0, ...revisions };
  if (isFull(run, 1)) run.refuse("at.parent", "out_of_range");
  const target = run.placeFor(at, [section]);
  if (!target) {
    run.name(op.ref, null);
    return;
  }
  run.name(op.ref, id);
  const sections = placeSections(run.state.sections, [section], target.place, target.before);
  run.state = { ...run.state, sections };
  run.touched.add(id);
  run.inserted.add(id);
}

/** Brings a removed section back, with all that went with it. */
export function insertRemoved(run: OperationRun, { ref, id, at }: InsertRemoved): void {
  if (run.section(id)) {
    run.name(ref, id);
    return;
  }
  const root = run.state.removed.get(id);
  if (!root) {
    run.noteMissing(id, "id");
    run.name(ref, null);
    return;
  }
  const back = removedAlong(run.state.removed, root);
  if (isFull(run, back.length)) run.refuse("at.parent", "out_of_range");
  const target = run.placeFor(at, [root], back);
  run.name(ref, target ? id : null);
  if (!target) return;
  run.state = bringBack(run.state, id, target.place, target.before);
  const ids = new Set(back.map((section) => section.id));
  const sections = run.state.sections.map((section) => {
    if (!ids.has(section.id) || section.slug === null) return section;
    if (!run.isSlugTaken(section.slug, section.id)) return section;
    run.withoutSlug.add(section.id);
    return { ...section, slug: null };
  });
  run.state = { ...run.state, sections };
  for (const each of ids) {
    run.touched.add(each);
    run.inserted.add(each);
    run.removed.delete(each);
  }
}
