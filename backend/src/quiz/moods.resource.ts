import { moods as description } from "@festival/contracts/resources/quiz/moods";
import { eq, inArray } from "drizzle-orm";
import { eventMoods, moods } from "../platform/database/schema/index.ts";
import { referenceProblem } from "../platform/resources/databaseProblems.ts";
import { defineResource } from "../platform/resources/defineResource.ts";

export const moodsResource = defineResource(description, {
  table: moods,
  // in no order of their own
  async load(database, ids) {
    const rows = await database
      .select()
      .from(eventMoods)
      .where(inArray(eventMoods.moodId, [...ids]))
      .orderBy(eventMoods.eventId);
    const eventsOf = (id: number) =>
      rows.filter(({ moodId }) => moodId === id).map(({ eventId }) => eventId);
    return new Map(ids.map((id) => [id, { event_ids: eventsOf(id) }]));
  },
  async store(transaction, moodId, { event_ids: eventIds }) {
    if (!eventIds) return;
    await transaction.delete(eventMoods).where(eq(eventMoods.moodId, moodId));
    if (eventIds.length === 0) return;
    await transaction
      .insert(eventMoods)
      .values(eventIds.map((eventId) => ({ eventId, moodId })))
      .catch((error: unknown) => referenceProblem(error, "event_ids"));
  },
  tags: () => ["quizzes"],
});
