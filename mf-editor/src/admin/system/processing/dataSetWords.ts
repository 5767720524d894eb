import type { DataSetId } from "@festival/contracts/privacy/dataSets";
import type { Locale } from "@festival/contracts/locales";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** What the record of processing says of a data set, in parts of sentences. */
interface DataSetWords {
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
