import type { AnswerWeights, QuestionKind } from "@festival/contracts/api/quiz";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { emptyText, id, localized } from "../columns.ts";
import { files, images } from "../platform/media.ts";
import { events } from "../programme/events.ts";

export const quizzes = pgTable("quizzes", {
  id: id(),
  title: localized().notNull(),
  intro: localized().notNull().default(emptyText),
  isOnline: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});

export const quizQuestions = pgTable(
  "quiz_questions",
  {
    id: id(),
    quizId: integer()
      .notNull()
      .references(() => quizzes.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    kind: text().$type<QuestionKind>().notNull().default("one"),
    text: localized().notNull(),
    help: localized().notNull().default(emptyText),
  },
  (table) => [index("quiz_questions_in_order").on(table.quizId, table.position)],
);

export const quizAnswers = pgTable(
  "quiz_answers",
  {
    id: id(),
    questionId: integer()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    text: localized().notNull(),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    /** A sound to choose by. */
    soundId: integer().references(() => files.id, { onDelete: "set null" }),
    /** What this answer speaks for, and against. */
    weights: jsonb().$type<AnswerWeights>().notNull().default({}),
  },
  (table) => [index("quiz_answers_in_order").on(table.questionId, table.position)],
);

/** How events feel, such as "quiet" or "wild": what the quiz asks for. */
export const moods = pgTable("moods", {
  id: id(),
  title: localized().notNull(),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
});

export const eventMoods = pgTable(
  "event_moods",
  {
    moodId: integer()
      .notNull()
      .references(() => moods.id, { onDelete: "cascade" }),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.moodId] }),
    index("event_moods_by_mood").on(table.moodId, table.eventId),
  ],
);
