import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { inverseOf } from "./inverse.ts";
import { isSame } from "./isSame.ts";
import { merge } from "./merge.ts";
import {
  applyAll,
  coalesce,
  fieldKey,
  findSection,
  renamed,
  shownValue,
  storedValue,
  type Content,
  type FieldName,
  type Op,
} from "./ops.ts";
import { fieldsOf } from "./rebase.ts";
import type { Saved } from "./saved.ts";

/** What an act was, for a list that people read. */
export interface ActLabel {
  act: "write" | "insert" | "move" | "remove" | "paste" | "restore" | "convert" | "save";
  /** Of a section; of `save` what the field is called. */
  model: string;
  /** Of `write`. */
  field?: string;
  /** The first words of the section. */
  words: string;
  /** Of an act with several sections, of which the first one is named. */
  count?: number;
}

/** One act, as it can be taken back. */
export interface UndoEntry {
  /** Of the owner, as `keyOfOwner` gives it. */
  owner: string;
  label: ActLabel;
  /** What takes it back. */
  back: readonly Op[];
  /** What the fields that `back` writes held after the act: another value is another person's. */
  left: readonly { name: FieldName; value: unknown }[];
  /** Set while words are written on. */
  typing?: { field: string; at: number; letters: number };
  /** Of what a panel saved, which is taken back at the server. */
  saved?: Saved;
}

/** Acts that can be taken back, and those that were; the last one last. */
export interface UndoStacks {
  done: readonly UndoEntry[];
  undone: readonly UndoEntry[];
}

export const noUndo: UndoStacks = { done: [], undone: [] };

/** Acts that are kept. */
export const mostEntries = 500;
/** Words that are written without such a pause are one act, up to about a line. */
const pauseMs = 500;
const lettersOfEntry = 20;

const valuesOf = (content: Content, ops: readonly Op[]): UndoEntry["left"] =>
  ops
    .filter((op) => op.op === "set")
    .flatMap(fieldsOf)
    .flatMap(([name]) => {
      const section = findSection(content, name.section);
      return section ? [{ name, value: storedValue(section, name.locale, name.field) }] : [];
    });

interface Act {
  owner: string;
  label: ActLabel;
  ops: readonly Op[];
  /** Of typing: when, and whether a word ends with it. */
  typing?: { at: number; endsWord: boolean };
}

/** @returns undefined where the act changes nothing */
function entryOf(before: Content, { owner, label, ops }: Act): UndoEntry | undefined {
  const back = inverseOf(before, ops);
  if (back.length === 0) return undefined;
  return { owner, label, back, left: valuesOf(applyAll(before, ops), back) };
}

/** Notes an act. Letters that are typed on end are one act; one that changes nothing is none. */
export function noted(stacks: UndoStacks, before: Content, act: Act): UndoStacks {
  const entry = entryOf(before, act);
  if (!entry) return stacks;
  const [op] = act.ops;
  const last = stacks.done.at(-1);
  const field =
    op?.op === "set"
      ? fieldsOf(op)
          .map(([name]) => fieldKey(name))
          .join(" ")
      : "";
  const { typing } = act;
  const goesOn =
    typing !== undefined &&
    last?.typing?.field === field &&
    last.owner === act.owner &&
    typing.at - last.typing.at < pauseMs &&
    !(typing.endsWord && last.typing.letters >= lettersOfEntry);
  const letters = goesOn ? (last.typing?.letters ?? 0) + 1 : 1;
  const noted: UndoEntry = {
    ...entry,
    ...(goesOn && { back: last.back }),
    ...(typing && { typing: { field, at: typing.at, letters } }),
  };
  const done = goesOn ? stacks.done.slice(0, -1) : stacks.done;
  return { done: [...done, noted].slice(-mostEntries), undone: [] };
}

/** Notes what a panel saved: it is listed among the acts, and taken back at the server. */
export const notedSaved = (stacks: UndoStacks, label: ActLabel, saved: Saved): UndoStacks => ({
  done: [...stacks.done, { owner: "", label, back: [], left: [], saved }].slice(-mostEntries),
  undone: [],
});

/**
 * Notes what came of taking back, or doing again, what a panel saved.
 * @param again what takes that back; undefined where it could not be done
 */
export function settled(
  { done, undone }: UndoStacks,
  entry: UndoEntry,
  again: Saved | undefined,
): UndoStacks {
  const turned = again ? [{ ...entry, saved: again }] : [];
  const rest = (entries: readonly UndoEntry[]) => entries.filter((each) => each !== entry);
  // another act may have followed meanwhile: nothing is done again after it
  return {
    done: [...rest(done), ...(undone.at(-1) === entry ? turned : [])],
    undone: [...rest(undone), ...(done.at(-1) === entry ? turned : [])],
  };
}

/** Ends what was typed: what follows is another act. */
export function closed(stacks: UndoStacks): UndoStacks {
  const last = stacks.done.at(-1);
  if (!last?.typing) return stacks;
  const { typing: _typing, ...entry } = last;
  return { ...stacks, done: [...stacks.done.slice(0, -1), entry] };
}

