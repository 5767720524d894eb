import type { AuditAction } from "@festival/contracts/resources/auditActions";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { write, type Actor, type Change } from "../../../platform/database/write.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import { listChangesSince } from "./contentChanges.repository.ts";
import { storeHomeContent } from "./homeContent.repository.ts";
import {
  countRevision,
  holdOwner,
  ownerName,
  ownerTags,
  type OwnerKey,
  type OwnerRow,
} from "../pages/owners.repository.ts";
import {
  createSnapshot,
  contentOf,
  getPublicContent,
  getWorkingContent,
  type Snapshot,
  type StoredContent,
} from "./snapshots.repository.ts";
import { restoreSections } from "../changes/restoreSections.ts";
import { isHeadOwner, publishHead } from "../heads/heads.repository.ts";
import { requiredFindings } from "../checks/requiredFindings.ts";
import { mergeSections } from "./mergeSections.ts";
import type { PublishedPart } from "./publications.repository.ts";

/** A write to the content of an owner, within a transaction. */
export interface ContentWrite {
  transaction: Database;
  change: Change;
  actor: Actor;
  owner: OwnerKey;
}

/** Whether what an owner holds are sections, and not the fields of a block of the home page. */
export function hasSections(owner: OwnerKey): owner is OwnerKey<SectionOwner> {
  return owner.ownerType !== "home";
}

/**
 * Locks a content owner for a change by a user who saw one of its revisions.
 * @param seen undefined where nothing of others can be overwritten
 * @param versions both versions, for the user who has to merge them
 * @throws ApiError `not_found`; `conflict` where another user was faster, with what they did
 */
export async function holdSeen(
  transaction: Database,
  owner: OwnerKey,
  seen: number | undefined,
  versions?: (revision: number) => Promise<{ current: unknown; yours: unknown }>,
): Promise<OwnerRow> {
  const row = await holdOwner(transaction, owner);
  if (!row) throw new ApiError("not_found", `Not found: ${ownerName(owner)}.`);
  if (seen !== undefined && seen !== row.revision) {
    const { revision } = row;
    throw new ApiError("conflict", "Another person has changed this meanwhile: reload it.", {
      ...((await versions?.(revision)) ?? { current: { revision }, yours: { revision: seen } }),
      changes: await listChangesSince(transaction, owner, seen),
    });
  }
  return row;
}

/** A write by the user of a request, who saw a revision of what they write to; any where it is undefined. */
export async function change<T>(
  { database }: Pick<FastifyInstance, "database">,
  request: FastifyRequest,
  owner: OwnerKey,
  seen: number | undefined,
  work: (content: ContentWrite, row: OwnerRow) => Promise<T>,
): Promise<T> {
  const actor = await actorOf(request);
  return write(database, actor, async (transaction, noted) => {
    const row = await holdSeen(transaction, owner, seen);
    return work({ transaction, change: noted, actor, owner }, row);
  });
}

/** Notes a change of the working copy of an owner that is held. @returns its new revision */
export async function noteContentChange(
  { transaction, change, owner }: ContentWrite,
  { title }: OwnerRow,
  entry: { action: AuditAction; details?: Record<string, unknown>; isOnline?: boolean },
): Promise<number> {
  const { action, details, isOnline } = entry;
  const revision = await countRevision(
    transaction,
    owner,
    isOnline === undefined ? {} : { isOnline },
  );
  change.tag(...ownerTags(owner));
  change.audit({ action, what: ownerName(owner), title, details: { ...details, revision } });
  return revision;
}

/** @throws ApiError `validation_failed` with `checks`, where content lacks what the public must not miss */
function refuseIncomplete(owner: OwnerKey, content: StoredContent): void {
  const checks = requiredFindings(owner, content);
  const [first] = checks;
  if (!first) return;
  const place = first.section === null ? "the head" : `section ${first.section}`;
  throw new ApiError(
    "validation_failed",
    `This is not complete: ${checks.length} required fields are empty, the first is "${first.field}" of ${place}.`,
    { checks },
  );
}

/** What of a working copy is published. */
export interface OnlySome {
  sections: readonly number[];
  head?: boolean | undefined;
}

