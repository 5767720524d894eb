import type { EventAct, EventActAnswer } from "@festival/contracts/api/editing/eventActs";
import { actOnEvent } from "@festival/contracts/calls/eventActs";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";

const typingMs = 350;
/** Begins the keys of previews in the cache. */
export const actPreviewKey = "event-act";

interface Preview {
  preview: EventActAnswer | undefined;
  error: unknown;
  isPending: boolean;
}

/**
 * What an act would bring about, told again when its values have changed; nothing is stored.
 * @param isChange whether the act would change anything; until then nothing is asked
 * @param isSending whether the act itself is on its way, after which it could not be done again
 */
export function useActPreview(
  id: number,
  body: Omit<EventAct, "dry_run">,
  { isChange, isSending }: { isChange: boolean; isSending: boolean },
): Preview {
  const { transport } = useAdmin();
  const typed = JSON.stringify({ ...body, dry_run: true } satisfies EventAct);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching } = useQuery({
    queryKey: [actPreviewKey, id, settled],
    queryFn: () => answered(transport.send(actOnEvent, { id }, JSON.parse(settled) as EventAct)),
    enabled: isChange && !isSending && settled === typed,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return {
    preview: isChange ? data : undefined,
    error: isChange ? error : null,
    isPending: isFetching || settled !== typed,
  };
}
