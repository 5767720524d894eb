import { eq, inArray } from "drizzle-orm";
import { Type, type Static } from "typebox";
import { eventMoods, moods } from "../platform/database/schema/index.ts";
import { referenceProblem } from "../platform/resources/databaseProblems.ts";
import { defineResource } from "../platform/resources/defineResource.ts";
import { place, references, words } from "../platform/resources/fields.ts";

const fields = Type.Object({
  title: words(100, 1),
  position: Type.Optional(place),
  /** Events that feel like this. */
  event_ids: Type.Optional(references(2000)),
});

/** How events feel, as staff keep it; the quiz asks for it. */
export const moodsResource = defineResource({
  name: "moods",
  singular: "mood",
  table: moods,
  fields,
  search: [moods.title],
  sort: ["title", "position"],
  defaultSort: "position",
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
  async store(transaction, moodId, sent) {
    const { event_ids: eventIds } = sent as Partial<Static<typeof fields>>;
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
