import type { Localized } from "@festival/contracts/locales";

/** `key` is stable from one import to the next; it becomes the row's external id. */
interface Keyed {
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
      detail: Localized;
      soloists: { name: string; role: Localized }[];
    };

/** One concert as a source tells it, put into the festival's words. */
export interface ImportedEvent extends Keyed {
  startsAt: Date;
  hasTime: boolean;
  /** IANA name of the zone in which the concert's day and time are told. */
  timeZone: string;
  isOnline: boolean;
  title: Localized;
  subtitle: Localized;
  genre: ImportedGenre;
  venue: ImportedVenue;
  programme: ImportedProgrammeItem[];
  cast: { artist: ImportedArtist; role: Localized }[];
  ensembles: ImportedEnsemble[];
}