/** Names of sections that the server has given ids. */
export function withIds(
  { done, undone }: UndoStacks,
  owner: string,
  name: (ref: SectionRef) => SectionRef,
): UndoStacks {
  const rename = (entry: UndoEntry): UndoEntry =>
    entry.owner === owner
      ? {
          ...entry,
          back: entry.back.map((op) => renamed(op, name)),
          left: entry.left.map(({ name: field, value }) => ({
            name: { ...field, section: name(field.section) },
            value,
          })),
        }
      : entry;
  return { done: done.map(rename), undone: undone.map(rename) };
}

/** What undoing does, or why it does not: another person changed the same words, or removed the section. */
export type UndoStep =
  | { kind: "ops"; entry: UndoEntry; ops: readonly Op[]; stacks: UndoStacks }
  | { kind: "changed"; entry: UndoEntry; names: readonly FieldName[]; stacks: UndoStacks }
  /** It is for the server to do; `settled` notes what came of it. */
  | { kind: "saved"; entry: UndoEntry; saved: Saved };

/** The operations with words of others kept; undefined for a field where both changed the same ones. */
function aroundOthers(content: Content, { back, left }: UndoEntry) {
  const names: FieldName[] = [];
  const expected = new Map(left.map(({ name, value }) => [fieldKey(name), value]));
  const ops = back.flatMap((op): readonly Op[] => {
    if (op.op !== "set") return [op];
    const section = findSection(content, op.section);
    const fields = fieldsOf(op).flatMap(([name, value]): [string, unknown][] => {
      const key = fieldKey(name);
      if (!section || !expected.has(key)) return [[name.field, value]];
      const before = expected.get(key);
      const present = storedValue(section, name.locale, name.field);
      if (isSame(present, before)) return [[name.field, value]];
      const merged = merge({
        before,
        mine: value,
        theirs: shownValue(section, name.locale, name.field),
      });
      if (!merged) names.push(name);
      return merged ? [[name.field, merged.value]] : [];
    });
    return fields.length > 0 ? [{ ...op, fields: Object.fromEntries(fields) }] : [];
  });
  return { ops: ops.reduce<readonly Op[]>(coalesce, []), names };
}

function step(
  content: (owner: string) => Content | undefined,
  from: readonly UndoEntry[],
  put: (rest: readonly UndoEntry[], entry: UndoEntry | undefined) => UndoStacks,
): UndoStep | undefined {
  const entry = from.at(-1);
  if (!entry) return undefined;
  const rest = from.slice(0, -1);
  const { saved } = entry;
  if (saved) return { kind: "saved", entry, saved };
  const present = content(entry.owner);
  if (!present) return { kind: "changed", entry, names: [], stacks: put(rest, undefined) };
  const { ops, names } = aroundOthers(present, entry);
  const again = entryOf(present, { owner: entry.owner, label: entry.label, ops });
  if (names.length === 0 && again) {
    return { kind: "ops", entry, ops, stacks: put(rest, again) };
  }
  const isGone = entry.left.some(({ name }) => !findSection(present, name.section));
  // it is as it was already: another person did the same
  if (names.length === 0 && !isGone) return step(content, rest, put);
  return { kind: "changed", entry, names, stacks: put(rest, undefined) };
}

/**
 * Takes back the last act. @param content what an owner has now, by `keyOfOwner`
 * @returns undefined where there is none
 */
export function undo(
  stacks: UndoStacks,
  content: (owner: string) => Content | undefined,
): UndoStep | undefined {
  return step(content, stacks.done, (done, entry) => ({
    done,
    undone: entry ? [...stacks.undone, entry] : stacks.undone,
  }));
}

/** Whether an act changed one section's own fields and nothing else. */
const isWithin = ({ owner, back }: UndoEntry, key: string, section: SectionRef): boolean =>
  owner === key && back.length > 0 && back.every((op) => op.op === "set" && op.section === section);

/** Whether fields of a section were changed by an act that can be taken back alone. */
export const hasActWithin = ({ done }: UndoStacks, owner: string, section: SectionRef): boolean =>
  done.some((entry) => isWithin(entry, owner, section));

/** Takes back the last act within one section; what was done elsewhere since stays. */
export function undoWithin(
  stacks: UndoStacks,
  content: (owner: string) => Content | undefined,
  { owner, section }: { owner: string; section: SectionRef },
): UndoStep | undefined {
  const place = stacks.done.findLastIndex((entry) => isWithin(entry, owner, section));
  const entry = stacks.done[place];
  if (!entry) return undefined;
  const done = stacks.done.toSpliced(place, 1);
  const taken = step(content, [entry], (_, again) => ({
    done,
    undone: again ? [...stacks.undone, again] : stacks.undone,
  }));
  return taken ?? undoWithin({ ...stacks, done }, content, { owner, section });
}

/** Whether the last act did nothing but insert a section. */
export const isJustInserted = (
  { done }: UndoStacks,
  owner: string,
  section: SectionRef,
): boolean => {
  const last = done.at(-1);
  return (
    last?.owner === owner &&
    last.label.act === "insert" &&
    last.back.every((op) => op.op === "remove" && op.sections[0] === section)
  );
};

/** Does again what was taken back last. */
export function redo(
  stacks: UndoStacks,
  content: (owner: string) => Content | undefined,
): UndoStep | undefined {
  return step(content, stacks.undone, (undone, entry) => ({
    undone,
    done: entry ? [...stacks.done, entry] : stacks.done,
  }));
}
