import type {
  StoredSection as StoredSectionAnswer,
  Version,
} from "@festival/contracts/api/publishing";
import { ApiError } from "@festival/contracts/errors";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { getSnapshot, type Snapshot } from "./snapshots.repository.ts";

type Decisions = readonly { kind: "approved" | "changes"; name: string; at: Date }[];

/**
 * @param currentId of the version that the public sees
 * @param decisions of readers outside
 */
export const toVersion = (
  { id, kind, name, revision, author, publishedAt }: Omit<Snapshot, "sections" | "content">,
  currentId: number | undefined,
  decisions: Decisions = [],
): Version => ({
  id,
  kind,
  name,
  revision,
  author,
  published_at: publishedAt.toISOString(),
  is_current: id === currentId,
  decisions: decisions.map(({ kind: decided, name: by, at }) => ({
    kind: decided,
    name: by,
    at: at.toISOString(),
  })),
});

export const toStored = (section: StoredSection): StoredSectionAnswer => {
  const { id, model, slug, parent = null, column = 0, settings, texts } = section;
  return { id, model, slug, parent, column, settings, texts };
};

/** @throws ApiError `not_found` */
export async function requireSnapshot(
  database: Database,
  owner: OwnerKey,
  id: number,
): Promise<Snapshot> {
  const snapshot = await getSnapshot(database, owner, id);
  if (!snapshot) throw new ApiError("not_found", `Version not found: id ${id}.`);
  return snapshot;
}
