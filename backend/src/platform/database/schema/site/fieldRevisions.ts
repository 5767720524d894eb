import type { Locale } from "@festival/contracts/locales";

/** Where a field of a section stands: among what both languages share, or in one of them. */
export type SectionPart = "settings" | Locale;

/**
 * The owner's revision at which each field was last written, by part and name. The section's slug counts as one of
 * the settings. What is not named was never written.
 */
export type FieldRevisions = Record<SectionPart, Record<string, number>>;

export const noFieldRevisions: FieldRevisions = { settings: {}, de: {}, en: {} };
