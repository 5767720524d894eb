import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  ensembleMembers,
  ensembles,
  eventCastMembers,
  eventEnsembles,
  events,
  images,
} from "../../platform/database/schema/index.ts";
import { isShownImage, toImage } from "../../platform/media/images.repository.ts";
import { inLanguage } from "../events/inLanguage.ts";

export type ArtistRow = typeof artists.$inferSelect;
export type EnsembleRow = typeof ensembles.$inferSelect;
type MemberRow = typeof ensembleMembers.$inferSelect;

/** An artist with the ensembles they belong to. */
export interface ArtistRecord {
  artist: ArtistRow;
  image: Image | null;
  ensembles: Pick<EnsembleRow, "id" | "name" | "slug">[];
}

/** An ensemble with those of its members who have a page, in order. */
export interface EnsembleRecord {
  ensemble: EnsembleRow;
  image: Image | null;
  members: { artist: ArtistRow; role: MemberRow["role"]; image: Image | null }[];
}

/** Whether a public event names the row. */
function inPublicEvents(
  database: Database,
  table: typeof eventCastMembers | typeof eventEnsembles,
  condition: SQL,
): SQL {
  return exists(
    database
      .select({ one: sql`1` })
      .from(table)
      .innerJoin(events, eq(events.id, table.eventId))
      .where(and(condition, eq(events.isOnline, true))),
  );
}

/** Public ensembles of public events, by name. */
export async function listEnsembles(database: Database, locale: Locale) {
  return database
    .select({ id: ensembles.id, name: ensembles.name, slug: ensembles.slug })
    .from(ensembles)
    .where(
      and(
        eq(ensembles.isOnline, true),
        inPublicEvents(database, eventEnsembles, eq(eventEnsembles.ensembleId, ensembles.id)),
      ),
    )
    .orderBy(inLanguage(ensembles.name, locale), asc(ensembles.id));
}

/** Public artists of public events, by last name. */
export async function listCastMembers(database: Database) {
  return database
    .select({
      id: artists.id,
      first_name: artists.firstName,
      last_name: artists.lastName,
      slug: artists.slug,
    })
    .from(artists)
    .where(
      and(
        eq(artists.isOnline, true),
        inPublicEvents(database, eventCastMembers, eq(eventCastMembers.artistId, artists.id)),
      ),
    )
    .orderBy(asc(artists.lastName), asc(artists.firstName), asc(artists.id));
}

/** Artists by id, public ones and others; unknown ids are left out. */
export async function getArtists(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ArtistRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, ensembleRows] = await Promise.all([
    database
      .select({ artist: artists, image: images })
      .from(artists)
      .leftJoin(images, isShownImage(artists.imageId))
      .where(inArray(artists.id, [...ids])),
    database
      .select({
        artistId: ensembleMembers.artistId,
        id: ensembles.id,
        name: ensembles.name,
        slug: ensembles.slug,
      })
      .from(ensembleMembers)
      .innerJoin(ensembles, eq(ensembles.id, ensembleMembers.ensembleId))
      .where(and(inArray(ensembleMembers.artistId, [...ids]), eq(ensembles.isOnline, true)))
      .orderBy(inLanguage(ensembles.name, locale), asc(ensembles.id)),
  ]);
  const ensemblesOf = Map.groupBy(ensembleRows, ({ artistId }) => artistId);
  return new Map(
    rows.map(({ artist, image }) => [
      artist.id,
      {
        artist,
        image: image && toImage(image, locale),
        ensembles: (ensemblesOf.get(artist.id) ?? []).map(({ id, name, slug }) => ({
          id,
          name,
          slug,
        })),
      },
    ]),
  );
}

/** Ensembles by id, public ones and others; unknown ids are left out. */
export async function getEnsembles(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, EnsembleRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, memberRows] = await Promise.all([
    database
      .select({ ensemble: ensembles, image: images })
      .from(ensembles)
      .leftJoin(images, isShownImage(ensembles.imageId))
      .where(inArray(ensembles.id, [...ids])),
    database
      .select({
        ensembleId: ensembleMembers.ensembleId,
        artist: artists,
        role: ensembleMembers.role,
        image: images,
      })
      .from(ensembleMembers)
      .innerJoin(artists, eq(artists.id, ensembleMembers.artistId))
      .leftJoin(images, isShownImage(artists.imageId))
      .where(and(inArray(ensembleMembers.ensembleId, [...ids]), eq(artists.isOnline, true)))
      .orderBy(asc(ensembleMembers.position), asc(artists.id)),
  ]);
  const membersOf = Map.groupBy(memberRows, ({ ensembleId }) => ensembleId);
  return new Map(
    rows.map(({ ensemble, image }) => [
      ensemble.id,
      {
        ensemble,
        image: image && toImage(image, locale),
        members: (membersOf.get(ensemble.id) ?? []).map((member) => ({
          artist: member.artist,
          role: member.role,
          image: member.image && toImage(member.image, locale),
        })),
      },
    ]),
  );
}
