import type { DataSetId } from "@festival/contracts/privacy/dataSets";
import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** What the record of processing says of a data set, in parts of sentences. */
interface DataSetWords {
  title: string;
  purpose: string;
  contents: string;
  /** When it ends, where no period of the site says so. */
  ends?: string;
  /** A list of them follows where it ends with a colon. */
  recipients: string;
}

const words: Readonly<Record<Locale, { sets: Readonly<Record<DataSetId, DataSetWords>> }>> = {
  de,
  en,
};

export const dataSetWords = (id: DataSetId, locale: Locale): DataSetWords => words[locale].sets[id];

/** What a data set is called, in all languages. */
export const dataSetTitle = (id: DataSetId): Localized =>
  localize((locale) => dataSetWords(id, locale).title);
