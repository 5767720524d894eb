import { useEffect, useRef, useState } from "react";
import type { Calls } from "../calls/callsContext.ts";

interface Asked<T> {
  /** What was answered last, of this question or of the one before. */
  value: T | undefined;
  isAsking: boolean;
  /** Why the last try of this question failed. */
  error: unknown;
  retry(): void;
}

interface Done<T> {
  question: string;
  tries: number;
  value: T | undefined;
  error: unknown;
}

/**
 * What a call answers; it is made again for another question, on request, and when its user has signed in again.
 * @param question what is asked, as one text; null asks nothing
 * @param ask is made once for each question
 * @param waitMs after which it is asked, for questions that are typed
 */
export function useAsked<T>(
  question: string | null,
  ask: () => Promise<T>,
  { again$, waitMs = 0 }: Pick<Calls, "again$"> & { waitMs?: number },
): Asked<T> {
  const [tries, setTries] = useState(0);
  const [done, setDone] = useState<Done<T>>();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (question === null) return undefined;
    let isOver = false;
    const end = (value: T | undefined, error?: unknown) => {
      if (isOver) return;
      setDone((before) => ({ question, tries, value: error ? before?.value : value, error }));
    };
    const timer = setTimeout(() => {
      latest.current().then(
        (value) => end(value),
        (error: unknown) => end(undefined, error),
      );
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, tries, waitMs]);
  const hasFailed = done?.error !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const subscription = again$.subscribe(() => setTries((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [again$, hasFailed]);
  const isDone = done?.question === question && done.tries === tries;
  return {
    value: done?.value,
    isAsking: question !== null && !isDone,
    error: isDone ? done.error : undefined,
    retry: () => setTries((count) => count + 1),
  };
}
