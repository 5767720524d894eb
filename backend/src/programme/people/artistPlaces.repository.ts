import type { ArtistReplaced } from "@festival/contracts/api/editing/people";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  articles,
  bookletBiographies,
  ensembleMembers,
  eventCastMembers,
  eventCompositions,
  events,
  sections,
} from "../../platform/database/schema/index.ts";
import { isSoloist } from "./soloists.repository.ts";

/** The records whose lists name an artist, in the order of their ids. */
export async function listOwnersOf(
  database: Database,
  artistId: number,
): Promise<{ resource: "events" | "ensembles" | "booklets"; id: number }[]> {
  const { rows } = await database.execute<{
    resource: "events" | "ensembles" | "booklets";
    id: number;
  }>(sql`
    select 'events' as resource, ${eventCastMembers.eventId} as id from ${eventCastMembers}
      where ${eventCastMembers.artistId} = ${artistId}
    union select 'events', ${eventCompositions.eventId} from ${eventCompositions}
      where ${isSoloist(artistId)}
    union select 'ensembles', ${ensembleMembers.ensembleId} from ${ensembleMembers}
      where ${ensembleMembers.artistId} = ${artistId}
    union select 'booklets', ${bookletBiographies.bookletId} from ${bookletBiographies}
      where ${bookletBiographies.artistId} = ${artistId}
    order by resource, id`);
  return rows;
}

/** A person rewords no more than these at a time. */
const mostMentions = 50;

/** Texts of events, articles and sections that say a name. */
export async function listMentions(
  database: Database,
  name: string,
): Promise<ArtistReplaced["mentions"]> {
  // as JSON writes it, with its signs escaped
  const written = JSON.stringify(name).slice(1, -1);
  const says = (document: ReturnType<typeof sql>) => sql`strpos(${document}::text, ${written}) > 0`;
  const ofEvent = sql`jsonb_build_array(${events.title}, ${events.subtitle}, ${events.description},
    ${events.programText}, ${events.statusReason})`;
  const ofArticle = sql`jsonb_build_array(${articles.title}, ${articles.pretitle}, ${articles.teaser})`;
  const { rows } = await database.execute<ArtistReplaced["mentions"][number]>(sql`
    select 'event:' || ${events.id} as what, ${events.title}->>'de' as title from ${events}
      where ${says(ofEvent)}
    union all select 'article:' || ${articles.id}, ${articles.title}->>'de' from ${articles}
      where ${says(ofArticle)}
    union all select distinct ${sections.ownerType} || ':' || ${sections.ownerId}, '' from ${sections}
      where ${sections.ownerType} is not null and ${says(sql`${sections.texts}`)}
    limit ${mostMentions}`);
  return rows;
}
