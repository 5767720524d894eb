import type { ChangesConflict } from "@festival/contracts/api/editing/contentChanges";
import { isHead } from "./head.ts";
import { isSame } from "./isSame.ts";
import type { Conflict } from "./rebase.ts";

type Told = Pick<ChangesConflict, "conflicts"> & Partial<Pick<ChangesConflict, "removed">>;

/** Conflicts with the name of whose act each is about, as far as the server's refusal says. */
export function namedConflicts(
  conflicts: readonly Conflict[],
  { conflicts: written, removed = [] }: Told,
): readonly Conflict[] {
  return conflicts.map((conflict) => {
    if (conflict.by !== undefined) return conflict;
    const found =
      conflict.kind === "removed"
        ? removed.find(({ section }) => section === conflict.section)
        : written.find(
            ({ section, locale, field, current }) =>
              (section === null ? isHead(conflict.section) : section === conflict.section) &&
              locale === conflict.locale &&
              field === conflict.field &&
              // a third person may have written there since
              isSame(current, conflict.theirs ?? null),
          );
    return found?.by && found.at ? { ...conflict, by: found.by, at: found.at } : conflict;
  });
}
