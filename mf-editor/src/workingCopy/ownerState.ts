import type { ChangesAnswer, SectionRef } from "@festival/contracts/api/editing/contentChanges";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import { headOf } from "./head.ts";
import {
  apply,
  applyAll,
  coalesce,
  contentOf,
  fieldKey,
  findSection,
  renamed,
  storedValue,
  type Content,
  type Op,
  type SetOp,
} from "./ops.ts";
import { merge } from "./merge.ts";
import { fieldsOf, lastValues, rebase, type Befores, type Conflict } from "./rebase.ts";
import {
  nothingUnsaved,
  topOf,
  unsavedOf,
  withShown,
  type Base,
  type OwnerState,
  type Unsaved,
} from "./unsaved.ts";

const baseOf = (owner: OwnerKey, copy: WorkingCopy, removed: Content["removed"]): Base => ({
  revision: copy.revision,
  content: { ...contentOf(copy, owner), removed },
  hasChanges: copy.has_changes,
  isOnline: copy.is_online,
  title: copy.title,
});

/** What a field holds upon which something is written now; what was noted for it before counts, as that was first. */
function withBefores(befores: Befores, shown: Content, op: Op): Befores {
  if (op.op !== "set") return befores;
  const found: Record<string, unknown> = {};
  for (const [name] of fieldsOf(op)) {
    const section = findSection(shown, name.section);
    if (section) found[fieldKey(name)] = storedValue(section, name.locale, name.field);
  }
  return { ...found, ...befores };
}

/** Of what fields held, what is still needed: of values that wait, and of those that are held back. */
function neededBefores(
  befores: Befores,
  { pending, held }: Pick<Unsaved, "pending" | "held">,
): Befores {
  const needed = new Set([...lastValues(pending).keys(), ...held.map(fieldKey)]);
  return Object.fromEntries(Object.entries(befores).filter(([key]) => needed.has(key)));
}

/** The same with what the server has now for what waits; a section that it does not have is put back later. */
function beforesUpon(
  { content }: Base,
  befores: Befores,
  unsaved: Pick<Unsaved, "pending" | "held">,
): Befores {
  const found: Record<string, unknown> = {};
  for (const [name] of unsaved.pending.filter((op) => op.op === "set").flatMap(fieldsOf)) {
    const section = findSection(content, name.section);
    if (section) found[fieldKey(name)] = storedValue(section, name.locale, name.field);
  }
  return { ...neededBefores(befores, unsaved), ...found };
}

/**
 * @param unsaved what a journal kept
 * @param removed sections that can be brought back
 */
export function openOwner(
  owner: OwnerKey,
  copy: WorkingCopy,
  unsaved: Unsaved = nothingUnsaved,
  removed: Content["removed"] = new Map(),
): OwnerState {
  const base = baseOf(owner, copy, removed);
  const state = withShown({ owner, base, ...unsavedOf(unsaved), isBehind: false });
  // what was on its way is asked for first, under its key: only then is it known what the copy holds of it
  return unsaved.sent ? state : rebased(state, copy);
}

/** An operation of the person who edits. */
export function edited(state: OwnerState, op: Op): OwnerState {
  const written = op.op === "set" ? new Set(fieldsOf(op).map(([name]) => fieldKey(name))) : null;
  const held = written ? state.held.filter((value) => !written.has(fieldKey(value))) : state.held;
  const pending = coalesce(state.pending, op);
  const befores = withBefores(state.befores, state.shown, op);
  return { ...state, pending, befores, held, shown: apply(state.shown, op) };
}

/** Operations of one call at most. */
const mostOps = 100;

/** Whether an operation brings back a section that has no id before others were answered. */
const needsAnswer = (op: Op) => op.op === "insert" && !("model" in op) && typeof op.id === "string";

/**
 * Whether an operation brings back a section: what it holds by now only the server knows, as others may have written
 * into it before it was removed. What follows is put upon the answer.
 */
const bringsBack = (op: Op) => op.op === "insert" && !("model" in op) && typeof op.id === "number";

/**
 * Takes what waits on its way; the same state where nothing waits, or something is on its way. While the base lacks
 * what others did, nothing is sent either: its revision would pass for theirs.
 */
