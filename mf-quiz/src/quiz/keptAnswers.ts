/** Where a visitor has got to in the quiz. */
export interface KeptAnswers {
  quizId: number;
  /** Of the question one was at, from 1. */
  number: number;
  /** As they stand in the address. */
  answers: string;
}

const key = "quiz";

const isKept = (value: unknown): value is KeptAnswers =>
  typeof value === "object" &&
  value !== null &&
  "quizId" in value &&
  "number" in value &&
  "answers" in value &&
  typeof value.number === "number" &&
  typeof value.answers === "string";

/** Keeps them for as long as the window is open, and for it alone. */
export function keepAnswers(kept: KeptAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // storage is forbidden or full: visitors who leave the quiz start again
  }
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept then
  }
}

/** @returns null where nothing was kept of this quiz */
export function readKeptAnswers(quizId: number): KeptAnswers | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isKept(kept) && kept.quizId === quizId ? kept : null;
  } catch {
    return null;
  }
}
