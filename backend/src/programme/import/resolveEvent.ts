import type { EventValues, ImportedEvent } from "./importedEvent.ts";
import type { References } from "./references.ts";

/** The fields of an event as the resource has them, with ids in the place of names. */
export function resolveEvent(event: ImportedEvent, refs: References): EventValues {
  const { fields, genre, venue, programme, cast, ensembles } = event;
  const idOf = (kind: keyof References, key: string): number => {
    const id = refs[kind].get(key);
    if (id === undefined) throw new Error(`The import looked for no row of ${kind} for ${key}.`);
    return id;
  };
  const genreId = genre && idOf("genres", genre.key);
  return {
    ...fields,
    ...(genreId !== undefined && { genre_id: genreId, genre_ids: genreId ? [genreId] : [] }),
    ...(venue !== undefined && { venue_id: venue && idOf("venues", venue.key) }),
    ...(programme && {
      event_compositions: programme.map((item) =>
        item.kind === "interval"
          ? { kind: item.kind, composition_id: null }
          : {
              kind: item.kind,
              composition_id: idOf("compositions", item.work.key),
              ...(item.detail && { detail: item.detail }),
              ...(item.soloists && { soloists: item.soloists }),
            },
      ),
    }),
    ...(cast && {
      event_castmembers: cast.map(({ artist, role }) => ({
        artist_id: idOf("artists", artist.key),
        role,
      })),
    }),
    ...(ensembles && { ensemble_ids: ensembles.map(({ key }) => idOf("ensembles", key)) }),
  };
}
