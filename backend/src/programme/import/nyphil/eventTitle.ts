import { localize, type Localized } from "@festival/contracts/locales";
import type { ImportedProgrammeItem } from "../importedEvent.ts";

const named = 3;

/**
 * What a concert is called that has no name of its own: its one work, its one composer with the
 * longest-looking work, its composers, or at least its kind.
 */
export function eventTitle(items: readonly ImportedProgrammeItem[], kind: Localized): Localized {
  const works = items.flatMap((item) => (item.kind === "work" ? [item.work] : []));
  // anthems, encores without a composer and talks give a concert its name only where there is nothing else
  const composed = works.filter((work) => work.composer !== null);
  const composers = [
    ...new Map(composed.map((work) => [work.composer?.key, work.composer])).values(),
  ];
  const [first] = composed.length > 0 ? composed : works;
  return localize((locale) => {
    if (!first) return kind[locale];
    const names = composers.flatMap((composer) => (composer ? [composer.shortName[locale]] : []));
    const [name] = names;
    if (name === undefined) return first.title[locale];
    if (composed.length === 1) return `${name}: ${first.title[locale]}`;
    if (names.length === 1) {
      return locale === "de" ? `Werke von ${name}` : `Works by ${name}`;
    }
    if (names.length <= named) {
      return `${names.slice(0, -1).join(", ")} & ${names.at(-1)}`;
    }
    const shown = names.slice(0, named).join(", ");
    return locale === "de" ? `${shown} und andere` : `${shown} and others`;
  });
}
