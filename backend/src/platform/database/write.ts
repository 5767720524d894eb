import type { AuditAction } from "@festival/contracts/resources/auditActions";
import { TransactionRollbackError } from "drizzle-orm";
import { committed, noteChange } from "./changes.ts";
import type { Database } from "./openDatabase.ts";
import { auditLog } from "./schema/index.ts";

/** Who writes. */
export interface Actor {
  /** Null for visitors, jobs and imports. */
  userId: number | null;
  name: string;
  /** Empty outside requests. */
  requestId: string;
}

export interface AuditEntry {
  action: AuditAction;
  /** Kind and id, such as "event:12". */
  what: string;
  /** What people call it. */
  title?: string;
  details?: Record<string, unknown>;
}

/** What a write says of itself while it is at work. */
export interface Change {
  /** The name of who writes. */
  readonly by: string;
  /** Names what is changed, such as "event:12" and "events". */
  tag(...tags: string[]): void;
  /** Adds a line to the audit log. */
  audit(entry: AuditEntry): void;
}

/** The actor of writes without a request: imports, jobs, the demo season. */
export const system = (name: string): Actor => ({ userId: null, name, requestId: "" });

/**
 * One write, whole or not at all. What it says of itself is stored as the last act of its transaction,
 * tags after the audit log's lines.
 */
export async function write<T>(
  database: Database,
  actor: Actor,
  work: (transaction: Database, change: Change) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>();
  const entries: AuditEntry[] = [];
  const change: Change = {
    by: actor.name,
    tag: (...names) => names.forEach((name) => tags.add(name)),
    audit: (entry) => void entries.push(entry),
  };
  const result = await database.transaction(async (transaction) => {
    const result = await work(transaction, change);
    if (entries.length > 0) {
      const { userId, name, requestId } = actor;
      const rows = entries.map((entry) => ({ ...entry, userId, actor: name, requestId }));
      await transaction.insert(auditLog).values(rows);
    }
    await noteChange(transaction, tags);
    return result;
  });
  if (tags.size > 0) committed.emit("changed");
  return result;
}

/**
 * Does a write and takes all of it back: for a preview of what it would bring about.
 * @returns what `work` read before it was taken back
 */
export async function tryOut<T>(
  database: Database,
  work: (transaction: Database, change: Change) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  const silent: Change = { by: "", tag: () => undefined, audit: () => undefined };
  try {
    await database.transaction(async (transaction) => {
      results.push(await work(transaction, silent));
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error("The write was taken back before its end.");
  return result;
}
