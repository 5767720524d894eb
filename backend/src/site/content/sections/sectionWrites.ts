import type { SectionOrder } from "@festival/contracts/api/sectionEditing";
import type { SectionModel } from "@festival/contracts/api/sections";
import { defaultsOf } from "@festival/contracts/fields/defaults";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { Actor } from "../../../platform/database/write.ts";
import { write } from "../../../platform/database/write.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { FastifyInstance } from "fastify";
import type { OwnerKey } from "../pages/owners.repository.ts";
import {
  holdSeen,
  noteContentChange,
  publish,
  publishFields,
  type ContentWrite,
} from "../publishing/publishing.ts";
import { missingFields } from "./sections.ts";
import {
  deleteSection,
  getSection,
  getSectionBySlug,
  insertSection,
  listWorkingSections,
  placeSections,
  updateSection,
  type OwnedSection,
} from "../publishing/workingCopy.repository.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { getSettings } from "../../../platform/settings/settings.repository.ts";
import { mostSections, placeProblem } from "./sectionPlaces.ts";
import { findUnknownTargets } from "../pages/targets.repository.ts";
import { cleanSectionValues } from "./sectionValues.ts";
import type { SectionReader } from "./sectionReferences.ts";
import { toSectionState } from "./sectionState.ts";

/** Who writes, and in which language. */
export interface Editing {
  app: Pick<FastifyInstance, "database" | "clock" | "readEventTeasers">;
  actor: Actor;
  locale: Locale;
}

type Values = Record<string, unknown>;

const canHaveSlug = (model: SectionModel) => {
  const description: SectionDescription = sectionDescriptions[model];
  return description.isReusable === true;
};

/** What was sent, checked and parted, over what was there. */
async function mergeValues(
  database: Database,
  model: SectionModel,
  before: Pick<OwnedSection, "settings" | "texts">,
  sent: Values,
  locale: Locale,
): Promise<Pick<OwnedSection, "settings" | "texts">> {
  const cleaned = cleanSectionValues(model, sent, await getSettings(database));
  const settings = { ...before.settings, ...cleaned.settings };
  const words = { ...before.texts[locale], ...cleaned.texts };
  const written = { ...cleaned.settings, ...cleaned.texts };
  const speaks = Object.keys(cleaned.texts).length > 0;
  const all = { ...defaultsOf(sectionDescriptions[model].fields), ...settings, ...words };
  const missing = speaks ? missingFields(model, all) : [];
  refuse({
    ...Object.fromEntries(missing.map((name) => [name, "required" as const])),
    ...(await findUnknownTargets(database, written)),
    ...cleaned.problems,
  });
  return { settings, texts: { ...before.texts, [locale]: words } };
}

async function refuseTakenSlug(database: Database, slug: unknown, id?: number): Promise<void> {
  if (typeof slug !== "string") return;
  const holder = await getSectionBySlug(database, slug);
  if (holder && holder.id !== id) refuse({ slug: "taken" });
}

export interface SectionRequest {
  values: Values;
  slug?: string | null | undefined;
  revision?: number | undefined;
  publish: boolean;
}

