import type { ValuesOf } from "@festival/contracts/fields/values";
import { quizzes as description } from "@festival/contracts/resources/quiz/quizzes";
import type { Database } from "../platform/database/openDatabase.ts";
import { quizzes } from "../platform/database/schema/index.ts";
import { defineResource } from "../platform/resources/defineResource.ts";
import {
  listQuestions,
  namesUnknown,
  storeQuestions,
  type FullQuestion,
} from "./quiz.repository.ts";

type Question = NonNullable<ValuesOf<typeof description.fields>["questions"]>[number];

const toQuestion = ({ id, kind, text, help, answers }: FullQuestion): Question => ({
  id,
  kind,
  text,
  help,
  answers: answers.map((answer) => ({
    id: answer.id,
    text: answer.text,
    image_id: answer.imageId,
    sound_id: answer.soundId,
    weights: answer.weights,
  })),
});

async function loadQuestions(database: Database, ids: readonly number[]) {
  const found = await listQuestions(database, ids);
  return new Map(
    ids.map((id) => [
      id,
      { questions: found.filter(({ quizId }) => quizId === id).map(toQuestion) },
    ]),
  );
}

/** Ids name what the quiz has, each once. */
function idsAreWrong(sent: readonly Question[], stored: readonly Question[]): boolean {
  const idsOf = (questions: readonly Question[]) => [
    ...questions.flatMap(({ id }) => (id ? [`question:${id}`] : [])),
    ...questions.flatMap(({ answers }) =>
      answers.flatMap(({ id }) => (id ? [`answer:${id}`] : [])),
    ),
  ];
  const known = new Set(idsOf(stored));
  const named = idsOf(sent);
  return new Set(named).size < named.length || named.some((id) => !known.has(id));
}

/** A choice between pictures needs pictures, and one between sounds sounds. */
const lacksMedia = ({ kind, answers }: Question) =>
  (kind === "pictures" && answers.some(({ image_id: image }) => !image)) ||
  (kind === "sounds" && answers.some(({ sound_id: sound }) => !sound));

/** Quizzes with their questions and answers, as staff keep them. The newest that is online is shown. */
export const quizzesResource = defineResource(description, {
  table: quizzes,
  load: loadQuestions,
  async check(transaction, { questions }, before) {
    const stored = before?.questions ?? [];
    const weights = questions.flatMap(({ answers }) => answers.flatMap((one) => one.weights ?? []));
    if (idsAreWrong(questions, stored) || (await namesUnknown(transaction, weights))) {
      return { questions: "unknown" };
    }
    return { questions: questions.some(lacksMedia) ? "required" : undefined };
  },
  async store(transaction, id, { questions }) {
    if (!questions) return;
    const none = { de: "", en: "" };
    await storeQuestions(
      transaction,
      id,
      questions.map((question) => ({
        id: question.id ?? null,
        kind: question.kind,
        text: question.text,
        help: question.help ?? none,
        answers: question.answers.map((answer) => ({
          id: answer.id ?? null,
          text: answer.text,
          imageId: answer.image_id ?? null,
          soundId: answer.sound_id ?? null,
          weights: answer.weights ?? {},
        })),
      })),
    );
  },
});
