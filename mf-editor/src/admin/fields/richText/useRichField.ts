import { useCallback, useEffect, useState } from "react";
import type { RichField } from "../../../fields/richText/RichField.tsx";

/** Once it is there, every field has it at once. */
let loaded: typeof RichField | undefined;

/**
 * The field of rich texts, in a chunk of its own with draft-js. A form is not lost where it can't be fetched: it is
 * asked for again.
 */
export function useRichField(isWanted: boolean) {
  const [Field, setField] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    void (async () => {
      try {
        ({ RichField: loaded } = await import("../../../fields/richText/RichField.tsx"));
        setField(() => loaded);
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    })();
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { RichField: isWanted ? Field : undefined, hasFailed, load };
}
