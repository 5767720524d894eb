import type { Check } from "@festival/contracts/api/editing/checks";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useEffect, useState } from "react";
import { readChecks } from "../../publish/publishing.ts";

/** How long after a save the server is asked again, in milliseconds. */
const pauseMs = 1500;

/** What the server finds in a working copy, read again after each save. */
export function useFindings(owner: OwnerKey, revision: number, locale: Locale): readonly Check[] {
  const [found, setFound] = useState<{ revision: number; checks: readonly Check[] }>();
  const { type, id } = owner;
  const isFirst = found === undefined;
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      () =>
        void readChecks({ type, id }, locale).then((checks) => {
          if (!isOver) setFound({ revision, checks });
        }),
      isFirst ? 0 : pauseMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [type, id, revision, locale, isFirst]);
  return found?.checks ?? [];
}
