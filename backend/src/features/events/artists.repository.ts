import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import {
  artists,
  ensembleMembers,
  ensembles,
  eventCastMembers,
  eventEnsembles,
  events,
  images,
} from "../../database/schema/index.ts";
import { toImage } from "../media/images.repository.ts";
import { inLanguage } from "./inLanguage.ts";

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

export async function listEnsembles(database: Database, locale: Locale) {
  return database
    .select({ id: ensembles.id, name: ensembles.name, slug: ensembles.slug })
    .from(ensembles)
    .where(
      exists(
        database
          .select({ one: sql`1` })
          .from(eventEnsembles)
          .innerJoin(events, eq(events.id, eventEnsembles.eventId))
          .where(and(eq(eventEnsembles.ensembleId, ensembles.id), eq(events.isOnline, true))),
      ),
    )
    .orderBy(inLanguage(ensembles.name, locale), asc(ensembles.id));
}

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
      exists(
        database
          .select({ one: sql`1` })
          .from(eventCastMembers)
          .innerJoin(events, eq(events.id, eventCastMembers.eventId))
          .where(and(eq(eventCastMembers.artistId, artists.id), eq(events.isOnline, true))),
      ),
    )
    .orderBy(asc(artists.lastName), asc(artists.firstName), asc(artists.id));
}

export async function getArtist(
  database: Database,
  id: number,
  locale: Locale,
): Promise<ArtistRecord | undefined> {
  const [[row], ensembleRows] = await Promise.all([
    database
      .select({ artist: artists, image: images })
      .from(artists)
      .leftJoin(images, eq(images.id, artists.imageId))
      .where(eq(artists.id, id)),
    database
      .select({ id: ensembles.id, name: ensembles.name, slug: ensembles.slug })
      .from(ensembleMembers)
      .innerJoin(ensembles, eq(ensembles.id, ensembleMembers.ensembleId))
      .where(eq(ensembleMembers.artistId, id))
      .orderBy(inLanguage(ensembles.name, locale), asc(ensembles.id)),
  ]);
  return (
    row && {
      artist: row.artist,
      image: row.image && toImage(row.image, locale),
      ensembles: ensembleRows,
    }
  );
}

export async function getEnsemble(
  database: Database,
  id: number,
  locale: Locale,
): Promise<EnsembleRecord | undefined> {
  const [[row], memberRows] = await Promise.all([
    database
      .select({ ensemble: ensembles, image: images })
      .from(ensembles)
      .leftJoin(images, eq(images.id, ensembles.imageId))
      .where(eq(ensembles.id, id)),
    database
      .select({ artist: artists, role: ensembleMembers.role, image: images })
      .from(ensembleMembers)
      .innerJoin(artists, eq(artists.id, ensembleMembers.artistId))
      .leftJoin(images, eq(images.id, artists.imageId))
      .where(eq(ensembleMembers.ensembleId, id))
      .orderBy(asc(ensembleMembers.position), asc(artists.id)),
  ]);
  return (
    row && {
      ensemble: row.ensemble,
      image: row.image && toImage(row.image, locale),
      members: memberRows.map(({ image, ...member }) => ({
        ...member,
        image: image && toImage(image, locale),
      })),
    }
  );
}