/**
 * What the public would see.
 * @param only what of the working copy; all of it where undefined
 * @throws ApiError `conflict` with `structure` where these sections cannot be public without others
 */
export async function readToPublish(
  transaction: Database,
  owner: OwnerKey,
  only: OnlySome | undefined,
): Promise<StoredContent> {
  const working = await getWorkingContent(transaction, owner);
  if (!only) return working;
  const { snapshot: _, ...seen } = await getPublicContent(transaction, owner);
  const merged = mergeSections(seen.sections, working.sections, new Set(only.sections));
  return { ...seen, ...refuseStructure(merged), head: only.head ? working.head : seen.head };
}

interface PublishOptions {
  /** Whether it is put online too; left as it is where undefined. */
  online?: boolean | undefined;
  /** All of the working copy where undefined. */
  held?: StoredContent | undefined;
  /** Of which sections that is the present state; undefined for all. */
  only?: OnlySome | undefined;
  /** The owner's revision that it holds; the present one where undefined. */
  revision?: number | undefined;
}

/**
 * Makes the working copy of an owner that is held, or a part or version of it, what the public sees.
 * @throws ApiError `validation_failed` where it is not complete
 */
export async function publish(
  content: ContentWrite,
  row: OwnerRow,
  at: Date,
  { online, held, only, revision }: PublishOptions = {},
): Promise<Snapshot> {
  const { transaction, change, actor, owner } = content;
  const shown = held ?? (await getWorkingContent(transaction, owner));
  refuseIncomplete(owner, shown);
  if (online !== undefined && row.isOnline !== null && row.isOnline !== online) {
    const action = online ? "put online" : "take offline";
    await noteContentChange(content, row, { action, isOnline: online });
  }
  if (shown.head && isHeadOwner(owner)) await publishHead(transaction, owner, shown.head);
  const snapshot = await createSnapshot(transaction, owner, actor, at, {
    content: shown,
    revision,
  });
  const part: PublishedPart | undefined = only && {
    sections: [...only.sections],
    head: only.head ?? false,
  };
  const details = { version: snapshot.id, ...(part && { only: part }) };
  change.tag(...ownerTags(owner));
  change.audit({ action: "publish", what: ownerName(owner), title: row.title, details });
  return snapshot;
}

/** Takes an owner that is held offline. @returns its revision */
export async function unpublish(content: ContentWrite, row: OwnerRow): Promise<number> {
  if (row.isOnline === null) {
    throw new ApiError("validation_failed", "This is always online: delete it instead.");
  }
  if (!row.isOnline) return row.revision;
  return noteContentChange(content, row, { action: "unpublish", isOnline: false });
}

/** @throws ApiError `conflict` with `structure` where sections cannot be as they were without others */
function refuseStructure(merged: ReturnType<typeof mergeSections>) {
  if (!("structure" in merged)) return merged;
  const message = `Not possible without other sections: ${merged.structure.join(", ")}.`;
  throw new ApiError("conflict", message, merged);
}

/** The working copy with some sections as a version has them. */
async function withSectionsOf(
  { transaction, owner }: ContentWrite,
  version: StoredContent,
  only: readonly number[],
): Promise<Pick<StoredContent, "sections" | "head">> {
  const { sections } = await getWorkingContent(transaction, owner);
  const merged = mergeSections(sections, version.sections, new Set(only));
  return { ...refuseStructure(merged), head: null };
}

/**
 * Makes the working copy of an owner that is held what a version holds.
 * @param only sections that are restored; all that it holds where undefined
 * @returns its new revision
 */
export async function restore(
  content: ContentWrite,
  row: OwnerRow,
  snapshot: Snapshot,
  only?: readonly number[],
): Promise<number> {
  const { transaction, owner } = content;
  const version = contentOf(snapshot);
  if (hasSections(owner)) {
    const restored = only ? await withSectionsOf(content, version, only) : version;
    await restoreSections(transaction, owner, row.revision + 1, restored);
  } else await storeHomeContent(transaction, owner.ownerId, snapshot.content ?? {});
  const details = { version: snapshot.id, ...(only && { sections: only }) };
  return noteContentChange(content, row, { action: "restore", details });
}
