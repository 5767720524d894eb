import type { BulkAnswer, BulkRequest } from "../api/editing/bulk.ts";
import type { ListPage } from "../api/common.ts";
import type { RecordUse, RecordVersion, StaleField } from "../api/operations.ts";
import type { Access, Delete, Get, Post } from "./call.ts";
import type { StaffListPlace } from "./queries.ts";

/** A record as staff see it. */
export type StaffRecord = Record<string, unknown> & { id: number; revision: number };

/** Besides these, a list takes the filters of its resource. */
export interface ResourceQuery extends StaffListPlace {
  search?: string;
  /** Of these records alone, with commas between; at most 100. They stand on one page. */
  ids?: string;
  /** A field, or with `-` in front the other way round. */
  sort?: string;
  [filter: string]: string | number | boolean | undefined;
}

export interface ResourceCalls<Shown extends StaffRecord = StaffRecord> {
  list: Get<{ query: ResourceQuery; answer: ListPage<Shown> }>;
  get: Get<{ params: { id: number }; answer: Shown }>;
  create: Post<{ body: Record<string, unknown>; answer: Shown }>;
  /** Fields that are not sent stay as they are; a stale `revision` is answered with 409. */
  update: Post<{
    params: { id: number };
    body: Record<string, unknown> & { revision: number };
    answer: Shown;
  }>;
  /** Changes or deletes up to 100 records, all or none; a stale revision of one is answered with 409. */
  bulk: Post<{ body: BulkRequest; answer: BulkAnswer }>;
  remove: Delete<{ params: { id: number }; query: { revision?: number }; answer: null }>;
  /** Where it is used, at most 50 of a kind: as long as it is, it is not deleted. */
  uses: Get<{ params: { id: number }; answer: RecordUse[] }>;
  /** What it was at its revisions, the newest first. */
  versions: Get<{ params: { id: number }; answer: RecordVersion[] }>;
  version: Get<{ params: { id: number; revision: number }; answer: Record<string, unknown> }>;
  /** Words that are older in one language than in the other, as far back as versions are kept. */
  stale: Get<{ params: { id: number }; answer: StaleField[] }>;
  /** Says that both languages agree as they are; a stale `revision` is answered with 409. */
  agree: Post<{ params: { id: number }; body: { revision: number }; answer: null }>;
}

/**
 * The calls of a table that staff edit.
 * @param name last part of its address, such as "events"
 * @param access who reads and who writes, where that is not every member of staff
 */
export function resourceCalls<Shown extends StaffRecord = StaffRecord>(
  name: string,
  { read = "staff", write = read }: { read?: StaffAccess; write?: StaffAccess } = {},
): ResourceCalls<Shown> {
  const all = `/:locale/pageeditor-api/${name}/` as const;
  const one = `${all}:id/` as const;
  const uses = `${one}uses/` as const;
  const versions = `${one}versions/` as const;
  const version = `${versions}:revision/` as const;
  const stale = `${one}stale/` as const;
  const agree = `${one}agree/` as const;
  return {
    list: { method: "GET", path: all, for: read },
    get: { method: "GET", path: one, for: read },
    create: { method: "POST", path: all, for: write },
    update: { method: "POST", path: one, for: write },
    bulk: { method: "POST", path: `${all}bulk/`, for: write },
    remove: { method: "DELETE", path: one, for: write },
    uses: { method: "GET", path: uses, for: read },
    versions: { method: "GET", path: versions, for: read },
    version: { method: "GET", path: version, for: read },
    stale: { method: "GET", path: stale, for: read },
    agree: { method: "POST", path: agree, for: write },
  };
}

export type StaffAccess = Extract<Access, "staff" | "admin">;
