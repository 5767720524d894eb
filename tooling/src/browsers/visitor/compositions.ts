import type { OpenPage } from "./openPage.ts";

/** What an input method has written last. */
interface CompositionNotes {
  festivalComposed?: string;
}

/** Runs in a page. It can use nothing from outside of itself. */
function notesCompositions(): void {
  const notes = globalThis as CompositionNotes;
  delete notes.festivalComposed;
  document.addEventListener("compositionend", ({ data }) => (notes.festivalComposed = data), true);
}

/** Writes a letter by an input method, and waits until the page has it. */
export async function compose(page: OpenPage, letter: string): Promise<void> {
  await page.run(notesCompositions, null);
  await page.window.compose(letter);
  const isWritten = (one: string) => (globalThis as CompositionNotes).festivalComposed === one;
  await page.until(`"${letter}" of an input method`, () => page.run(isWritten, letter));
}