/** A change of a section that is there. */
export interface SectionChange extends SectionRequest {
  /** Whether the fields that are sent become public, and no other draft. */
  publishFields: boolean;
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
async function createBlock(content: Omit<ContentWrite, "owner">, request: NewSectionRequest) {
  if (!canHaveSlug(request.model) || !request.slug) {
    refuse(request.slug ? { content_type: "required" } : { slug: "required" });
  }
  const { transaction, change } = content;
  const { settings, texts } = await mergeValues(
    transaction,
    request.model,
    { settings: {}, texts: { de: {}, en: {} } },
    request.values,
    "de",
  );
  const place = { parent: null, column: 0 };
  const slug = request.slug ?? null;
  const fields = { slug, model: request.model, settings, texts, ...place };
  const section = await insertSection(transaction, null, fields);
  change.tag(`section:${section.id}`, "sections");
  const what = `block:${section.id}`;
  change.audit({ action: "create", what, title: slug ?? "", details: { revision: 1 } });
  return section;
}

async function createInside(
  content: ContentWrite & { owner: OwnerKey<SectionOwner> },
  request: NewSectionRequest,
  locale: Locale,
): Promise<OwnedSection> {
  const { transaction, owner } = content;
  const { model, parent, column } = request;
  const row = await holdSeen(transaction, owner, request.revision);
  const all = await listWorkingSections(transaction, owner);
  if (all.length >= mostSections || (owner.ownerType === "block" && parent === null)) {
    refuse({ parent: "out_of_range" });
  }
  const { settings, texts } = await mergeValues(
    transaction,
    model,
    { settings: {}, texts: { de: {}, en: {} } },
    request.values,
    locale,
  );
  refuse(placeProblem(all, [{ id: 0, model, settings, parent, column }], request));
  const slug = request.slug ?? null;
  const section = await insertSection(transaction, owner, {
    slug,
    model,
    settings,
    texts,
    parent,
    column,
  });
  const siblings = all.filter((each) => each.parent === parent && each.column === column);
  const ids = siblings.map(({ id }) => id);
  await placeSections(
    transaction,
    ids.toSpliced(request.position ?? ids.length, 0, section.id),
    request,
  );
  const details = { section: section.id, model };
  await noteContentChange(content, row, { action: "create section", details });
  return section;
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
    await refuseTakenSlug(transaction, request.slug);
    const owner = await ownerOf(transaction, request);
    const content = { transaction, change, actor };
    const section = owner
      ? await createInside({ ...content, owner }, request, locale)
      : await createBlock(content, request);
    return finish(editing, { ...content, owner: section.owner }, section.id, request.publish);
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
  request: SectionChange,
) {
  const { app, actor, locale } = editing;
  return write(app.database, actor, async (transaction, change) => {
    const seen = { revision: request.revision, sent: request.values };
    const { section, row } = await holdSection(editing, transaction, model, id, seen);
    const { slug = section.slug } = request;
    const isRoot = section.owner.ownerType === "block" && section.parent === null;
    if (slug && !canHaveSlug(model)) refuse({ slug: "invalid" });
    if (!slug && isRoot) refuse({ slug: "required" });
    await refuseTakenSlug(transaction, slug, id);
    const values = await mergeValues(transaction, model, section, request.values, locale);
    await updateSection(transaction, id, { ...values, slug });
    const content = { transaction, change, actor, owner: section.owner };
    const details = { section: id, model, locale, fields: Object.keys(request.values) };
    await noteContentChange(content, row, { action: "update section", details });
    if (request.publishFields && !request.publish) {
      const isPublic = await publishFields(content, row, app.clock.now(), {
        locale,
        section: { ...section, ...values },
        fields: details.fields,
      });
      if (!isPublic) refuse({ publish_fields: "invalid" });
    }
    return finish(editing, content, id, request.publish);
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
    const details = { section: id, model };
    const action = isAll ? "delete" : "delete section";
    const next = await noteContentChange(content, row, { action, details });
    await deleteSection(transaction, id);
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
    const all = await listWorkingSections(transaction, owner);
    const moved = wanted.flatMap((id) => all.find((section) => section.id === id) ?? []);
    if (moved.length < wanted.length) refuse({ sections: "unknown" });
    if (owner.ownerType === "block" && (parent === null || wanted.includes(owner.ownerId))) {
      refuse({ parent: "invalid" });
    }
    refuse(placeProblem(all, moved, { parent, column }));
    const rest = all
      .filter((each) => each.parent === parent && each.column === column)
      .map(({ id }) => id)
      .filter((id) => !wanted.includes(id));
    await placeSections(transaction, [...wanted, ...rest], { parent, column });
    const content = { transaction, change, actor, owner };
    const details = { parent, column, sections: wanted };
    const next = await noteContentChange(content, row, { action: "order sections", details });
    return { revision: next };
  });
}
