import { localize } from "@festival/contracts/locales";
import {
  artists,
  ensembleMembers,
  ensembles,
  genres,
  sponsors,
  venues,
} from "@festival/backend/platform/database/schema/index";
import { slugify } from "@festival/contracts/slug";
import { inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

/** What events name: genres, venues, artists, ensembles and sponsors. */
export async function loadPlacesAndPeople({
  tx,
  season,
  ids,
  image,
  logo,
  rich,
}: DemoContext): Promise<void> {
  await inBatches(
    season.genres.map(({ key, title }, position) => ({
      id: idOf(ids.genres, key),
      title,
      slug: localize((locale) => slugify(title[locale], key)),
      position,
    })),
    (rows) => tx.insert(genres).values(rows),
  );
  await inBatches(
    season.venues.map(({ key, position, artwork, travel, ...venue }) => ({
      ...venue,
      id: idOf(ids.venues, key),
      latitude: position?.latitude,
      longitude: position?.longitude,
      travel: rich(travel),
      imageId: image(artwork),
    })),
    (rows) => tx.insert(venues).values(rows),
  );
  await inBatches(
    season.artists.map(({ key, artwork, biography, ...artist }) => ({
      ...artist,
      id: idOf(ids.artists, key),
      biography: rich(biography),
      imageId: image(artwork),
    })),
    (rows) => tx.insert(artists).values(rows),
  );
  await inBatches(
    season.ensembles.map(({ key, name, slug, description, artwork }) => ({
      id: idOf(ids.ensembles, key),
      name,
      slug,
      description: rich(description),
      imageId: image(artwork),
    })),
    (rows) => tx.insert(ensembles).values(rows),
  );
  await inBatches(
    season.ensembles.flatMap(({ key, members }) =>
      members.map(({ artist, role }, position) => ({
        ensembleId: idOf(ids.ensembles, key),
        artistId: idOf(ids.artists, artist),
        position,
        role,
      })),
    ),
    (rows) => tx.insert(ensembleMembers).values(rows),
  );
  await inBatches(
    season.sponsors.map(({ key, name, url, tier }, position) => ({
      id: idOf(ids.sponsors, key),
      name,
      url,
      tier,
      imageId: logo(key),
      position,
    })),
    (rows) => tx.insert(sponsors).values(rows),
  );
}
