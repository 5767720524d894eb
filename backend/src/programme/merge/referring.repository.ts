import type { Mergeable } from "@festival/contracts/resources/mergeable";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  bookletBiographies,
  compositions,
  ensembleMembers,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  events,
  quizAnswers,
  quizQuestions,
} from "../../platform/database/schema/index.ts";
import { isSoloist } from "../people/soloists.repository.ts";

type Referring = Readonly<Record<string, (id: number) => SQL>>;

/** Answers of the quiz that speak for a record. */
const weighing = (kind: Mergeable) => (id: number) =>
  sql`
  select ${quizQuestions.quizId} as id from ${quizAnswers}
    join ${quizQuestions} on ${quizQuestions.id} = ${quizAnswers.questionId}
    where jsonb_exists(${quizAnswers.weights} -> ${sql.raw(`'${kind}'`)}, ${String(id)})`;

/** The records of each resource that name one, as the descriptions of their fields say. */
const referring: Readonly<Record<Mergeable, Referring>> = {
  artists: {
    booklets: (id) => sql`select ${bookletBiographies.bookletId} as id from ${bookletBiographies}
      where ${bookletBiographies.artistId} = ${id}`,
    ensembles: (id) => sql`select ${ensembleMembers.ensembleId} as id from ${ensembleMembers}
      where ${ensembleMembers.artistId} = ${id}`,
    events: (id) => sql`select ${eventCastMembers.eventId} as id from ${eventCastMembers}
      where ${eventCastMembers.artistId} = ${id}
      union select ${eventCompositions.eventId} from ${eventCompositions} where ${isSoloist(id)}`,
  },
  composers: {
    quizzes: weighing("composers"),
    works: (id) => sql`select ${compositions.id} as id from ${compositions}
      where ${compositions.composerId} = ${id}`,
  },
  ensembles: {
    booklets: (id) => sql`select ${bookletBiographies.bookletId} as id from ${bookletBiographies}
      where ${bookletBiographies.ensembleId} = ${id}`,
    events: (id) => sql`select ${eventEnsembles.eventId} as id from ${eventEnsembles}
      where ${eventEnsembles.ensembleId} = ${id}`,
  },
  venues: {
    events: (id) => sql`select ${events.id} as id from ${events}
      where ${events.venueId} = ${id} or ${events.previousVenueId} = ${id}`,
    quizzes: weighing("venues"),
  },
};

/** The resources in which records of a resource are searched for by `listReferring`. */
export const lookedThrough = (resource: Mergeable): string[] => Object.keys(referring[resource]);

/** The records that name one, in the order of their resources and ids. */
export async function listReferring(
  database: Database,
  resource: Mergeable,
  id: number,
): Promise<{ resource: string; id: number }[]> {
  const parts = Object.entries(referring[resource]).map(
    ([name, select]) => sql`select ${name}::text as resource, id from (${select(id)}) as found`,
  );
  const { rows } = await database.execute<{ resource: string; id: number }>(
    sql`${sql.join(parts, sql` union `)} order by resource, id`,
  );
  return rows;
}
