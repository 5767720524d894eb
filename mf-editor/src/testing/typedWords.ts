import type { OwnerState } from "../workingCopy/unsaved.ts";
import type { Desk } from "./desk.ts";

const token = /\bt\d+\b/g;
const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? "").match(token) ?? [];

export const wordsTwiceIn = (value: unknown): string[] =>
  wordsIn(value).filter((word, index, all) => all.indexOf(word) !== index);

const shownWords = ({ shown: { sections, head } }: OwnerState) => wordsIn([sections, head]);

/** Words that are each typed once, and what became of them. */
export class TypedWords {
  /** Where each was typed, for the report. */
  readonly #places = new Map<string, string>();
  /** Those that a person took out, by undoing, removing a section or deciding a conflict. */
  readonly #takenOut = new Set<string>();

  get count(): number {
    return this.#places.size;
  }

  /** @returns a word that there is nowhere yet */
  next(place: string): string {
    const word = `t${this.count + 1}`;
    this.#places.set(word, `${word} ${place}`);
    return word;
  }

  /** Does something that takes words out of what is shown, and notes which. */
  take(desk: Desk, work: () => void): void {
    const before = shownWords(desk.state);
    work();
    const after = new Set(shownWords(desk.state));
    for (const word of before) if (!after.has(word)) this.#takenOut.add(word);
  }

  /** Notes the words of a value that a person has dropped for another. */
  drop(dropped: unknown, kept: unknown): void {
    const stays = new Set(wordsIn(kept));
    for (const word of wordsIn(dropped)) if (!stays.has(word)) this.#takenOut.add(word);
  }

  /** @returns where those were typed that are not in a value, and that no person has taken out */
  lostFrom(value: unknown): string[] {
    const found = new Set(wordsIn(value));
    return [...this.#places]
      .filter(([word]) => !found.has(word) && !this.#takenOut.has(word))
      .map(([, place]) => place);
  }
}
