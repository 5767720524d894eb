import type { Localized } from "@festival/contracts/locales";

/**
 * `key` is stable from one import to the next; it becomes the row's external id. One that begins with `name:` is
 * made of the name alone: a row of that name is the same.
 */
export interface Keyed {
  key: string;
}

export interface ImportedVenue extends Keyed {
  name: Localized;
  city: string;
}

export interface ImportedArtist extends Keyed {
  firstName: string;
  lastName: string;
}

export interface ImportedEnsemble extends Keyed {
  name: Localized;
}

export interface ImportedComposer extends Keyed {
  name: Localized;
  shortName: Localized;
}

export interface ImportedWork extends Keyed {
  /** Null for traditional and anonymous works. */
  composer: ImportedComposer | null;
  title: Localized;
  catalogue: string;
}

export interface ImportedGenre extends Keyed {
  title: Localized;
}

export type ImportedProgrammeItem =
  | { kind: "interval" }
  | {
      kind: "work";
      work: ImportedWork;
      detail?: Localized;
      soloists?: { name: string; role: Localized }[];
    };

/** Fields of an event as staff write them; of localised ones a source may give one language alone. */
export type EventValues = Record<string, unknown>;

/**
 * One concert as a source tells it, put into the festival's words. What is absent the source does not tell: it
 * stays as it is.
 */
export interface ImportedEvent extends Keyed {
  /** Fields that name no other record. */
  fields: EventValues;
  genre?: ImportedGenre | null;
  venue?: ImportedVenue | null;
  programme?: ImportedProgrammeItem[];
  cast?: { artist: ImportedArtist; role: Localized }[];
  ensembles?: ImportedEnsemble[];
}
