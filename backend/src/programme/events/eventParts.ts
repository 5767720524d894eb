import type { EventDifference } from "@festival/contracts/api/events";
import type { Localized } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import {
  articles,
  artists,
  booklets,
  composers,
  compositions,
  ensembleMembers,
  ensembles,
  eventArticles,
  eventCastMembers,
  eventCompositions,
  eventDownloads,
  eventEnsembles,
  eventGenres,
  events,
  eventSponsors,
  files,
  genres,
  programmeChanges,
  sponsors,
} from "../../platform/database/schema/index.ts";

// What belongs to an event, as columns of a query about it: a list each, in order. So all of its page is
// read in one round trip; pages of events are read by `getTeasers`.

export interface GenreRow {
  id: number;
  title: Localized;
}

export interface CompositionRow {
  id: number;
  kind: "work" | "interval";
  detail: Localized;
  durationMinutes: number | null;
  soloists: SoloistRow[];
  workId: number | null;
  title: Localized | null;
  titleLanguage: Localized | null;
  shortTitle: Localized | null;
  composerId: number | null;
  composer: Localized | null;
  composerShort: Localized | null;
  composerYears: Localized | null;
}

interface SoloistRow {
  /** As the artist is called by now, where it is one. */
  name: string;
  role: Localized;
  artist: { id: number; slug: Localized; has_page: boolean } | null;
}

export interface CastRow {
  artistId: number;
  firstName: string;
  lastName: string;
  slug: Localized;
  role: Localized;
  isOnline: boolean;
}

export interface EnsembleRow {
  id: number;
  name: Localized;
  slug: Localized;
  isOnline: boolean;
}

/** Who belongs to an ensemble. */
export interface MemberRow {
  ensembleId: number;
  artistId: number;
}

export interface SponsorRow extends Pick<
  typeof sponsors.$inferSelect,
  "id" | "name" | "url" | "tier" | "imageId"
> {}

export interface ArticleRow extends Pick<
  typeof articles.$inferSelect,
  "id" | "slug" | "pretitle" | "title" | "teaser" | "imageId"
> {
  /** ISO 8601. */
  publishedAt: string;
}

export interface DownloadRow extends Pick<
  typeof files.$inferSelect,
  "id" | "title" | "name" | "contentType" | "bytes" | "contentHash"
> {}

const list = <T>(row: SQL, order: SQL, from: SQL): SQL<T[]> =>
  sql<T[]>`(select coalesce(json_agg(${row} order by ${order}), '[]'::json) ${from})`;

const genreParts = list<GenreRow>(
  sql`json_build_object('id', ${genres.id}, 'title', ${genres.title})`,
  sql`${eventGenres.position}, ${genres.id}`,
  sql`from ${eventGenres} join ${genres} on ${genres.id} = ${eventGenres.genreId} where ${eventGenres.eventId} = ${events.id}`,
);

/** Those of the composition's row, in their order. */
const soloistParts = sql`(select coalesce(json_agg(json_build_object(
    'name', coalesce(nullif(trim(${artists.firstName} || ' ' || ${artists.lastName}), ''), soloist->>'name'),
    'role', coalesce(soloist->'role', '{"de":"","en":""}'),
    'artist', case when ${artists.id} is not null then json_build_object(
      'id', ${artists.id}, 'slug', ${artists.slug}, 'has_page', ${artists.isOnline}) end
  ) order by place), '[]'::json)
  from jsonb_array_elements(${eventCompositions.soloists}) with ordinality as listed(soloist, place)
  left join ${artists} on ${artists.id} = (soloist->>'artist_id')::int)`;

const compositionParts = list<CompositionRow>(
  sql`json_build_object(
    'id', ${eventCompositions.id}, 'kind', ${eventCompositions.kind}, 'detail', ${eventCompositions.detail},
    'durationMinutes', ${eventCompositions.durationMinutes}, 'soloists', ${soloistParts},
    'workId', ${compositions.id}, 'title', ${compositions.title}, 'titleLanguage', ${compositions.titleLanguage},
    'shortTitle', ${compositions.shortTitle},
    'composerId', ${composers.id}, 'composer', ${composers.name}, 'composerShort', ${composers.shortName},
    'composerYears', ${composers.years})`,
  sql`${eventCompositions.position}`,
  sql`from ${eventCompositions}
    left join ${compositions} on ${compositions.id} = ${eventCompositions.compositionId}
    left join ${composers} on ${composers.id} = ${compositions.composerId}
    where ${eventCompositions.eventId} = ${events.id}`,
);

