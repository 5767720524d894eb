import { useState } from "react";
import { useProblemWords } from "../frame/CallFailure.tsx";

/** An act behind a button: whether it runs, and what came of it, in words. */
export function useAct(): {
  isRunning: boolean;
  said: string;
  /** @param done what is said afterwards */
  act(doing: () => Promise<unknown>, done: string): Promise<void>;
} {
  const wordsOf = useProblemWords();
  const [isRunning, setIsRunning] = useState(false);
  const [said, setSaid] = useState("");
  return {
    isRunning,
    said,
    async act(doing, done) {
      setIsRunning(true);
      try {
        await doing();
        setSaid(done);
      } catch (error) {
        setSaid(wordsOf(error));
      } finally {
        setIsRunning(false);
      }
    },
  };
}
