import { boolean, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { emptyText, id, localized } from "./columns.ts";

export const quizzes = pgTable("quizzes", {
  id: id(),
  title: localized().notNull(),
  intro: localized().notNull().default(emptyText),
  isOnline: boolean().notNull().default(true),
});

export const quizQuestions = pgTable("quiz_questions", {
  id: id(),
  quizId: integer()
    .notNull()
    .references(() => quizzes.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  text: localized().notNull(),
  help: localized().notNull().default(emptyText),
});

export const quizAnswers = pgTable("quiz_answers", {
  id: id(),
  questionId: integer()
    .notNull()
    .references(() => quizQuestions.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  text: localized().notNull(),
  /** What this answer speaks for: weights by genre id. */
  genreWeights: jsonb().$type<Record<string, number>>().notNull().default({}),
});