const castParts = list<CastRow>(
  sql`json_build_object(
    'artistId', ${artists.id}, 'firstName', ${artists.firstName}, 'lastName', ${artists.lastName},
    'slug', ${artists.slug}, 'role', ${eventCastMembers.role}, 'isOnline', ${artists.isOnline})`,
  sql`${eventCastMembers.position}`,
  sql`from ${eventCastMembers} join ${artists} on ${artists.id} = ${eventCastMembers.artistId}
    where ${eventCastMembers.eventId} = ${events.id}`,
);

const ensembleParts = list<EnsembleRow>(
  sql`json_build_object('id', ${ensembles.id}, 'name', ${ensembles.name}, 'slug', ${ensembles.slug},
    'isOnline', ${ensembles.isOnline})`,
  sql`${eventEnsembles.position}, ${ensembles.id}`,
  sql`from ${eventEnsembles} join ${ensembles} on ${ensembles.id} = ${eventEnsembles.ensembleId}
    where ${eventEnsembles.eventId} = ${events.id}`,
);

const memberParts = list<MemberRow>(
  sql`json_build_object('ensembleId', ${ensembleMembers.ensembleId}, 'artistId', ${ensembleMembers.artistId})`,
  sql`${ensembleMembers.position}`,
  sql`from ${eventEnsembles}
    join ${ensembleMembers} on ${ensembleMembers.ensembleId} = ${eventEnsembles.ensembleId}
    where ${eventEnsembles.eventId} = ${events.id}`,
);

const sponsorParts = list<SponsorRow>(
  sql`json_build_object('id', ${sponsors.id}, 'name', ${sponsors.name}, 'url', ${sponsors.url},
    'tier', ${sponsors.tier}, 'imageId', ${sponsors.imageId})`,
  sql`${eventSponsors.position}, ${sponsors.id}`,
  sql`from ${eventSponsors} join ${sponsors} on ${sponsors.id} = ${eventSponsors.sponsorId}
    where ${eventSponsors.eventId} = ${events.id} and ${sponsors.isOnline}`,
);

const articleParts = list<ArticleRow>(
  sql`json_build_object('id', ${articles.id}, 'slug', ${articles.slug}, 'pretitle', ${articles.pretitle},
    'title', ${articles.title}, 'teaser', ${articles.teaser}, 'imageId', ${articles.imageId},
    'publishedAt', ${articles.publishedAt})`,
  sql`${eventArticles.position}, ${articles.id}`,
  sql`from ${eventArticles} join ${articles} on ${articles.id} = ${eventArticles.articleId}
    where ${eventArticles.eventId} = ${events.id} and ${articles.isOnline}`,
);

const downloadParts = list<DownloadRow>(
  sql`json_build_object('id', ${files.id}, 'title', ${files.title}, 'name', ${files.name},
    'contentType', ${files.contentType}, 'bytes', ${files.bytes}, 'contentHash', ${files.contentHash})`,
  sql`${eventDownloads.position}, ${files.id}`,
  sql`from ${eventDownloads} join ${files} on ${files.id} = ${eventDownloads.fileId}
    where ${eventDownloads.eventId} = ${events.id}`,
);

const hasBooklet = sql<boolean>`exists (select from ${booklets}
  where ${booklets.eventId} = ${events.id} and ${booklets.isOnline})`;

/** What visitors were informed of as changed; all else follows from the event's status. */
const changed = sql<
  EventDifference[]
>`(select coalesce(json_agg(distinct ${programmeChanges.kind}), '[]'::json)
  from ${programmeChanges} where ${programmeChanges.eventId} = ${events.id} and ${programmeChanges.isOnline}
  and ${programmeChanges.kind} in ('programme', 'cast'))`;

/** Of an event on its own page. */
export const detailParts = {
  genres: genreParts,
  compositions: compositionParts,
  cast: castParts,
  ensembles: ensembleParts,
  members: memberParts,
  hasBooklet,
  changed,
  sponsors: sponsorParts,
  articles: articleParts,
  downloads: downloadParts,
};
