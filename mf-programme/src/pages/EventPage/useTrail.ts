import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { useEffect, useState } from "react";
import { trailTo } from "../../events/trail.ts";
import type { EventData, Neighbours } from "./eventData.ts";
import { fetchNeighbours } from "./neighbours.ts";

interface Way {
  /** The programme, under the filters that the visitor came with. */
  programmeHref: string;
  neighbours: Neighbours;
  isChosen: boolean;
}

/**
 * Where one can go on from an event. Pages are kept for everyone, so the server knows of the whole programme
 * alone; under filters the browser asks once more.
 */
export function useTrail({ id, programmeHref, neighbours }: EventData, locale: Locale): Way {
  const [chosen, setChosen] = useState<{ id: number; filters: string; neighbours: Neighbours }>();
  useEffect(() => {
    const filters = trailTo(id);
    if (!filters) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const found = await fetchNeighbours(id, filters, locale, abort.signal);
      if (found && !abort.signal.aborted) setChosen({ id, filters, neighbours: found });
    };
    void ask();
    return () => abort.abort();
  }, [id, locale]);
  if (chosen?.id !== id) return { programmeHref, neighbours, isChosen: false };
  const query = Object.fromEntries(new URLSearchParams(chosen.filters));
  return {
    programmeHref: href("programme", locale, {}, query),
    neighbours: chosen.neighbours,
    isChosen: true,
  };
}