export function taken(state: OwnerState, key: string): OwnerState {
  if (state.sent || state.isBehind || state.pending.length === 0) return state;
  const upon = uponBase(state, state.base);
  const { pending, base } = upon;
  if (pending.length === 0) return upon;
  const ends = [pending.findIndex(needsAnswer), pending.findIndex(bringsBack) + 1];
  const count = Math.min(...ends.filter((end) => end > 0), pending.length, mostOps);
  const sent = { key, base: base.revision, ops: pending.slice(0, count) };
  return { ...upon, sent, pending: pending.slice(count) };
}

function renameKey(key: string, name: (ref: SectionRef) => SectionRef): string {
  const [section = "", ...rest] = key.split("/");
  return [name(section), ...rest].join("/");
}

type Rename = (ref: SectionRef) => SectionRef;

const renameKeys = (befores: Befores, name: Rename): Befores =>
  Object.fromEntries(Object.entries(befores).map(([key, value]) => [renameKey(key, name), value]));

/**
 * What waits, under the ids of an answer. A section whose answer came late stood here twice until then: as the one on
 * its way, and as the server's own. What was written into both of them is not the same words.
 */
function underIds(pending: readonly Op[], name: Rename): { ops: Op[]; twice: SetOp[] } {
  const isById = (op: Op) => op.op === "set" && name(op.section) === op.section;
  const byId = new Set(lastValues(pending.filter(isById)).keys());
  const twice: SetOp[] = [];
  const ops = pending.flatMap((op): Op[] => {
    const named = renamed(op, name);
    if (named.op !== "set" || op.op !== "set" || name(op.section) === op.section) return [named];
    const isTwice = ([field]: [string, unknown]) => byId.has(fieldKey({ ...named, field }));
    const fields = Object.entries(named.fields);
    const [other, once] = [fields.filter(isTwice), fields.filter((entry) => !isTwice(entry))];
    if (other.length > 0) twice.push({ ...named, fields: Object.fromEntries(other) });
    return once.length > 0 ? [{ ...named, fields: Object.fromEntries(once) }] : [];
  });
  return { ops, twice };
}

/** What of an answer the working copy needs. */
export type Acknowledgement = Pick<ChangesAnswer, "revision" | "ids" | "sections" | "head">;

/** The server did what was on its way. */
export function acknowledged(state: OwnerState, answer: Acknowledgement): OwnerState {
  const { sent, base } = state;
  if (!sent) return state;
  const name: Rename = (ref) => answer.ids[ref] ?? ref;
  const isKnown = base.revision >= answer.revision;
  const now = isKnown ? base : baseAfter(state, sent.ops, answer, name);
  // what waits was written upon what was on its way
  const under = { ...state.befores, ...Object.fromEntries(lastValues(sent.ops)) };
  const { ops, twice } = underIds(state.pending, name);
  const top = topOf(state.owner);
  const late = rebase(applyAll(now.content, ops), twice, renameKeys(under, name), top);
  const rename = <N extends { section: SectionRef }>(each: N): N => ({
    ...each,
    section: name(each.section),
  });
  const held = state.held.map(rename);
  const pending = [...ops, ...late.ops];
  // where a section stood twice, what the server's own one holds counts
  const befores = { ...renameKeys(under, name), ...under };
  return withShown({
    ...state,
    base: now,
    sent: null,
    pending,
    befores: neededBefores(befores, { pending, held }),
    held,
    conflicts: [...state.conflicts.map(rename), ...late.conflicts],
    isBehind:
      state.isBehind || isKnown || answer.revision > sent.base + 1 || sent.ops.some(bringsBack),
  });
}

