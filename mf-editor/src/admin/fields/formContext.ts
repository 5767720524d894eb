import type { FieldProblem } from "@festival/contracts/errors";
import { useTranslation } from "@festival/shared-ui/i18n";
import { createContext, useContext } from "react";
import type { Problems } from "./formValues.ts";

/** What is wrong with the values of the form, by path. */
export const ProblemsContext = createContext<Problems>(new Map());

/** The record that is edited, as it was read; empty for a new one. */
export const RecordContext = createContext<Readonly<Record<string, unknown>>>({});

/**
 * What is wrong with one input, in words. What was said of both languages at once stands at the first of them.
 * @param path such as "title.de"
 */
export function useProblem(path: string): string | undefined {
  const { t } = useTranslation();
  const problems = useContext(ProblemsContext);
  const ofBoth = path.endsWith(".de") ? problems.get(path.slice(0, -3)) : undefined;
  const problem: FieldProblem | undefined = problems.get(path) ?? ofBoth;
  return problem && t(`fieldProblem.${problem}`);
}

/** Whether something is wrong at or below a path. */
export function useHasProblem(path: string): boolean {
  const problems = useContext(ProblemsContext);
  return [...problems.keys()].some((each) => each === path || each.startsWith(`${path}.`));
}
