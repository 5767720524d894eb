import type { Operation, Target } from "@festival/contracts/api/editing/contentChanges";
import type { SectionOrder } from "@festival/contracts/api/sectionEditing";
import type { SectionModel } from "@festival/contracts/api/sections";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { idsIn } from "@festival/contracts/sections/places";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../../platform/database/write.ts";
import { write } from "../../../platform/database/write.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import type { OperationRun } from "../changes/operationRun.ts";
import { refuseUsedBlock } from "../blocks/blocks.repository.ts";
import { canHaveSlug } from "../changes/setFields.ts";
import { deleteContent } from "../pages/deleteContent.repository.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import {
  holdSeen,
  noteContentChange,
  publish,
  type ContentWrite,
} from "../publishing/publishing.ts";
import {
  getSection,
  getSectionBySlug,
  insertSection,
  listWorkingSections,
  type OwnedSection,
} from "../publishing/workingCopy.repository.ts";
import { operate, partValues, refuseMissing, type SectionWrite } from "./sectionOperations.ts";
import type { SectionReader } from "./sectionReferences.ts";
import { toSectionState } from "./sectionState.ts";

/** Who writes, and in which language. */
export interface Editing {
  app: Pick<FastifyInstance, "database" | "clock" | "readEventTeasers">;
  actor: Actor;
  locale: Locale;
}

type Values = Record<string, unknown>;

export interface SectionRequest {
  values: Values;
  slug?: string | null | undefined;
  revision?: number | undefined;
  publish: boolean;
}

export interface NewSectionRequest extends SectionRequest {
  model: SectionModel;
  parent: number | null;
  column: number;
  position: number | undefined;
  /** Null for a reusable block, unless a parent says what it belongs to. */
  owner: OwnerKey<SectionOwner> | null;
}

async function ownerOf(
  database: Database,
  { owner, parent }: NewSectionRequest,
): Promise<OwnerKey<SectionOwner> | null> {
  if (parent === null) return owner;
  const around = await getSection(database, parent);
  const isOther =
    owner &&
    (around?.owner.ownerType !== owner.ownerType || around.owner.ownerId !== owner.ownerId);
  if (!around || isOther) refuse({ parent: "unknown" });
  return around?.owner ?? null;
}

/** A reusable block: a container with a slug that belongs to nothing. */
async function createBlock(
  content: Omit<ContentWrite, "owner">,
  { model, slug, values }: NewSectionRequest,
): Promise<OwnedSection> {
  if (!canHaveSlug(model) || !slug) {
    refuse(slug ? { content_type: "required" } : { slug: "required" });
  }
  const { transaction, change } = content;
  if (slug && (await getSectionBySlug(transaction, slug))) refuse({ slug: "taken" });
  const { settings } = partValues(model, values);
  const texts = { de: {}, en: {} };
  const fields = { slug: slug ?? null, model, settings, texts, parent: null, column: 0 };
  const section = await insertSection(transaction, null, fields);
  change.tag(`section:${section.id}`, "sections");
  const what = `block:${section.id}`;
  change.audit({ action: "create", what, title: slug ?? "", details: { revision: 1 } });
  return section;
}

async function createInside(
  content: SectionWrite,
  request: NewSectionRequest,
  locale: Locale,
): Promise<number> {
  const { transaction, owner } = content;
  const { model, parent, column, position, values, slug = null } = request;
  const row = await holdSeen(transaction, owner, request.revision);
  const { settings, words } = partValues(model, values);
  const siblings = idsIn(await listWorkingSections(transaction, owner), { parent, column });
  const before = position === undefined ? null : (siblings[position] ?? null);
  const at: Target = { parent, column, before };
  const texts = { [locale]: words };
  const op: Operation = { op: "insert", ref: "new", model, slug, settings, texts, at };
  const newId = (run: OperationRun) => run.ids.get("new") ?? 0;
  const run = await operate(content, row, {
    operations: [op],
    parent,
    check: (tried) => refuseMissing(tried, newId(tried), values, locale),
  });
  const id = newId(run);
  await noteContentChange(content, row, {
    action: "create section",
    details: { section: id, model },
  });
  return id;
}

const readerOf = ({ app, locale }: Pick<Editing, "app" | "locale">): SectionReader => ({
  locale,
  now: app.clock.now(),
  readEventTeasers: app.readEventTeasers,
});

/** Publishes the whole owner if that was asked for, and shows the section as it is now. */
async function finish(
  { app, locale }: Editing,
  content: ContentWrite,
  sectionId: number,
  isPublished: boolean,
) {
  const { transaction, owner } = content;
  const now = app.clock.now();
  const row = await holdSeen(transaction, owner, undefined);
  if (isPublished) await publish(content, row, now);
  const section = await getSection(transaction, sectionId);
  if (!section) throw new Error(`The section ${sectionId} is gone.`);
  return toSectionState(transaction, section, row.revision, readerOf({ app, locale }));
}

