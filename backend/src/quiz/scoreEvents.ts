import type { AnswerWeights } from "@festival/contracts/api/quiz";

/** What of an event the quiz's answers can speak for. */
export interface Candidate {
  id: number;
  genres: readonly number[];
  composers: readonly number[];
  moods: readonly number[];
  venue: number | null;
  /** Intervals included; null where unknown. */
  minutes: number | null;
  /** Hour in which it starts where it takes place; null where only the day is known. */
  hour: number | null;
  isWeekend: boolean;
  /** Euros; null for free admission. */
  cheapest: number | null;
}

export type ReasonKind = keyof AnswerWeights;

/** Something of an event that speaks for it. */
export interface Reason {
  kind: ReasonKind;
  /** An id, or the name of a length, part of the day, part of the week or price. */
  what: string;
  weight: number;
}

export interface ScoredEvent {
  id: number;
  score: number;
  /** What speaks for the event, the strongest first. */
  reasons: Reason[];
}

type Weights = Record<ReasonKind, Record<string, number>>;

const lengthOf = (minutes: number) =>
  minutes <= 75 ? "short" : minutes <= 130 ? "medium" : "long";

const partOfDay = (hour: number) =>
  hour < 12 ? "morning" : hour < 17 ? "afternoon" : hour < 21 ? "evening" : "night";

const priceOf = (euros: number | null) =>
  euros === null || euros === 0 ? "free" : euros <= 15 ? "low" : euros <= 40 ? "medium" : "high";

type Trait = readonly [kind: ReasonKind, what: string | number];

/** What an event is, in the words of the weights. */
function traitsOf(event: Candidate): Trait[] {
  const { genres, composers, moods, venue, minutes, hour, isWeekend, cheapest } = event;
  const each = (kind: ReasonKind, ids: readonly number[]): Trait[] =>
    [...new Set(ids)].map((id) => [kind, id]);
  const known = (kind: ReasonKind, what: string | number | null): Trait[] =>
    what === null ? [] : [[kind, what]];
  return [
    ...each("genres", genres),
    ...each("composers", composers),
    ...each("moods", moods),
    ...known("venues", venue),
    ...known("length", minutes === null ? null : lengthOf(minutes)),
    ...known("time_of_day", hour === null ? null : partOfDay(hour)),
    ["days", isWeekend ? "weekend" : "weekday"],
    ["price", priceOf(cheapest)],
  ];
}

/** All that a visitor's answers speak for, added up. */
export function addWeights(answers: readonly { weights: AnswerWeights; share: number }[]): Weights {
  const sum: Weights = {
    genres: {},
    composers: {},
    moods: {},
    venues: {},
    length: {},
    time_of_day: {},
    days: {},
    price: {},
  };
  for (const { weights, share } of answers) {
    for (const [kind, byName] of Object.entries(weights)) {
      // the keys are those of the weights' schema
      const total = sum[kind as ReasonKind];
      for (const [name, weight] of Object.entries(byName)) {
        total[name] = (total[name] ?? 0) + weight * share;
      }
    }
  }
  return sum;
}

/** All that speaks for and against one event, added up. */
export function scoreEvent(event: Candidate, weights: Weights): ScoredEvent {
  const reasons = traitsOf(event).flatMap(([kind, what]): Reason[] => {
    const weight = weights[kind][what] ?? 0;
    return weight === 0 ? [] : [{ kind, what: String(what), weight }];
  });
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  const forIt = reasons.filter(({ weight }) => weight > 0);
  return { id: event.id, score, reasons: forIt.toSorted((a, b) => b.weight - a.weight) };
}

/** Events for which something speaks, the best first; those that come first among equals. */
export function scoreEvents(candidates: readonly Candidate[], weights: Weights): ScoredEvent[] {
  return candidates
    .map((event) => scoreEvent(event, weights))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
