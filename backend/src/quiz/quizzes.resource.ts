import { AnswerWeights, QuestionKind } from "@festival/contracts/api/quiz";
import { Type, type Static } from "typebox";
import type { Database } from "../platform/database/openDatabase.ts";
import { quizzes } from "../platform/database/schema/index.ts";
import { defineResource } from "../platform/resources/defineResource.ts";
import { optionalReference, refuse, words } from "../platform/resources/fields.ts";
import {
  listQuestions,
  namesUnknown,
  storeQuestions,
  type FullQuestion,
} from "./quiz.repository.ts";

const closed = { additionalProperties: false };
/** Of a question or answer that is there already; left out for a new one. */
const ownId = Type.Optional(optionalReference);

const Answer = Type.Object(
  {
    id: ownId,
    text: words(300, 1),
    image_id: Type.Optional(optionalReference),
    sound_id: Type.Optional(optionalReference),
    weights: Type.Optional(AnswerWeights),
  },
  closed,
);

const Question = Type.Object(
  {
    id: ownId,
    kind: QuestionKind,
    text: words(300, 1),
    help: Type.Optional(words(500)),
    answers: Type.Array(Answer, { minItems: 2, maxItems: 12 }),
  },
  closed,
);
type Question = Static<typeof Question>;

const fields = Type.Object({
  title: words(200, 1),
  intro: Type.Optional(words(1000)),
  is_online: Type.Optional(Type.Boolean()),
  questions: Type.Array(Question, { minItems: 1, maxItems: 30 }),
});

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
export const quizzesResource = defineResource({
  name: "quizzes",
  singular: "quiz",
  table: quizzes,
  fields,
  search: [quizzes.title],
  sort: ["title", "is_online"],
  defaultSort: "-id",
  load: loadQuestions,
  async check(transaction, record, before) {
    const { questions } = record as Static<typeof fields>;
    const stored = before ? (before as unknown as Static<typeof fields>).questions : [];
    const weights = questions.flatMap(({ answers }) => answers.flatMap((one) => one.weights ?? []));
    if (idsAreWrong(questions, stored) || (await namesUnknown(transaction, weights))) {
      refuse({ questions: "unknown" });
    }
    if (questions.some(lacksMedia)) refuse({ questions: "required" });
  },
  async store(transaction, id, sent) {
    const { questions } = sent as Partial<Static<typeof fields>>;
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
