import type { AuditAction } from "@festival/contracts/resources/auditActions";
import { ApiError } from "@festival/contracts/errors";
import type { Database } from "../database/openDatabase.ts";
import type { Change } from "../database/write.ts";
import { referenceProblem } from "./databaseProblems.ts";
import {
  deleteVersions,
  differingFields,
  keepVersion,
} from "./versions/recordVersions.repository.ts";
import { resourceRepository } from "./resource.repository.ts";
import { findRowUses } from "./rowUses.repository.ts";
import type { ResourceDefinition, ResourceRecord, ResourceUse } from "./resource.ts";

// What the calls of a resource do to its records, for these calls and for acts that change several records at once.

/** A write in which records are changed. */
export interface RecordWrite {
  transaction: Database;
  change: Change;
}

/** A record, and the revision of it that the writer saw; undefined where it does not matter. */
interface Seen {
  id: number;
  seen: number | undefined;
}

const repositories = new WeakMap<ResourceDefinition, ReturnType<typeof resourceRepository>>();

/** The queries of a resource, made once. */
export function repositoryOf(definition: ResourceDefinition) {
  const known = repositories.get(definition) ?? resourceRepository(definition);
  repositories.set(definition, known);
  return known;
}

const notFound = ({ singular }: ResourceDefinition, id: number) =>
  new ApiError("not_found", `There is no ${singular} ${id}.`);

const whatOf = ({ singular }: ResourceDefinition, id: number) => `${singular}:${id}`;

/** @param fields those that were changed, where some were */
function note(
  { change }: RecordWrite,
  definition: ResourceDefinition,
  action: AuditAction,
  record: ResourceRecord,
  fields?: string[],
): void {
  const what = whatOf(definition, record.id);
  change.tag(definition.name, what, ...(definition.tags?.(record) ?? []));
  const title = definition.titleOf(record);
  change.audit({ action, what, title, ...(fields && { details: { fields } }) });
}

/** @throws ApiError `not_found` */
export async function getRecord(
  database: Database,
  definition: ResourceDefinition,
  id: number,
): Promise<ResourceRecord> {
  const record = await repositoryOf(definition).get(database, id);
  if (!record) throw notFound(definition, id);
  return record;
}

/**
 * Reads a record and keeps it for a change.
 * @throws ApiError `not_found`; `conflict` with both versions where another person was faster
 */
export async function holdRecord(
  { transaction }: RecordWrite,
  definition: ResourceDefinition,
  { id, seen }: Seen,
  sent: Record<string, unknown>,
): Promise<ResourceRecord> {
  const current = await repositoryOf(definition).hold(transaction, id);
  if (!current) throw notFound(definition, id);
  if (seen !== undefined && seen !== current.revision) {
    const message = `Another person has changed this ${definition.singular} meanwhile: reload it.`;
    throw new ApiError("conflict", message, { current, yours: { ...sent, revision: seen } });
  }
  return current;
}

/** @throws ApiError `validation_failed` */
export async function createRecord(
  writing: RecordWrite,
  definition: ResourceDefinition,
  sent: Record<string, unknown>,
): Promise<ResourceRecord> {
  const { transaction, change } = writing;
  await definition.check?.(transaction, sent, null);
  const id = await repositoryOf(definition).insert(transaction, sent).catch(referenceProblem);
  await definition.store?.(transaction, id, sent, null);
  const created = await getRecord(transaction, definition, id);
  const what = whatOf(definition, id);
  await keepVersion(transaction, what, change.by, { before: null, after: created });
  note(writing, definition, "create", created);
  return created;
}

/**
 * Fields that are not sent stay as they are.
 * @param action what the audit log calls it
 * @throws ApiError `not_found`; `conflict` for a stale revision; `validation_failed`
 */
export async function updateRecord(
  writing: RecordWrite,
  definition: ResourceDefinition,
  seen: Seen,
  sent: Record<string, unknown>,
  action: AuditAction = "update",
): Promise<ResourceRecord> {
  const { transaction, change } = writing;
  const { id } = seen;
  const before = await holdRecord(writing, definition, seen, sent);
  await definition.check?.(transaction, { ...before, ...sent }, before);
  const kept = (await definition.toStore?.(transaction, sent, before)) ?? sent;
  await repositoryOf(definition).update(transaction, id, kept).catch(referenceProblem);
  await definition.store?.(transaction, id, kept, before);
  const updated = await getRecord(transaction, definition, id);
  const what = whatOf(definition, id);
  await keepVersion(transaction, what, change.by, { before, after: updated });
  note(writing, definition, action, updated, differingFields(before, updated));
  return updated;
}

/**
 * Where a record is used, each place once: it is not deleted under these.
 * @param isLedOn whether links to the record's address are led on, and so are no use
 */
export async function usesOf(
  database: Database,
  { table, usedBy }: ResourceDefinition,
  id: number,
  { isLedOn = false }: { isLedOn?: boolean } = {},
): Promise<ResourceUse[]> {
  const inContent = isLedOn ? [] : ((await usedBy?.(database, id)) ?? []);
  const uses = [...inContent, ...(await findRowUses(database, table, id))];
  return [...new Map(uses.map((use) => [use.what, use])).values()];
}

/**
 * @param isLedOn as for `usesOf`
 * @throws ApiError `not_found`; `conflict` for a stale revision, or with `used_by` where it is in use
 */
export async function deleteRecord(
  writing: RecordWrite,
  definition: ResourceDefinition,
  seen: Seen,
  links: { isLedOn?: boolean } = {},
): Promise<void> {
  const { transaction } = writing;
  const record = await holdRecord(writing, definition, seen, {});
  const uses = await usesOf(transaction, definition, record.id, links);
  if (uses.length > 0) {
    throw new ApiError("conflict", `This ${definition.singular} is in use.`, { used_by: uses });
  }
  await repositoryOf(definition).delete(transaction, record.id);
  await definition.deleted?.(transaction, record);
  await deleteVersions(transaction, whatOf(definition, record.id));
  note(writing, definition, "delete", record);
}
