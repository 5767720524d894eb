import type { DataSetId } from "@festival/contracts/privacy/dataSets";
import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

// The settings name data sets too, and need nothing else of what the record of processing says.

const words: Readonly<Record<Locale, { titles: Readonly<Record<DataSetId, string>> }>> = { de, en };

/** What a data set is called, in all languages. */
export const dataSetTitle = (id: DataSetId): Localized =>
  localize((locale) => words[locale].titles[id]);
