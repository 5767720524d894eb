/** Ids under which the world's catalogues know a person, a group or a work; empty where none is known. */
export interface AuthorityIds {
  wikidataId: string;
  musicbrainzId: string;
  gndId: string;
}

/** "Q255" */
export const wikidataPattern = "^(?:|Q[1-9][0-9]{0,11})$";
/** A UUID as MusicBrainz writes it, in small letters. */
export const musicbrainzPattern = "^(?:|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$";
/** "118508288", "11850553X", "4099197-1": digits, and a check digit that may be X. */
export const gndPattern = "^(?:|[1-9][0-9]{3,9}(?:X|-[0-9X])?)$";

/**
 * The addresses of the entries, for `sameAs` in structured data.
 * @param kind what MusicBrainz files it under: persons and groups are artists there
 * @example sameAs({ wikidataId: "Q255", musicbrainzId: "", gndId: "118508288" }, "artist") => ["https://www.wikidata.org/entity/Q255", "https://d-nb.info/gnd/118508288"]
 */
export function sameAs(
  { wikidataId, musicbrainzId, gndId }: AuthorityIds,
  kind: "artist" | "work",
): string[] {
  return [
    wikidataId && `https://www.wikidata.org/entity/${wikidataId}`,
    musicbrainzId && `https://musicbrainz.org/${kind}/${musicbrainzId}`,
    gndId && `https://d-nb.info/gnd/${gndId}`,
  ].filter(Boolean);
}
