import type { Localized } from "@festival/contracts/locales";
import { mergeable } from "@festival/contracts/resources/mergeable";

/** What is done with a record on a screen of its own. */
interface Act {
  label: Localized;
  /** Other words that people have for it. */
  words: string;
  /** The resources whose records have it. */
  of: readonly string[];
  addressOf(resource: string, id: number): string;
}

const screenOf = (name: string) => (resource: string, id: number) => `/${resource}/${id}/${name}`;
const events = ["events"];

const acts: readonly Act[] = [
  {
    label: { de: "Absagen", en: "Cancel" },
    words: "absage cancellation",
    of: events,
    addressOf: screenOf("cancel"),
  },
  {
    label: { de: "Verschieben", en: "Postpone" },
    words: "verschiebung",
    of: events,
    addressOf: screenOf("postpone"),
  },
  {
    label: { de: "Verlegen", en: "Move" },
    words: "verlegung",
    of: events,
    addressOf: screenOf("move"),
  },
  {
    label: { de: "Ersetzen", en: "Replace" },
    words: "ersatz einspringen",
    of: ["artists"],
    addressOf: screenOf("replace"),
  },
  {
    label: { de: "Zusammenführen", en: "Merge" },
    words: "doppelt twice",
    of: mergeable,
    addressOf: screenOf("merge"),
  },
];

const fewestLetters = 4;

/**
 * The act that is asked for by one of the words, and the words that are left: whose record it is done to.
 * @example actIn("absagen eroica") => [the act of cancelling, "eroica"]
 */
export function actIn(typed: string): [Act, string] | undefined {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  for (const [place, part] of parts.entries()) {
    if (part.length < fewestLetters) continue;
    const act = acts.find(({ label, words }) =>
      `${label.de} ${label.en} ${words}`
        .toLowerCase()
        .split(" ")
        .some((word) => word.startsWith(part)),
    );
    if (act) return [act, parts.toSpliced(place, 1).join(" ")];
  }
  return undefined;
}
