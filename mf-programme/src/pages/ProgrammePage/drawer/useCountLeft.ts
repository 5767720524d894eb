import { countEvents } from "@festival/contracts/calls/programme";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useState } from "react";
import { filterQuery, readFilters } from "../programmeFilters.ts";

/** A box that is ticked and taken back at once asks nothing. */
const waitMs = 150;

/**
 * How many events the fields of a form would leave, while one fills it in.
 * @returns the number, null until something was changed and while it is not known; and what takes the form's
 * values after a change
 */
export function useCountLeft(): [
  left: number | null,
  onChange: (values: Record<string, string>) => void,
] {
  const { locale, url } = usePage();
  const [changed, setChanged] = useState<{ on: string; values: Record<string, string> }>();
  const [found, setFound] = useState<{ on: string; count: number }>();

  useEffect(() => {
    if (!changed) return undefined;
    const { on, values } = changed;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      const query = filterQuery(readFilters(values));
      fetchCall(countEvents, { locale, ...query }, { signal: gone.signal }).then(
        ({ ok, body }) => setFound(ok ? { on, count: body.count } : undefined),
        // without a network the button goes without the number
        () => setFound(undefined),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [changed, locale]);

  // on another address the list itself is what was chosen
  return [found?.on === url ? found.count : null, (values) => setChanged({ on: url, values })];
}
