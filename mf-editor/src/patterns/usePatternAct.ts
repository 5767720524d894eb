import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { isCallProblem } from "../calls/callProblem.ts";
import { useCallWords } from "../pickers/callWords.ts";

/** Makes a call about patterns or reusable blocks, and says in words why it failed. */
export function usePatternAct(kind: "patterns" | "blocks") {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const why = (error: unknown): string => {
    if (!isCallProblem(error)) return wordsOf(error);
    if (error.code === "conflict") return t(error.details.used_by ? "blocks.used" : `${kind}.full`);
    if (error.code !== "validation_failed") return wordsOf(error);
    return t(error.details.fields?.name === "taken" ? `${kind}.taken` : `${kind}.refused`);
  };

  return {
    isBusy,
    problem,
    /** @returns whether it is done */
    async act(doing: () => Promise<unknown>): Promise<boolean> {
      setIsBusy(true);
      setProblem(undefined);
      let isDone = true;
      try {
        await doing();
      } catch (error) {
        isDone = false;
        setProblem(why(error));
      }
      setIsBusy(false);
      return isDone;
    },
  };
}
