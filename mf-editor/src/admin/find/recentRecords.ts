/** A record that was opened. */
export interface RecentRecord {
  resource: string;
  id: number;
  title: string;
}

/** More of them are no help before one types. */
const mostRecent = 8;

function isRecent(value: unknown): value is RecentRecord {
  if (typeof value !== "object" || value === null) return false;
  const { resource, id, title }: Partial<Record<keyof RecentRecord, unknown>> = value;
  return typeof resource === "string" && typeof id === "number" && typeof title === "string";
}

/**
 * The records that this person opened last, the latest first, as this browser keeps them until they sign out. Another
 * person on the same browser does not see them.
 */
export function recentRecordsOf(email: string) {
  const key = `festival-admin-recent ${email}`;
  const read = (): RecentRecord[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isRecent) : [];
    } catch {
      return [];
    }
  };
  const without = ({ resource, id }: Pick<RecentRecord, "resource" | "id">) =>
    read().filter((each) => each.resource !== resource || each.id !== id);
  const write = (records: readonly RecentRecord[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(records.slice(0, mostRecent)));
    } catch {
      // a full or forbidden store keeps nothing
    }
  };
  return {
    read,
    note: (record: RecentRecord) => write([record, ...without(record)]),
    /** For what was deleted. */
    drop: (record: Pick<RecentRecord, "resource" | "id">) => write(without(record)),
    clear(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // what is forbidden was not kept
      }
    },
  };
}
