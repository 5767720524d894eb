import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { sectionWords } from "../page/sectionWords.ts";
import {
  pasteOps,
  pasteProblem,
  rootsOf,
  toClip,
  type Clip,
  type PasteProblem,
} from "../workingCopy/clipboard.ts";
import { findSection, type Content, type LocalSection, type Op } from "../workingCopy/ops.ts";
import { mayStand, outermost, settled } from "../workingCopy/several.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import type { ActLabel } from "../workingCopy/undo.ts";
import { convertOps, type Converted } from "./convert/converted.ts";
import { stepTarget, targetAfter, type Direction } from "./moves.ts";

/** The name of a new section until the server gives it an id. */
export const newRef = (): string => `new-${crypto.randomUUID()}`;

/** What came of pasting: the new sections that stand in none of the others. */
export type Pasted = { refs: string[] } | { problem: PasteProblem };

/** What can be done with whole sections of one owner, one or several; each act can be taken back as one. */
export class SectionActs {
  readonly #copies: WorkingCopies;
  readonly #owner: string;
  readonly #locale: Locale;

  constructor(copies: WorkingCopies, owner: string, locale: Locale) {
    this.#copies = copies;
    this.#owner = owner;
    this.#locale = locale;
  }

  get content(): Content | undefined {
    return this.#copies.get(this.#owner)?.shown;
  }

  #do(
    act: ActLabel["act"],
    sections: readonly Pick<LocalSection, "model" | "texts">[],
    ops: readonly Op[],
  ): void {
    const [first] = sections;
    if (!first) return;
    const { model } = first;
    const count = sections.length > 1 ? { count: sections.length } : {};
    const label: ActLabel = { act, model, words: sectionWords(first, this.#locale), ...count };
    this.#copies.edit(this.#owner, ops, { label });
  }

  /** Those of several sections that stand in none of the others. */
  of(ids: readonly SectionRef[]): LocalSection[] {
    return this.content ? outermost(this.content, ids) : [];
  }

  /** @returns whether they stand elsewhere now */
  step(ids: readonly SectionRef[], direction: Direction): boolean {
    const { content } = this;
    const at = content && stepTarget(content, this.of(ids), direction);
    return at !== undefined && this.move(ids, at);
  }

  /** @returns whether they may stand there together */
  mayMove(ids: readonly SectionRef[], at: Target): boolean {
    const { content } = this;
    return content !== undefined && mayStand(content, this.of(ids), at);
  }

  /** @returns whether they stand elsewhere now */
  move(ids: readonly SectionRef[], at: Target): boolean {
    const { content } = this;
    if (!content || !this.mayMove(ids, at)) return false;
    const moved = this.of(ids);
    const sections = moved.map(({ id }) => id);
    this.#do("move", moved, [{ op: "move", sections, at: settled(content, sections, at) }]);
    return this.content !== content;
  }

  /** Where a new section goes after these. */
  after(ids: readonly SectionRef[]): Target | undefined {
    const { content } = this;
    const last = this.of(ids).at(-1);
    return content && last && targetAfter(content, last);
  }

  /** @returns the name of the new section */
  insert(model: string, at: Target): string {
    const ref = newRef();
    this.#do("insert", [{ model, texts: { de: {}, en: {} } }], [{ op: "insert", ref, model, at }]);
    return ref;
  }

  clip(ids: readonly SectionRef[]): Clip {
    return this.content ? toClip(this.content, ids) : { sections: [], parents: [] };
  }

  paste(clip: Clip, at: Target): Pasted {
    const { content } = this;
    const problem = content ? pasteProblem(content, clip, at) : "not_here";
    if (problem) return { problem };
    const ops = pasteOps(clip, at, newRef);
    this.#do(
      "paste",
      clip.sections.filter((_, index) => clip.parents[index] === null),
      ops,
    );
    return { refs: rootsOf(clip, ops) };
  }

  /** Puts copies after the last of them. */
  duplicate(ids: readonly SectionRef[]): Pasted {
    const at = this.after(ids);
    return at ? this.paste(this.clip(ids), at) : { problem: "not_here" };
  }

  /** @returns the name of the section that stands there instead */
  convert(section: LocalSection, made: Converted): string | undefined {
    const { content } = this;
    if (!content) return undefined;
    const ref = newRef();
    this.#do("convert", [made], convertOps(content, section, made, ref));
    return ref;
  }

  remove(ids: readonly SectionRef[]): void {
    const removed = this.of(ids);
    const sections = removed.map(({ id }) => id);
    if (sections.length > 0) this.#do("remove", removed, [{ op: "remove", sections }]);
  }

  /** The section as it is now. */
  find(id: SectionRef): LocalSection | undefined {
    return this.content && findSection(this.content, id);
  }
}
