import { mostPlanned } from "@festival/contracts/plan";
import { parseId } from "@festival/contracts/routes";

/**
 * The events that a plan's address names, each once; what is no id is left out.
 * @example planIds("3,x,5,3") => [3, 5]
 */
export function planIds(value: string | undefined): number[] {
  const ids = (value ?? "").split(",").flatMap((id) => parseId(id) ?? []);
  return [...new Set(ids)].slice(0, mostPlanned);
}
