import type { RichText } from "@festival/contracts/api/common";
import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import type { SplitText } from "../fields/richText/splitText.ts";
import { isBlockKey } from "../blocks/blockPlaces.ts";
import { sectionWords } from "../page/sectionWords.ts";
import {
  pasteOps,
  pasteProblem,
  rootsOf,
  toClip,
  type Clip,
  type PasteProblem,
} from "../workingCopy/clipboard.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import { findSection, type Content, type LocalSection, type Op } from "../workingCopy/ops.ts";
import { mayStand, outermost, settled } from "../workingCopy/several.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import type { ActLabel } from "../workingCopy/undo.ts";
import { convertOps, type Converted } from "./convert/converted.ts";
import { stepTarget, targetAfter, targetBefore, type Direction } from "./moves.ts";

/** The name of a new section until the server gives it an id. */
export const newRef = (): string => `new-${crypto.randomUUID()}`;

const blockSection = { model: "blockref", texts: { de: {}, en: {} } };
const referTo = (block: number) => ({ model: "blockref", settings: { block_id: block } });

/** A rich text in two after some of its paragraphs. */
const splitAfter = ({ blocks, entityMap }: RichText, count: number): RichText[] =>
  [blocks.slice(0, count), blocks.slice(count)].map((part) => {
    const keys = new Set(part.flatMap(({ entityRanges }) => entityRanges.map(({ key }) => key)));
    const own = Object.entries(entityMap).filter(([key]) => keys.has(Number(key)));
    return { blocks: part, entityMap: Object.fromEntries(own) };
  });

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

  #problemOf(content: Content | undefined, clip: Clip, at: Target): PasteProblem | undefined {
    if (isBlockKey(this.#owner) && clip.sections.some(({ model }) => model === "blockref")) {
      return "in_block";
    }
    return content ? pasteProblem(content, clip, at) : "not_here";
  }

  /** Shows a reusable block there. @returns the name of the section that refers to it */
  insertBlock(block: number, at: Target): string {
    const ref = newRef();
    this.#do("insert", [blockSection], [{ op: "insert", ref, ...referTo(block), at }]);
    return ref;
  }

  /** Shows a reusable block in the place of sections. @returns the name of the section that refers to it */
  replaceByBlock(ids: readonly SectionRef[], block: number): string | undefined {
    const replaced = this.of(ids);
    const [first] = replaced;
    if (!first) return undefined;
    const ref = newRef();
    this.#do(
      "convert",
      [blockSection],
      [
        { op: "insert", ref, ...referTo(block), at: targetBefore(first) },
        { op: "remove", sections: replaced.map(({ id }) => id) },
      ],
    );
    return ref;
  }

  /** Puts a copy of what a block holds in the place of a section that refers to it. */
  detach(section: LocalSection, clip: Clip): Pasted {
    const { content } = this;
    const at = targetBefore(section);
    const problem = content ? pasteProblem(content, clip, at) : "not_here";
    if (problem) return { problem };
    const ops = pasteOps(clip, at, newRef);
    this.#do(
      "convert",
      [clip.sections[0] ?? section],
      [...ops, { op: "remove", sections: [section.id] }],
    );
    return { refs: rootsOf(clip, ops) };
  }

  paste(clip: Clip, at: Target): Pasted {
    const { content } = this;
    const problem = this.#problemOf(content, clip, at);
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

  /**
   * Makes two sections of a text in this language. In the other one, too, where it has as many paragraphs and none is
   * taken apart; otherwise its words stay where they are.
   * @returns the name of the second one
   */
  split(section: LocalSection, { parts: [before, after], paragraphs }: SplitText) {
    const { content } = this;
    if (!content) return undefined;
    const ref = newRef();
    const locale = this.#locale;
    const other = locale === "de" ? "en" : "de";
    const twin: unknown = section.texts[other].content;
    const isAlike =
      isRichText(twin) && twin.blocks.length === before.blocks.length + after.blocks.length;
    const [kept, moved] =
      isAlike && paragraphs !== undefined ? splitAfter(twin, paragraphs) : [twin, undefined];
    // a place that links lead to stays with the first one
    const { anchor: _, ...settings } = section.settings;
    const made = {
      model: section.model,
      texts: { de: {}, en: {}, [locale]: { content: after } } as LocalSection["texts"],
    };
    if (moved) made.texts[other] = { content: moved };
    const set = (language: Locale, value: unknown): Op => ({
      op: "set",
      section: section.id,
      locale: language,
      fields: { content: value },
    });
    this.#do(
      "insert",
      [made],
      [
        set(locale, before),
        ...(moved ? [set(other, kept)] : []),
        { op: "insert", ref, ...made, settings, at: targetAfter(content, section) },
      ],
    );
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
