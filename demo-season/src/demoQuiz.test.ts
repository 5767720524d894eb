import { describe, expect, it } from "@jest/globals";
import { composers } from "./season/composers.ts";
import { demoSeason } from "./season/index.ts";
import type { DemoEvent } from "./season/types.ts";
import { answerByChance, createChance } from "@festival/backend/quiz/imaginedVisitors";
import {
  createRanking,
  mostRecommended,
  type GivenAnswer,
} from "@festival/backend/quiz/rankEvents";
import type { Candidate } from "@festival/backend/quiz/scoreEvents";

// What the demo's quiz recommends, measured over many visitors: the weights must lead somewhere.

const visitors = 10_000;
const { questions } = demoSeason.quiz;

/** Numbers for the season's keys, as the database gives them. */
const numbers = new Map<string, number>();
const numberOf = (key: string): number => {
  const known = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, known);
  return known;
};
const numbered = (weights: Record<string, number> = {}) =>
  Object.fromEntries(Object.entries(weights).map(([key, weight]) => [numberOf(key), weight]));

const asked = questions.map((question) => ({
  ...question,
  answers: question.answers.map(({ weights }) => ({
    weights: {
      ...weights,
      genres: numbered(weights.genres),
      composers: numbered(weights.composers),
      moods: numbered(weights.moods),
      venues: numbered(weights.venues),
    },
  })),
}));

const keyOfComposer = new Map(
  Object.entries(composers).map(([key, [printed]]): [string, string] => [printed, key]),
);
const minutes = (time: string) => Date.parse(`${time}Z`) / 60_000;

const isToBeHad = ({ status, buttonStatus }: DemoEvent) =>
  status !== "cancelled" && buttonStatus !== "cancelled" && buttonStatus !== "sold_out";

const candidates = demoSeason.events.filter(isToBeHad).map((event): Candidate => ({
  id: numberOf(`event ${event.key}`),
  genres: [...new Set([event.genre, ...event.genres])].map(numberOf),
  composers: event.compositions
    .flatMap(({ composer }) => keyOfComposer.get(composer.de) ?? [])
    .map(numberOf),
  moods: demoSeason.moods
    .filter(({ events }) => events.includes(event.key))
    .map(({ key }) => numberOf(key)),
  venue: numberOf(event.venue),
  minutes: minutes(event.endsAt) - minutes(event.startsAt),
  hour: Number(event.startsAt.slice(11, 13)),
  isWeekend: [0, 6].includes(new Date(event.startsAt.slice(0, 10)).getUTCDay()),
  cheapest: event.priceFrom,
}));

const recommend = createRanking(candidates, asked);
const idsFor = (given: readonly GivenAnswer[][]) => recommend(given.flat()).map(({ id }) => id);
const inCommon = (one: readonly number[], other: readonly number[]) =>
  one.filter((id) => other.includes(id)).length / mostRecommended;
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the demo's quiz", () => {
  const chance = createChance();
  const people = Array.from({ length: visitors }, () =>
    asked.map((question) => answerByChance(question, chance)),
  );
  const results = people.map(idsFor);
  const shares = new Map(candidates.map(({ id }) => [id, 0]));
  for (const id of results.flat()) shares.set(id, (shares.get(id) ?? 0) + 1 / visitors);

  it("asks in several ways", () => {
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  it("has something for everyone", () => {
    expect(results.filter(({ length }) => length < 3)).toEqual([]);
  });

  it("recommends every coming event to some visitors, and none to more than a quarter", () => {
    const sorted = [...shares.values()].toSorted((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThan(0.02);
    expect(sorted.at(-1)).toBeLessThan(0.25);
  });

  it("gives alike answers alike results, and different ones different results", () => {
    const some = people.slice(0, 500);
    const alike = some.map((given, index) => {
      const question = index % asked.length;
      const other = asked[question];
      const changed = other ? given.with(question, answerByChance(other, chance)) : given;
      return inCommon(results[index] ?? [], idsFor(changed));
    });
    const different = some.map((_, index) =>
      inCommon(results[index] ?? [], results[index + 1] ?? []),
    );
    expect(average(alike)).toBeGreaterThan(0.6);
    expect(average(different)).toBeLessThan(0.2);
  });

  it("recommends a variety", () => {
    const genreOf = new Map(candidates.map(({ id, genres }) => [id, genres[0]]));
    const varieties = results.map((ids) => new Set(ids.map((id) => genreOf.get(id))).size);
    expect(average(varieties)).toBeGreaterThan(3.5);
  });

  it("lets every answer lead to some event", () => {
    const idle = asked.flatMap(({ answers }, index) =>
      answers.flatMap(({ weights }, place) =>
        recommend([{ weights, share: 1 }]).length > 0 ? [] : [`${index + 1}.${place + 1}`],
      ),
    );
    expect(idle).toEqual([]);
  });
});
