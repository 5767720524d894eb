import type { AnswerWeights } from "@festival/contracts/api/quiz";
import {
  composers as composerTable,
  eventMoods,
  moods,
  quizAnswers,
  quizQuestions,
  quizzes,
} from "@festival/backend/platform/database/schema/index";
import { composers } from "../season/composers.ts";
import { inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

async function loadMoods({ tx, season, ids }: DemoContext): Promise<Map<string, number>> {
  const moodIds = new Map<string, number>();
  for (const [position, { key, title, events }] of season.moods.entries()) {
    const [row] = await tx.insert(moods).values({ title, position }).returning({ id: moods.id });
    if (!row) continue;
    moodIds.set(key, row.id);
    await inBatches(
      events.map((event) => ({ eventId: idOf(ids.events, event), moodId: row.id })),
      (rows) => tx.insert(eventMoods).values(rows),
    );
  }
  return moodIds;
}

/** Ids of those composers whose works are on the programme, by the season's keys. */
async function composerIds({ tx }: DemoContext): Promise<Map<string, number>> {
  const { id, name } = composerTable;
  const rows = await tx.select({ id, name }).from(composerTable);
  const byName = new Map(rows.map((row) => [row.name.de, row.id]));
  return new Map(
    Object.entries(composers).flatMap(([key, [printed]]) => {
      const found = byName.get(printed);
      return found === undefined ? [] : [[key, found] as const];
    }),
  );
}

const byId = (weights: Record<string, number> | undefined, ids: ReadonlyMap<string, number>) =>
  weights &&
  Object.fromEntries(
    Object.entries(weights).map(([key, weight]) => [String(idOf(ids, key)), weight]),
  );

/** The Concert-O-Mat, and how the events feel. Needs the programme. */
export async function loadQuiz(context: DemoContext): Promise<void> {
  const { tx, season, ids } = context;
  const moodIds = await loadMoods(context);
  const composersByKey = await composerIds(context);
  const stored = ({ genres, composers: by, moods: felt, venues, ...rest }: AnswerWeights) => ({
    ...rest,
    genres: byId(genres, ids.genres),
    composers: byId(by, composersByKey),
    moods: byId(felt, moodIds),
    venues: byId(venues, ids.venues),
  });
  const picture = (key: string) =>
    context.image(season.events.find((event) => event.key === key)?.artwork ?? null);
  const { title, intro, questions } = season.quiz;
  const [quiz] = await tx.insert(quizzes).values({ title, intro }).returning({ id: quizzes.id });
  if (!quiz) return;
  for (const [position, { kind, text, help, answers }] of questions.entries()) {
    const [question] = await tx
      .insert(quizQuestions)
      .values({ quizId: quiz.id, position, kind, text, help })
      .returning({ id: quizQuestions.id });
    if (!question) continue;
    const rows = answers.map((answer, place) => ({
      questionId: question.id,
      position: place,
      text: answer.text,
      imageId: answer.pictureOf === undefined ? null : picture(answer.pictureOf),
      soundId: answer.sound === undefined ? null : context.file(answer.sound),
      weights: stored(answer.weights),
    }));
    await inBatches(rows, (some) => tx.insert(quizAnswers).values(some));
  }
}
