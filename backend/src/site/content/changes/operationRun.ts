import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { FieldProblem } from "@festival/contracts/errors";
import { placeProblem, type Place } from "@festival/contracts/sections/places";
import type { SectionOwner, SectionPart } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import type { Hosts } from "../sections/sectionValues.ts";
import type { FoundIds } from "../sections/sectionReferences.ts";
import type { ContentState, DraftSection } from "./contentState.ts";

/** What operations need to know besides the content itself. */
export interface OperationContext {
  owner: OwnerKey<SectionOwner>;
  /** The revision that the author saw. */
  base: number;
  /** The revision that these operations make. */
  next: number;
  settings: Hosts;
  /** Ids that operations name and that lead nowhere, by the name of their field, such as "image_id". */
  unknownIds: FoundIds;
  /** Slugs that sections of other owners have. */
  foreignSlugs: ReadonlySet<string>;
  /** Sections of other owners that operations name. */
  foreignIds: ReadonlySet<number>;
  /** Ids for new sections, one for each. */
  newIds: readonly number[];
}

/** Another value of a field that was written after the base. */
export interface FoundConflict {
  op: number;
  /** Null for the head. */
  section: number | null;
  part: SectionPart;
  field: string;
  current: unknown;
  /** When it was written. */
  revision: number;
}

/** A section that lost its column. */
export interface LostColumn {
  section: number;
  parent: number;
  fromColumn: number;
  column: number;
}

/** The outcome of operations. They are done only if there are no problems, no conflicts and nothing is gone. */
export class OperationRun {
  state: ContentState;
  readonly context: OperationContext;
  /** The number of the present operation. */
  op = 0;
  /** By the `ref` of the call; null for a section that could not be made. */
  readonly ids = new Map<string, number | null>();
  /** By their place in the call, such as "ops.3.fields.link". */
  readonly problems: Record<string, FieldProblem> = {};
  readonly conflicts: FoundConflict[] = [];
  readonly gone = new Set<number>();
  /** Sections that are written, moved, made or brought back. */
  readonly touched = new Set<number>();
  /** Names of written fields, such as "de.content", by section; null stands for the head. */
  readonly written = new Map<number | null, Set<string>>();
  readonly inserted = new Set<number>();
  readonly placed = new Set<number>();
  readonly removed = new Set<number>();
  readonly lostColumns: LostColumn[] = [];
  /** Sections that came back without their slug, as another one has it now. */
  readonly withoutSlug = new Set<number>();
  readonly #newIds: Iterator<number, undefined>;

  constructor(state: ContentState, context: OperationContext) {
    this.state = state;
    this.context = context;
    this.#newIds = context.newIds.values();
  }

  get isChanged(): boolean {
    return this.touched.size > 0 || this.removed.size > 0 || this.isHeadWritten;
  }

  get isHeadWritten(): boolean {
    return this.written.has(null);
  }

  /** @param field within the present operation, such as "at.parent" */
  refuse(field: string, problem: FieldProblem): void {
    this.problems[`ops.${this.op}.${field}`] ??= problem;
  }

  nextId(): number {
    const { value } = this.#newIds.next();
    if (value === undefined) throw new Error("There is no id left for a new section.");
    return value;
  }

  name(ref: string | undefined, id: number | null): void {
    if (ref === undefined) return;
    if (this.ids.has(ref)) this.refuse("ref", "taken");
    this.ids.set(ref, id);
  }

  section(id: number): DraftSection | undefined {
    return this.state.sections.find((section) => section.id === id);
  }

  /** The id that a reference means; undefined, and noted, where there is none. */
  idOf(ref: SectionRef, field: string): number | undefined {
    if (typeof ref === "number") return ref;
    const id = this.ids.get(ref);
    if (id === undefined) this.refuse(field, "unknown");
    return id ?? undefined;
  }

  /** The section that a reference means; undefined, and noted, where it is not there. */
  find(ref: SectionRef, field: string): DraftSection | undefined {
    const id = this.idOf(ref, field);
    if (id === undefined) return undefined;
    const section = this.section(id);
    if (!section) this.noteMissing(id, field);
    return section;
  }

  noteMissing(id: number, field: string): void {
    if (this.context.foreignIds.has(id)) this.refuse(field, "unknown");
    else this.gone.add(id);
  }

  /** Whether it is what a reusable block's revision is counted at. */
  isRoot({ id }: { id: number }): boolean {
    const { ownerType, ownerId } = this.context.owner;
    return ownerType === "block" && ownerId === id;
  }

  /**
   * The place that an operation names.
   * @param placed the sections that are to stand there
   * @param around what they hold as well, where that is no part of the content yet
   */
  placeFor(
    { parent, column, before }: Target,
    placed: readonly DraftSection[],
    around: readonly DraftSection[] = [],
  ): { place: Place; before: number | null } | undefined {
    const outer = parent === null ? null : this.find(parent, "at.parent");
    const next = before === null ? null : this.find(before, "at.before");
    if (outer === undefined || next === undefined) return undefined;
    if (outer === null && this.context.owner.ownerType === "block") {
      this.refuse("at.parent", "invalid");
      return undefined;
    }
    const place = { parent: outer?.id ?? null, column };
    const found = Object.entries(placeProblem([...this.state.sections, ...around], placed, place));
    for (const [name, problem] of found) this.refuse(`at.${name}`, problem);
    if (placed.some(({ id }) => id === next?.id)) this.refuse("at.before", "invalid");
    else if (found.length === 0) return { place, before: next?.id ?? null };
    return undefined;
  }

  isSlugTaken(slug: string, id: number): boolean {
    return (
      this.context.foreignSlugs.has(slug) ||
      this.state.sections.some((section) => section.slug === slug && section.id !== id)
    );
  }

  /** @param id null for the head */
  noteWritten(id: number | null, part: SectionPart, field: string): void {
    if (id !== null) this.touched.add(id);
    this.written.set(id, (this.written.get(id) ?? new Set()).add(`${part}.${field}`));
  }
}
