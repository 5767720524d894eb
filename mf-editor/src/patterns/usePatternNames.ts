import type { Locale, Localized } from "@festival/contracts/locales";
import { useState } from "react";

interface PatternNames {
  /** As they are typed. */
  names: Localized;
  setName(language: Locale, name: string): void;
  /** As they are kept: a language that has none takes that of the other one. */
  complete: Localized;
  isEmpty: boolean;
}

/** The names of a pattern or a reusable block in both languages, while they are typed. */
export function usePatternNames(start: Localized): PatternNames {
  const [names, setNames] = useState(start);
  const de = names.de.trim();
  const en = names.en.trim();
  return {
    names,
    setName: (language, name) => setNames({ ...names, [language]: name }),
    complete: { de: de || en, en: en || de },
    isEmpty: de === "" && en === "",
  };
}