function baseAfter(
  state: Pick<OwnerState, "owner" | "base">,
  ops: readonly Op[],
  { revision, sections, head }: Acknowledgement,
  name: Rename,
): Base {
  const { owner, base } = state;
  const { sections: done, head: doneHead, removed } = applyAll(base.content, ops);
  const answered = new Map<SectionRef, ChangesAnswer["sections"][number]>(
    sections.map((section) => [section.id, section]),
  );
  const rename = <S extends Content["sections"][number]>(section: S): S => ({
    ...section,
    id: name(section.id),
    parent: section.parent === null ? null : name(section.parent),
  });
  return {
    ...base,
    revision,
    hasChanges: true,
    content: {
      sections: done.map(rename).map((section) => {
        const stored = answered.get(section.id);
        if (!stored) return section;
        const { slug, settings, texts } = stored;
        return { ...section, slug, settings, texts };
      }),
      head: headOf(owner, head) ?? doneHead,
      removed: new Map([...removed].map(([id, inner]) => [name(id), inner.map(rename)])),
    },
  };
}

/** What is on its way waits again, as it is: the server did nothing of it. */
export const returned = (state: OwnerState): OwnerState =>
  state.sent ? { ...state, sent: null, pending: [...state.sent.ops, ...state.pending] } : state;

/** What the server has, and nothing else. What is on its way may still arrive there. */
export const discarded = (state: OwnerState): OwnerState =>
  withShown({ ...state, ...nothingUnsaved });

/** Puts what waits upon a base; merged where something else was written there. */
function uponBase(state: OwnerState, base: Base): OwnerState {
  const top = topOf(state.owner);
  const { ops, conflicts } = rebase(base.content, state.pending, state.befores, top);
  return withShown({
    ...state,
    base,
    pending: ops,
    befores: beforesUpon(base, state.befores, { pending: ops, held: state.held }),
    conflicts: [...state.conflicts, ...conflicts],
  });
}

/** Puts what waits upon what the server has now. Nothing may be on its way. */
export const rebased = (state: OwnerState, copy: WorkingCopy): OwnerState =>
  uponBase({ ...state, isBehind: false }, baseOf(state.owner, copy, state.base.content.removed));

/** What the others wrote when a person was asked: what is decided is written upon that, and not upon newer words. */
const beforesOfConflict = (conflict: Conflict): Befores =>
  conflict.kind === "field" ? { [fieldKey(conflict)]: conflict.theirs } : (conflict.befores ?? {});

/** What is decided, put beside what waits: both were written into the same fields, and neither upon the other. */
function besideWaiting(state: OwnerState, conflict: Conflict, ops: readonly Op[]) {
  const known = beforesOfConflict(conflict);
  const waiting = lastValues([...(state.sent?.ops ?? []), ...state.pending]);
  const again: Conflict[] = [];
  const beside = ops.flatMap((op): readonly Op[] => {
    if (op.op !== "set") return [op];
    const fields = fieldsOf(op).flatMap(([name, mine]): [string, unknown][] => {
      const key = fieldKey(name);
      const theirs = waiting.get(key);
      if (theirs === undefined) return [[name.field, mine]];
      const before = known[key] ?? null;
      const merged = merge({ before, mine, theirs });
      if (merged) return [[name.field, merged.value]];
      const words: SetOp = { ...op, fields: { [name.field]: mine } };
      const model = findSection(state.shown, op.section)?.model;
      again.push(
        model === undefined
          ? { kind: "removed", section: op.section, words: [words], befores: { [key]: theirs } }
          : { kind: "field", model, ...name, before, mine, theirs },
      );
      return [];
    });
    return fields.length > 0 ? [{ ...op, fields: Object.fromEntries(fields) }] : [];
  });
  const befores = Object.entries(known).filter(([key]) => !waiting.has(key));
  return { ops: beside, again, befores: Object.fromEntries(befores) };
}

/**
 * A person decided a conflict. What they have written into the same fields meanwhile stays, merged with what they
 * decided, or is asked about again. @param ops what is written instead; none for what the others wrote
 */
export function decided(state: OwnerState, conflict: Conflict, ops: readonly Op[]): OwnerState {
  const others = state.conflicts.filter((each) => each !== conflict);
  if (ops.length === 0) return { ...state, conflicts: others };
  const beside = besideWaiting(state, conflict, ops);
  return beside.ops.reduce(edited, {
    ...state,
    conflicts: [...others, ...beside.again],
    befores: { ...state.befores, ...beside.befores },
  });
}
