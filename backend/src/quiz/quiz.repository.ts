import type { AnswerWeights } from "@festival/contracts/api/quiz";
import type { Localized } from "@festival/contracts/locales";
import { and, asc, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import {
  composers,
  files,
  genres,
  moods,
  quizAnswers,
  quizQuestions,
  quizzes,
  venues,
} from "../platform/database/schema/index.ts";
import { dependOn } from "../platform/plugins/cacheTags.ts";
import { fileUrl } from "../platform/media/fileUrl.ts";
import { referenceProblem } from "../platform/resources/databaseProblems.ts";

type QuestionRow = typeof quizQuestions.$inferSelect;
type AnswerRow = typeof quizAnswers.$inferSelect;
export type FullQuestion = QuestionRow & { answers: AnswerRow[] };

export interface FullQuiz {
  quiz: typeof quizzes.$inferSelect;
  questions: FullQuestion[];
}

/** Questions of quizzes with their answers, in order. */
export async function listQuestions(
  database: Database,
  quizIds: readonly number[],
): Promise<FullQuestion[]> {
  if (quizIds.length === 0) return [];
  const questions = await database
    .select()
    .from(quizQuestions)
    .where(inArray(quizQuestions.quizId, [...quizIds]))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id));
  const ids = questions.map(({ id }) => id);
  const answers = await database
    .select()
    .from(quizAnswers)
    .where(inArray(quizAnswers.questionId, ids))
    .orderBy(asc(quizAnswers.position), asc(quizAnswers.id));
  return questions.map((question) => ({
    ...question,
    answers: answers.filter(({ questionId }) => questionId === question.id),
  }));
}

/** The newest quiz that is online. */
export async function getQuiz(database: Database): Promise<FullQuiz | undefined> {
  dependOn("quizzes");
  const [quiz] = await database
    .select()
    .from(quizzes)
    .where(eq(quizzes.isOnline, true))
    .orderBy(desc(quizzes.id))
    .limit(1);
  return quiz && { quiz, questions: await listQuestions(database, [quiz.id]) };
}

/** A sound's address, and what is to be heard. */
export interface Sound {
  url: string;
  title: Localized;
}

/** Sounds by their ids. */
export async function listSounds(
  database: Database,
  ids: readonly (number | null)[],
): Promise<Map<number, Sound>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  dependOn(...wanted.map((id) => `file:${id}`));
  const rows = await database.select().from(files).where(inArray(files.id, wanted));
  return new Map(rows.map((row) => [row.id, { url: fileUrl(row), title: row.title }]));
}

/** Tables that weights name by id. */
const weighed = { genres, composers, moods, venues };

/** Whether weights name anything that there is not. */
export async function namesUnknown(
  database: Database,
  weights: readonly AnswerWeights[],
): Promise<boolean> {
  for (const [kind, table] of Object.entries(weighed)) {
    const named = weights.flatMap((one) => Object.keys(one[kind as keyof typeof weighed] ?? {}));
    const ids = [...new Set(named)].map(Number);
    if (ids.length === 0) continue;
    const found = await database.$count(table, inArray(table.id, ids));
    if (found < ids.length) return true;
  }
  return false;
}

async function reserveIds(
  transaction: Database,
  table: "quiz_questions" | "quiz_answers",
  count: number,
): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

export type SentAnswer = Omit<AnswerRow, "id" | "questionId" | "position"> & { id: number | null };
export type SentQuestion = Pick<QuestionRow, "kind" | "text" | "help"> & {
  id: number | null;
  answers: SentAnswer[];
};

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Replaces a quiz's questions and answers; those that name an id keep it. */
export async function storeQuestions(
  transaction: Database,
  quizId: number,
  sent: readonly SentQuestion[],
): Promise<void> {
  const newQuestions = sent.filter(({ id }) => id === null).length;
  const questionIds = await reserveIds(transaction, "quiz_questions", newQuestions);
  const questions = sent.map((question, position) => ({
    ...question,
    id: question.id ?? questionIds.shift() ?? 0,
    position,
  }));
  const all = questions.flatMap((question) =>
    question.answers.map((answer, position) => ({ ...answer, questionId: question.id, position })),
  );
  const newAnswers = all.filter(({ id }) => id === null).length;
  const answerIds = await reserveIds(transaction, "quiz_answers", newAnswers);
  const answers = all.map((answer) => ({ ...answer, id: answer.id ?? answerIds.shift() ?? 0 }));

  const remainingQuestions = questions.map(({ id }) => id);
  const ofQuiz = transaction
    .select({ id: quizQuestions.id })
    .from(quizQuestions)
    .where(eq(quizQuestions.quizId, quizId));
  await transaction.delete(quizAnswers).where(
    and(
      inArray(quizAnswers.questionId, ofQuiz),
      notInArray(
        quizAnswers.id,
        answers.map(({ id }) => id),
      ),
    ),
  );
  await transaction
    .insert(quizQuestions)
    .values(
      questions.map(({ id, position, kind, text, help }) => ({
        id,
        quizId,
        position,
        kind,
        text,
        help,
      })),
    )
    .onConflictDoUpdate({
      target: quizQuestions.id,
      set: {
        position: excluded("position"),
        kind: excluded("kind"),
        text: excluded("text"),
        help: excluded("help"),
      },
    });
  await transaction
    .insert(quizAnswers)
    .values(answers)
    .onConflictDoUpdate({
      target: quizAnswers.id,
      set: {
        questionId: excluded("question_id"),
        position: excluded("position"),
        text: excluded("text"),
        imageId: excluded("image_id"),
        soundId: excluded("sound_id"),
        weights: excluded("weights"),
      },
    })
    .catch((error: unknown) => referenceProblem(error, "questions"));
  await transaction
    .delete(quizQuestions)
    .where(and(eq(quizQuestions.quizId, quizId), notInArray(quizQuestions.id, remainingQuestions)));
}
