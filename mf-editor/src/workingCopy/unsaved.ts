import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import type { OwnerKey } from "@festival/contracts/editing";
import type { FieldProblem } from "@festival/contracts/errors";
import { applyAll, type Content, type FieldName, type Op } from "./ops.ts";
import type { Befores, Conflict } from "./rebase.ts";

/** A value that the server refused: it stays where it was written, and is not sent again. */
export interface HeldValue extends FieldName {
  value: unknown;
  /** By field, such as "content" or "items.0.title". */
  problems: Readonly<Record<string, FieldProblem>>;
}

/** Operations on their way, which are sent again under the same key until there is an answer. */
export interface Batch {
  key: string;
  base: number;
  ops: readonly Op[];
}

/** What must not be lost: all that the server has not confirmed. Plain JSON. */
export interface Unsaved {
  sent: Batch | null;
  pending: readonly Op[];
  befores: Befores;
  held: readonly HeldValue[];
  conflicts: readonly Conflict[];
}

/** What the server has. */
export interface Base {
  revision: number;
  content: Content;
  /** Whether it differs from what the public sees. */
  hasChanges: boolean;
  isOnline: boolean | null;
  title: string;
}

/** The working copy of one owner. Never changed in place. */
export interface OwnerState extends Unsaved {
  owner: OwnerKey;
  base: Base;
  /** The base with all that is unsaved. */
  shown: Content;
  /** Whether others changed something that the base does not hold yet. */
  isBehind: boolean;
}

export const nothingUnsaved: Unsaved = {
  sent: null,
  pending: [],
  befores: {},
  held: [],
  conflicts: [],
};

export const unsavedOf = ({ sent, pending, befores, held, conflicts }: Unsaved): Unsaved => ({
  sent,
  pending,
  befores,
  held,
  conflicts,
});

export const hasUnsaved = ({ sent, pending, held, conflicts }: Unsaved): boolean =>
  sent !== null || pending.length > 0 || held.length > 0 || conflicts.length > 0;

/** Whether the public sees something else than what is written here. */
export const hasUnpublished = ({ base, sent, pending }: OwnerState): boolean =>
  base.hasChanges || sent !== null || pending.length > 0;

export const keyOfOwner = ({ type, id }: OwnerKey): string => `${type}:${id}`;

export const ownerOfKey = (key: string): OwnerKey => {
  const [type, id] = key.split(":");
  return { type: type as OwnerKey["type"], id: Number(id) };
};

/** The root of a reusable block holds all of its sections; elsewhere they stand at the top. */
export const topOf = ({ type, id }: OwnerKey): SectionRef | null => (type === "block" ? id : null);

const heldOps = (held: readonly HeldValue[]): Op[] =>
  held.map(({ section, locale, field, value }) => ({
    op: "set",
    section,
    locale,
    fields: { [field]: value },
  }));

/** The same with what is unsaved shown upon the base. */
export function withShown(state: Omit<OwnerState, "shown">): OwnerState {
  const { base, held, sent, pending } = state;
  const shown = applyAll(base.content, [...heldOps(held), ...(sent?.ops ?? []), ...pending]);
  return { ...state, shown };
}
