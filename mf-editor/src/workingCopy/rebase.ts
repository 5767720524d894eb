import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import { isSame } from "./isSame.ts";
import { merge } from "./merge.ts";
import {
  apply,
  describeField,
  fieldKey,
  findSection,
  shownValue,
  storedValue,
  type Content,
  type FieldName,
  type LocalSection,
  type Op,
  type SetOp,
} from "./ops.ts";

/** Whose act a conflict is about, and when it was; absent where the server did not say. */
interface OfOther {
  by?: string;
  /** In ISO 8601. */
  at?: string;
}
/** Both changed the same words: a person decides. */
export interface FieldConflict extends FieldName, OfOther {
  kind: "field";
  model: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}
/** Another person removed the section while words were written into it here; or the page has not taken a new one. */
export interface RemovedConflict extends OfOther {
  kind: "removed";
  section: SectionRef;
  /** What was written, field by field. */
  words: readonly SetOp[];
  /** What these fields held before: put back, the section may hold words of others. Absent in older journals. */
  befores?: Befores;
  /** Of a new section that was never there, such as where a page is full. */
  model?: string;
}
export type Conflict = FieldConflict | RemovedConflict;

/** What fields held on the server when they were first written here, by `fieldKey`. */
export type Befores = Readonly<Record<string, unknown>>;

export interface Rebased {
  ops: readonly Op[];
  conflicts: readonly Conflict[];
}

export const fieldsOf = ({ section, locale, fields }: SetOp): [FieldName, unknown][] =>
  Object.entries(fields).map(([field, value]) => [{ section, locale, field }, value]);

/** The last value that operations write, by `fieldKey`. */
export function lastValues(ops: readonly Op[]): Map<string, unknown> {
  const sets = ops.filter((op) => op.op === "set").flatMap(fieldsOf);
  return new Map(sets.map(([name, value]) => [fieldKey(name), value]));
}

class Rebase {
  content: Content;
  /** What the server has, without these operations. */
  readonly #server: Content;
  readonly ops: Op[] = [];
  readonly conflicts: Conflict[] = [];
  readonly #befores: Befores;
  readonly #last: ReadonlyMap<string, unknown>;
  readonly #top: SectionRef | null;
  readonly #decided = new Set<string>();
  readonly #expected = new Set<SectionRef>();

  constructor(next: Content, ops: readonly Op[], befores: Befores, top: SectionRef | null) {
    this.content = next;
    this.#server = next;
    this.#befores = befores;
    this.#last = lastValues(ops);
    this.#top = top;
  }

  #keep(op: Op): void {
    this.ops.push(op);
    this.content = apply(this.content, op);
  }

  #isThere(id: SectionRef): boolean {
    return this.#expected.has(id) || findSection(this.content, id) !== undefined;
  }

  /** @param isNew whether the section is nowhere else, so that it needs a place */
  #place({ parent, column, before }: Target, isNew: boolean): Target | undefined {
    if (parent !== null && !this.#isThere(parent)) {
      return isNew ? { parent: this.#top, column: 0, before: null } : undefined;
    }
    return { parent, column, before: before !== null && this.#isThere(before) ? before : null };
  }

  /** The fields of an operation as they are written now; merged ones once, with the last value. */
  #fields(op: SetOp): SetOp["fields"] {
    const section = findSection(this.#server, op.section);
    if (!section) return op.fields;
    return Object.fromEntries(
      fieldsOf(op).flatMap(([name, value]) => {
        const key = fieldKey(name);
        if (!(key in this.#befores)) return [[name.field, value]];
        const theirs = storedValue(section, name.locale, name.field);
        const before = this.#befores[key];
        if (!this.#decided.has(key)) {
          if (isSame(theirs, before)) return [[name.field, value]];
          this.#decided.add(key);
          return this.#decide(name, section, { before, mine: this.#last.get(key), theirs });
        }
        return [];
      }),
    );
  }

  #decide(
    name: FieldName,
    section: LocalSection,
    stored: { before: unknown; mine: unknown; theirs: unknown },
  ): [string, unknown][] {
    const field = describeField(section.model, name.field);
    const empty = field ? defaultInOneLanguage(field) : null;
    const merged = merge({
      before: stored.before ?? empty,
      mine: stored.mine ?? empty,
      theirs: shownValue(section, name.locale, name.field),
    });
    if (!merged) {
      this.conflicts.push({ kind: "field", model: section.model, ...name, ...stored });
      return [];
    }
    return isSame(merged.value, stored.theirs) ? [] : [[name.field, merged.value]];
  }

  #set(op: SetOp): void {
    if (!this.#isThere(op.section)) {
      this.#orphan(op);
      return;
    }
    const fields = this.#fields(op);
    if (Object.keys(fields).length > 0) this.#keep({ ...op, fields });
  }

  #orphan(op: SetOp): void {
    const index = this.conflicts.findIndex(
      (conflict) => conflict.kind === "removed" && conflict.section === op.section,
    );
    const present = this.conflicts[index];
    const before = present?.kind === "removed" ? present : undefined;
    const known = fieldsOf(op).flatMap(([name]) => {
      const key = fieldKey(name);
      return key in this.#befores ? [[key, this.#befores[key]] as const] : [];
    });
    const conflict: RemovedConflict = {
      kind: "removed",
      section: op.section,
      words: [...(before?.words ?? []), op],
      befores: { ...before?.befores, ...Object.fromEntries(known) },
    };
    if (present) this.conflicts[index] = conflict;
    else this.conflicts.push(conflict);
  }

  add(op: Op): void {
    switch (op.op) {
      case "set":
        this.#set(op);
        return;
      case "insert": {
        const at = this.#place(op.at, true);
        const id = "model" in op ? op.ref : op.id;
        if (id !== undefined) this.#expected.add(id);
        if (at) this.#keep({ ...op, at });
        return;
      }
      case "move": {
        const sections = op.sections.filter((id) => this.#isThere(id));
        const at = this.#place(op.at, false);
        if (at && sections.length > 0) this.#keep({ ...op, sections, at });
        return;
      }
      case "remove":
    }
    const sections = op.sections.filter((id) => this.#isThere(id));
    for (const id of sections) this.#expected.delete(id);
    if (sections.length > 0) this.#keep({ ...op, sections });
  }
}

/**
 * Puts operations that the server does not have yet upon what it has now. Words of both sides are kept: merged where
 * they stand apart, and as a conflict where both changed the same ones.
 * @param top where a new section goes whose place was removed; null for the top
 */
export function rebase(
  next: Content,
  ops: readonly Op[],
  befores: Befores,
  top: SectionRef | null = null,
): Rebased {
  const run = new Rebase(next, ops, befores, top);
  for (const op of ops) run.add(op);
  return { ops: run.ops, conflicts: run.conflicts };
}
