import type { Localized } from "@festival/contracts/locales";
import { adminResources } from "./adminResources.ts";

interface NamedKind {
  /** As the audit log has it before the number: "event" of "event:12". */
  singular: string;
  label: Localized;
  /** Where its records can be looked for by their words. */
  resource?: string;
}

const words = (singular: string, de: string, en: string): NamedKind => ({
  singular,
  label: { de, en },
});

/** What the audit log can name, in the words of the office. */
export const namedKinds: readonly NamedKind[] = [
  ...adminResources
    .filter(({ record }) => record !== "none")
    .map(({ name, singular, labels, record }) => ({
      singular,
      label: labels.one,
      ...(record === "form" && { resource: name }),
    })),
  words("home", "Startseite", "Home page"),
  words("block", "Baustein", "Reusable block"),
  words("pattern", "Vorlage", "Pattern"),
  words("settings", "Einstellungen", "Settings"),
  words("import", "Eingelesene Spielzeit", "Imported season"),
  words("release", "Auslieferung", "Release"),
  words("release_key", "Schlüssel eines Teams", "Key of a team"),
  words("view", "Ansicht einer Liste", "View of a list"),
  words("job", "Aufgabe", "Job"),
];
