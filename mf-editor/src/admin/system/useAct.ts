import { useState } from "react";
import { useProblemWords } from "../frame/CallFailure.tsx";

/**
 * An act behind a button: whether it runs, and what came of it, in words.
 * @param own words for what went wrong, where an act has some
 */
export function useAct(own?: (error: unknown) => string): {
  isRunning: boolean;
  said: string;
  /** Takes the words away. */
  unsay(): void;
  /** @param done what is said afterwards */
  act(doing: () => Promise<unknown>, done: string): Promise<void>;
} {
  const general = useProblemWords();
  const wordsOf = own ?? general;
  const [isRunning, setIsRunning] = useState(false);
  const [said, setSaid] = useState("");
  return {
    isRunning,
    said,
    unsay: () => setSaid(""),
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
