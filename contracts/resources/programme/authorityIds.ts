import type { Field } from "../../fields/field.ts";
import { gndPattern, musicbrainzPattern, wikidataPattern } from "../../programme/authorities.ts";

/** Ids in catalogues of others, by which search engines know who or what is meant. */
export const authorityIds = {
  wikidata_id: {
    kind: "line",
    label: { de: "Nummer bei Wikidata", en: "Wikidata id" },
    help: {
      de: "Wie „Q255“; steht in der Adresse des Eintrags.",
      en: "Such as “Q255”; stands in the address of the entry.",
    },
    max: 13,
    pattern: wikidataPattern,
  },
  musicbrainz_id: {
    kind: "line",
    label: { de: "Nummer bei MusicBrainz", en: "MusicBrainz id" },
    help: {
      de: "36 Zeichen mit Bindestrichen; steht in der Adresse des Eintrags.",
      en: "36 characters with hyphens; stands in the address of the entry.",
    },
    max: 36,
    pattern: musicbrainzPattern,
  },
  gnd_id: {
    kind: "line",
    label: { de: "GND-Nummer", en: "GND id" },
    help: {
      de: "Der Deutschen Nationalbibliothek, wie „118508288“.",
      en: "Of the German National Library, such as “118508288”.",
    },
    max: 12,
    pattern: gndPattern,
  },
} as const satisfies Record<string, Field>;
