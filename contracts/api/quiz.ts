import { Type, type Static } from "typebox";
import { Image, LocalizedText } from "./common.ts";
import { EventTeaser } from "./events.ts";

/**
 * How a question is asked: one answer or several, between pictures or sounds, on a slider from the first
 * answer to the last, or when and with whom one goes out (one answer each).
 */
export const QuestionKind = Type.Union([
  Type.Literal("one"),
  Type.Literal("several"),
  Type.Literal("pictures"),
  Type.Literal("sounds"),
  Type.Literal("slider"),
  Type.Literal("when"),
  Type.Literal("company"),
]);
export type QuestionKind = Static<typeof QuestionKind>;

export const QuizAnswer = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  image: Type.Union([Image, Type.Null()]),
  /** Address of a sound file; null for most. */
  sound: Type.Union([Type.String(), Type.Null()]),
});
export type QuizAnswer = Static<typeof QuizAnswer>;

export const QuizQuestion = Type.Object({
  id: Type.Integer(),
  kind: QuestionKind,
  text: Type.String(),
  help: Type.String(),
  answers: Type.Array(QuizAnswer),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

export const Quiz = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  intro: Type.String(),
  questions: Type.Array(QuizQuestion),
});
export type Quiz = Static<typeof Quiz>;

/** How much an answer speaks for something; below zero against it. */
const Weight = Type.Integer({ minimum: -5, maximum: 5 });
const closed = { additionalProperties: false };
const weightsById = Type.Optional(
  Type.Record(Type.String({ pattern: "^[1-9]\\d{0,8}$" }), Weight, {
    ...closed,
    maxProperties: 100,
  }),
);
const optionalWeight = Type.Optional(Weight);

/** What an answer of the quiz speaks for: events of these genres, at this time of the day, and so on. */
export const AnswerWeights = Type.Object(
  {
    /** By id, as `composers`, `moods` and `venues`. */
    genres: weightsById,
    composers: weightsById,
    moods: weightsById,
    venues: weightsById,
    /** Up to 75 minutes, up to 130, beyond; intervals included. */
    length: Type.Optional(
      Type.Object({ short: optionalWeight, medium: optionalWeight, long: optionalWeight }, closed),
    ),
    /** Starting before 12, before 17, before 21 o'clock, or later. */
    time_of_day: Type.Optional(
      Type.Object(
        {
          morning: optionalWeight,
          afternoon: optionalWeight,
          evening: optionalWeight,
          night: optionalWeight,
        },
        closed,
      ),
    ),
    /** Monday to Friday, or Saturday and Sunday. */
    days: Type.Optional(Type.Object({ weekday: optionalWeight, weekend: optionalWeight }, closed)),
    /** The cheapest ticket: nothing, up to 15 euros, up to 40 euros, more. */
    price: Type.Optional(
      Type.Object(
        { free: optionalWeight, low: optionalWeight, medium: optionalWeight, high: optionalWeight },
        closed,
      ),
    ),
  },
  closed,
);
export type AnswerWeights = Static<typeof AnswerWeights>;

/** Why an event is recommended. */
export const RecommendationReason = Type.Object({
  kind: Type.Union([
    Type.Literal("genres"),
    Type.Literal("composers"),
    Type.Literal("moods"),
    Type.Literal("venues"),
    Type.Literal("length"),
    Type.Literal("time_of_day"),
    Type.Literal("days"),
    Type.Literal("price"),
  ]),
  /**
   * Of genre, composer, mood or venue the name in the reader's language; else the name of the weight, such
   * as "short".
   */
  what: Type.String(),
});
export type RecommendationReason = Static<typeof RecommendationReason>;

/** Events that fit a visitor's answers, the best first; empty where none fits. */
export const QuizRecommendations = Type.Object({
  quiz: Type.Integer(),
  results: Type.Array(
    Type.Object({
      event: EventTeaser,
      /** Of the best one 100. */
      match: Type.Integer({ minimum: 0, maximum: 100 }),
      reasons: Type.Array(RecommendationReason),
    }),
  ),
});
export type QuizRecommendations = Static<typeof QuizRecommendations>;

/** How well the quiz leads to the events to come, for staff: visitors who answer by chance have taken it. */
export const QuizCheck = Type.Object({
  quiz: Type.Integer(),
  title: Type.String(),
  visitors: Type.Integer(),
  /** All that can be recommended, the rarest first. */
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      slug: LocalizedText,
      title: Type.String(),
      date_and_time: EventTeaser.properties.date_and_time,
      time_zone: EventTeaser.properties.time_zone,
      /** Of the visitors to whom it was recommended, from 0 to 1. */
      share: Type.Number({ minimum: 0, maximum: 1 }),
    }),
  ),
  questions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      text: Type.String(),
      answers: Type.Array(
        Type.Object({
          id: Type.Integer(),
          text: Type.String(),
          /** Ids of the events that were never recommended to visitors who gave this answer. */
          never: Type.Array(Type.Integer()),
        }),
      ),
    }),
  ),
});
export type QuizCheck = Static<typeof QuizCheck>;
