/** An entry of another catalogue about the same work or person. */
export interface CatalogueLink {
  /** Of the catalogue, which has no other name in any language. */
  name: string;
  href: string;
}

const catalogues: readonly (readonly [site: string, name: string])[] = [
  ["https://www.wikidata.org/", "Wikidata"],
  ["https://musicbrainz.org/", "MusicBrainz"],
  ["https://d-nb.info/", "GND"],
];

/**
 * The entries of `same_as` whose catalogue has a name, as links.
 * @example catalogueLinks(["https://d-nb.info/gnd/118508288"]) => [{ name: "GND", href: "https://d-nb.info/gnd/118508288" }]
 */
export function catalogueLinks(sameAs: readonly string[] = []): CatalogueLink[] {
  return sameAs.flatMap((href) => {
    const found = catalogues.find(([site]) => href.startsWith(site));
    return found ? [{ name: found[1], href }] : [];
  });
}