/** Makes a section. Its texts are in the language of the call, those of the other one are empty. */
export function createSection(editing: Editing, request: NewSectionRequest) {
  const { app, actor, locale } = editing;
  return write(app.database, actor, async (transaction, change) => {
    if (request.slug && !canHaveSlug(request.model)) refuse({ slug: "invalid" });
    const owner = await ownerOf(transaction, request);
    const content = { transaction, change, actor };
    if (owner) {
      const id = await createInside({ ...content, owner }, request, locale);
      return finish(editing, { ...content, owner }, id, request.publish);
    }
    const block = await createBlock(content, request);
    return finish(editing, { ...content, owner: block.owner }, block.id, request.publish);
  });
}

const noSection = (id: number) => new ApiError("not_found", `Section not found: id ${id}.`);

/** Reads a section of a model and locks its content owner, for a change by a user who saw a revision. */
async function holdSection(
  { app, locale }: Editing,
  transaction: Database,
  model: SectionModel,
  id: number,
  seen: { revision: number | undefined; sent?: Values },
) {
  const found = await getSection(transaction, id);
  if (!found || found.model !== model) throw noSection(id);
  const row = await holdSeen(transaction, found.owner, seen.revision, async (revision) => ({
    current: await toSectionState(transaction, found, revision, readerOf({ app, locale })),
    yours: { ...seen.sent, revision: seen.revision },
  }));
  // read again: it may have changed while we waited for our turn
  const section = await getSection(transaction, id);
  if (!section) throw noSection(id);
  return { section, row };
}

/** Changes a section in one language; fields that are not sent stay as they are. */
export function changeSection(
  editing: Editing,
  model: SectionModel,
  id: number,
  request: SectionRequest,
) {
  const { app, actor, locale } = editing;
  return write(app.database, actor, async (transaction, change) => {
    const { values, slug, publish: isPublished } = request;
    const seen = { revision: request.revision, sent: values };
    const { section, row } = await holdSection(editing, transaction, model, id, seen);
    const content = { transaction, change, actor, owner: section.owner };
    const { settings, words } = partValues(model, values);
    const shared = slug === undefined ? settings : { ...settings, slug };
    await operate(content, row, {
      operations: [
        { op: "set", section: id, locale: null, fields: shared },
        { op: "set", section: id, locale, fields: words },
      ],
      check: (tried) => refuseMissing(tried, id, values, locale),
    });
    const details = { section: id, model, locale, fields: Object.keys(values) };
    await noteContentChange(content, row, { action: "update section", details });
    return finish(editing, content, id, isPublished);
  });
}

/** Deletes a section with all that it holds. @returns the owner's revision; null where it was all of it */
export function removeSection(
  editing: Editing,
  model: SectionModel,
  id: number,
  revision: number | undefined,
): Promise<{ revision: number | null }> {
  const { app, actor } = editing;
  return write(app.database, actor, async (transaction, change) => {
    const { section, row } = await holdSection(editing, transaction, model, id, { revision });
    const { owner } = section;
    const content = { transaction, change, actor, owner };
    const isAll = owner.ownerType === "block" && owner.ownerId === id;
    if (!isAll) await operate(content, row, { operations: [{ op: "remove", sections: [id] }] });
    else await refuseUsedBlock(transaction, id);
    const details = { section: id, model };
    const action = isAll ? "delete" : "delete section";
    const next = await noteContentChange(content, row, { action, details });
    if (isAll) await deleteContent(transaction, owner);
    return { revision: isAll ? null : next };
  });
}

/** Puts sections of an owner in the order and the place that were asked for. */
export function orderSections(
  { app, actor }: Editing,
  owner: OwnerKey<SectionOwner>,
  { revision, parent, column, sections: wanted }: SectionOrder,
): Promise<{ revision: number }> {
  return write(app.database, actor, async (transaction, change) => {
    const row = await holdSeen(transaction, owner, revision);
    const content = { transaction, change, actor, owner };
    const there = idsIn(await listWorkingSections(transaction, owner), { parent, column });
    const before = there.find((id) => !wanted.includes(id)) ?? null;
    const at: Target = { parent, column, before };
    await operate(content, row, { operations: [{ op: "move", sections: wanted, at }], parent });
    const details = { parent, column, sections: wanted };
    const next = await noteContentChange(content, row, { action: "order sections", details });
    return { revision: next };
  });
}
