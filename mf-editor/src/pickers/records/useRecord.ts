import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { useAsked } from "../useAsked.ts";

interface Chosen {
  /** Undefined until it is read, and where it cannot be. */
  record: StaffRecord | undefined;
  /** Whether there is no such record any more. */
  isGone: boolean;
  error: unknown;
  /** Reads it again. */
  retry(): void;
}

/** A record that is chosen already. */
export function useRecord(to: string, locale: Locale, id: number | null): Chosen {
  const calls = useCalls(locale);
  const { value, error, retry } = useAsked(
    id === null ? null : `${to} ${id}`,
    () => answered(calls.transport.read(resourceCalls(to).get, { id: id ?? 0 })),
    calls,
  );
  const isGone = isCallProblem(error) && error.code === "not_found";
  return { record: value?.id === id ? value : undefined, isGone, error, retry };
}
