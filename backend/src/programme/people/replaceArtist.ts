import type {
  ArtistPlace,
  ArtistReplaced,
  ArtistReplacement,
} from "@festival/contracts/api/editing/people";
import { locales, type Localized } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { refuse } from "../../platform/resources/fields.ts";
import {
  deleteRecord,
  getRecord,
  updateRecord,
  type RecordWrite,
} from "../../platform/resources/recordWrites.ts";
import type { ResourceDefinition, ResourceRecord } from "../../platform/resources/resource.ts";
import { leadOn } from "../../site/redirects/leadOn.repository.ts";
import { listMentions, listOwnersOf } from "./artistPlaces.repository.ts";

type Row = Record<string, unknown>;
type As = ArtistPlace["as"][number];

/** The list with one artist in the place of another, each once; undefined where it does not name them. */
function replacedIn(list: unknown, from: number, by: number): Row[] | undefined {
  const rows = Array.isArray(list) ? (list as Row[]) : [];
  if (!rows.some(({ artist_id: id }) => id === from)) return undefined;
  const isThere = rows.some(({ artist_id: id }) => id === by);
  return rows.flatMap((row) => {
    if (row.artist_id !== from) return [row];
    // the other's own name comes with their record
    return isThere ? [] : [{ ...row, artist_id: by, ...("name" in row && { name: "" }) }];
  });
}

/** The works of an event with one soloist in the place of another. */
function replacedInWorks(list: unknown, from: number, by: number): Row[] | undefined {
  const works = Array.isArray(list) ? (list as Row[]) : [];
  const replaced = works.map(({ soloists }) => replacedIn(soloists, from, by));
  if (replaced.every((soloists) => soloists === undefined)) return undefined;
  return works.map((work, place) => ({ ...work, soloists: replaced[place] ?? work.soloists }));
}

/** What of a record names an artist, as it would be with another one. */
function changesOf(resource: string, record: ResourceRecord, from: number, by: number) {
  const lists: [As, string, Row[] | undefined][] =
    resource === "events"
      ? [
          ["cast", "event_castmembers", replacedIn(record.event_castmembers, from, by)],
          ["soloist", "event_compositions", replacedInWorks(record.event_compositions, from, by)],
        ]
      : resource === "ensembles"
        ? [["member", "members", replacedIn(record.members, from, by)]]
        : [["biography", "biographies", replacedIn(record.biographies, from, by)]];
  const changed = lists.filter(([, , list]) => list !== undefined);
  return {
    as: changed.map(([as]) => as),
    values: Object.fromEntries(changed.map(([, field, list]) => [field, list])),
  };
}

/**
 * Puts one artist in the place of another. Visitors are informed of each event whose cast it changes.
 * @param resources what staff keep, by name
 * @throws ApiError `not_found`; `validation_failed` for one by themselves, or by one who is not there
 */
export async function replaceArtist(
  writing: RecordWrite,
  resources: ReadonlyMap<string, ResourceDefinition>,
  id: number,
  { by, merge, places: chosen }: ArtistReplacement,
): Promise<ArtistReplaced> {
  const { transaction, change } = writing;
  const definitionOf = (name: string): ResourceDefinition => {
    const definition = resources.get(name);
    if (!definition) throw new Error(`There is no resource ${name}.`);
    return definition;
  };
  const artists = definitionOf("artists");
  const artist = await getRecord(transaction, artists, id);
  refuse({ by: by === id ? "invalid" : undefined });
  const other = await getRecord(transaction, artists, by).catch(() => refuse({ by: "unknown" }));
  const mentions = await listMentions(transaction, artists.titleOf(artist));

  const places: ArtistPlace[] = [];
  for (const { resource, id: owner } of await listOwnersOf(transaction, id)) {
    const definition = definitionOf(resource);
    const what = `${definition.singular}:${owner}`;
    if (!merge && chosen && !chosen.includes(what)) continue;
    const record = await getRecord(transaction, definition, owner);
    const { as, values } = changesOf(resource, record, id, by);
    if (as.length === 0) continue;
    await updateRecord(writing, definition, { id: owner, seen: record.revision }, values);
    places.push({ what, title: definition.titleOf(record), as });
  }
  if (merge && other) {
    const path = (of: ResourceRecord, locale: (typeof locales)[number]) =>
      href("artist", locale, { slug: (of.slug as Localized)[locale], id: of.id });
    // what leads to the old address is led on
    await deleteRecord(writing, artists, { id, seen: undefined }, { isLedOn: true });
    for (const locale of locales) {
      await leadOn(transaction, path(artist, locale), path(other, locale));
    }
    change.tag("redirects");
  }
  change.audit({
    action: merge ? "merge" : "replace",
    what: `artist:${id}`,
    title: artists.titleOf(artist),
    details: { by, places: places.map(({ what }) => what) },
  });
  return { places, mentions };
}
