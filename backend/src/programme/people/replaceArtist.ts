import type {
  ArtistPlace,
  ArtistReplaced,
  ArtistReplacement,
} from "@festival/contracts/api/editing/people";
import { refuse } from "../../platform/resources/fields.ts";
import { getRecord, type RecordWrite } from "../../platform/resources/recordWrites.ts";
import type { ResourceDefinition } from "../../platform/resources/resource.ts";
import { resourceNamed } from "../../platform/resources/resourceNamed.ts";
import { replaceIn } from "../merge/mergeRecords.ts";
import { listReferring } from "../merge/referring.repository.ts";
import { listMentions } from "./mentions.repository.ts";

/** How an artist takes part, by the field that names them. */
const parts: Readonly<Record<string, ArtistPlace["as"][number]>> = {
  event_castmembers: "cast",
  event_compositions: "soloist",
  members: "member",
  biographies: "biography",
};

/**
 * Puts one artist in the place of another. Visitors are informed of each event whose cast it changes.
 * @param resources what staff keep, by name
 * @throws ApiError `not_found`; `validation_failed` for one by themselves, or by one who is not there
 */
export async function replaceArtist(
  writing: RecordWrite,
  resources: ReadonlyMap<string, ResourceDefinition>,
  id: number,
  { by, places: chosen }: ArtistReplacement,
): Promise<ArtistReplaced> {
  const { transaction, change } = writing;
  const artists = resourceNamed(resources, "artists");
  const artist = await getRecord(transaction, artists, id);
  refuse({ by: by === id ? "invalid" : undefined });
  await getRecord(transaction, artists, by).catch(() => refuse({ by: "unknown" }));
  const mentions = await listMentions(transaction, artists.titleOf(artist));

  const places: ArtistPlace[] = [];
  for (const { resource, id: owner } of await listReferring(transaction, "artists", id)) {
    const definition = resourceNamed(resources, resource);
    if (chosen && !chosen.includes(`${definition.singular}:${owner}`)) continue;
    const replacement = { resource: "artists", from: id, by };
    const place = await replaceIn(writing, definition, owner, replacement);
    if (!place) continue;
    const { fields, ...named } = place;
    const taken = Object.entries(parts).filter(([field]) => fields.includes(field));
    places.push({ ...named, as: taken.map(([, as]) => as) });
  }
  change.audit({
    action: "replace",
    what: `artist:${id}`,
    title: artists.titleOf(artist),
    details: { by, places: places.map(({ what }) => what) },
  });
  return { places, mentions };
}
