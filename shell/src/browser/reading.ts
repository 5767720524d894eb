import { bookletLetters } from "@festival/contracts/bus";
import { BehaviorSubject, skip } from "rxjs";
import { lettersKey, markReading, readingKey } from "../document/reading.ts";
import type { ShellBus } from "../shellBus.ts";

/** Private windows may refuse; the choice then lasts as long as the document. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing to be done
  }
}

/** How booklets are read: at first as the document is marked, then as chosen, which is kept. */
export function createReading(): Pick<ShellBus, "bookletDarkMode$" | "bookletLetters$"> {
  markReading(document.documentElement);
  const { dataset } = document.documentElement;
  const kept = bookletLetters.find((letters) => letters === dataset.letters);
  const bookletDarkMode$ = new BehaviorSubject(dataset.reading === "dark");
  const bookletLetters$ = new BehaviorSubject(kept ?? "normal");
  bookletDarkMode$.pipe(skip(1)).subscribe((isDark) => {
    dataset.reading = isDark ? "dark" : "light";
    keep(readingKey, dataset.reading);
  });
  bookletLetters$.pipe(skip(1)).subscribe((letters) => {
    dataset.letters = letters;
    keep(lettersKey, letters);
  });
  return { bookletDarkMode$, bookletLetters$ };
}
