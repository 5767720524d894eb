import type {
  ChangesConflict,
  Operation,
  SectionRef,
} from "@festival/contracts/api/editing/contentChanges";
import { ApiError } from "@festival/contracts/errors";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import { getSettings } from "../../../platform/settings/settings.repository.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { findUnknownIds } from "../pages/targets.repository.ts";
import { applyOperations } from "./applyOperations.ts";
import {
  findForeignIds,
  findForeignSlugs,
  loadState,
  storeState,
  takeSectionIds,
  type StoredState,
} from "./contentState.repository.ts";
import { findAuthors, findRemovers } from "./editLines.repository.ts";
import type { OperationRun } from "./operationRun.ts";

/** Operations to an owner that is held. */
interface Operations {
  owner: OwnerKey<SectionOwner>;
  /** The owner's present revision. */
  revision: number;
  /** The revision that their author saw. */
  base: number;
  operations: readonly Operation[];
}

/** Operations that were tried and are not stored yet. */
export interface TriedOperations {
  before: StoredState;
  run: OperationRun;
}

const refsIn = (operation: Operation): readonly (SectionRef | null)[] => {
  switch (operation.op) {
    case "set":
      return [operation.section];
    case "insert": {
      const { parent, before } = operation.at;
      return "id" in operation ? [operation.id, parent, before] : [parent, before];
    }
    case "move":
      return [...operation.sections, operation.at.parent, operation.at.before];
    case "remove":
      return operation.sections;
    case "head":
  }
  return [];
};

const valuesIn = (operation: Operation): unknown => {
  if (operation.op === "set" || operation.op === "head") return operation.fields;
  return operation.op === "insert" && "model" in operation
    ? [operation.settings, operation.texts]
    : null;
};

const slugIn = (operation: Operation): unknown => {
  if (operation.op === "set") return operation.fields.slug;
  return operation.op === "insert" && "model" in operation ? operation.slug : null;
};

/** Does operations to what an owner has, without storing it. */
export async function tryOperations(
  transaction: Database,
  { owner, revision, base, operations }: Operations,
): Promise<TriedOperations> {
  const named = operations.flatMap(refsIn).filter((ref) => typeof ref === "number");
  const before = await loadState(transaction, owner, named);
  const elsewhere = named.filter((id) => !before.positions.has(id) && !before.removed.has(id));
  const slugs = [
    ...operations.map(slugIn),
    ...[...before.removed.values()].map(({ slug }) => slug),
  ].filter((slug) => typeof slug === "string");
  const inserted = operations.filter((each) => each.op === "insert" && "model" in each);
  const run = applyOperations(before, operations, {
    owner,
    base,
    next: revision + 1,
    settings: await getSettings(transaction),
    unknownIds: await findUnknownIds(transaction, operations.map(valuesIn)),
    foreignSlugs: await findForeignSlugs(transaction, owner, slugs),
    foreignIds: await findForeignIds(transaction, owner, elsewhere),
    newIds: await takeSectionIds(transaction, inserted.length),
  });
  return { before, run };
}

/** Stores what operations made. */
export const storeOperations = (
  transaction: Database,
  owner: OwnerKey<SectionOwner>,
  { before, run }: TriedOperations,
): Promise<void> => storeState(transaction, owner, before, run.state);

/**
 * Refuses operations that cannot be done.
 * @throws ApiError `validation_failed` with all problems; `conflict` with what others did since the base
 */
export async function refuseFailed(
  transaction: Database,
  { owner, revision, base }: Operations,
  { problems, conflicts, gone }: OperationRun,
): Promise<void> {
  if (Object.keys(problems).length > 0) {
    throw new ApiError("validation_failed", "Some operations are not valid: none was done.", {
      fields: problems,
    });
  }
  if (conflicts.length === 0 && gone.size === 0) return;
  const revisions = conflicts.map((conflict) => conflict.revision);
  const authors = await findAuthors(transaction, owner, revisions);
  const details: ChangesConflict = {
    revision,
    conflicts: conflicts.map(({ op, section, part, field, current, revision: written }) => ({
      op,
      section,
      locale: part === "settings" ? null : part,
      field,
      current,
      by: authors.get(written)?.by ?? null,
      at: authors.get(written)?.at ?? null,
    })),
    gone: [...gone],
    removed: await findRemovers(transaction, owner, base, gone),
  };
  throw new ApiError(
    "conflict",
    "Another person has changed the same fields, or removed a section, meanwhile: nothing was done.",
    { ...details },
  );
}
