import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { sectionWords } from "../page/sectionWords.ts";
import { pasteOps, toClip } from "../workingCopy/clipboard.ts";
import { findSection, type LocalSection, type Op } from "../workingCopy/ops.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import { standing, stepTarget, targetAfter, type Direction } from "./moves.ts";

/** The name of a new section until the server gives it an id. */
export const newRef = (): string => `new-${crypto.randomUUID()}`;

/** What can be done with whole sections of one owner; each act can be taken back. */
export class SectionActs {
  readonly #copies: WorkingCopies;
  readonly #owner: string;
  readonly #locale: Locale;

  constructor(copies: WorkingCopies, owner: string, locale: Locale) {
    this.#copies = copies;
    this.#owner = owner;
    this.#locale = locale;
  }

  get #content() {
    return this.#copies.get(this.#owner)?.shown;
  }

  #do(
    act: "insert" | "move" | "remove" | "paste",
    section: LocalSection,
    ops: readonly Op[],
  ): void {
    const words = sectionWords(section, this.#locale);
    this.#copies.edit(this.#owner, ops, { label: { act, model: section.model, words } });
  }

  /** @returns where the section stands then; undefined where it can't go further */
  step(section: LocalSection, direction: Direction): ReturnType<typeof standing> | undefined {
    const content = this.#content;
    const at = content && stepTarget(content, section, direction);
    if (!at) return undefined;
    this.#do("move", section, [{ op: "move", sections: [section.id], at }]);
    const moved = this.#content && findSection(this.#content, section.id);
    return moved && this.#content && standing(this.#content, moved);
  }

  /** Where a new section goes after this one. */
  after(section: LocalSection): Target | undefined {
    return this.#content && targetAfter(this.#content, section);
  }

  /** @returns the name of the new section */
  insert(model: string, at: Target): string {
    const ref = newRef();
    const made = { id: ref, model, slug: null, settings: {}, texts: { de: {}, en: {} } };
    this.#do("insert", { ...made, parent: null, column: 0 }, [{ op: "insert", ref, model, at }]);
    return ref;
  }

  /** @returns the name of the copy */
  duplicate(section: LocalSection): string | undefined {
    const content = this.#content;
    if (!content) return undefined;
    const ops = pasteOps(toClip(content, section.id), targetAfter(content, section), newRef);
    this.#do("paste", section, ops);
    const [first] = ops;
    return first?.op === "insert" && "model" in first ? first.ref : undefined;
  }

  remove(section: LocalSection): void {
    this.#do("remove", section, [{ op: "remove", sections: [section.id] }]);
  }
}
