import { useSubject } from "@festival/shared-ui/owner";
import { lazy, Suspense, type ComponentProps } from "react";
import type { Conflicts as ConflictsDialog } from "./Conflicts.tsx";

/** In a chunk of its own, with what finds the words that differ. */
const Conflicts = lazy(async () => {
  const { Conflicts } = await import("./Conflicts.tsx");
  return { default: Conflicts };
});

/** Words that two people have changed, as soon as there are any. */
export function LazyConflicts(props: ComponentProps<typeof ConflictsDialog>) {
  const owners = useSubject(props.copies.owners$);
  const isOpen = [...owners.values()].some(({ conflicts }) => conflicts.length > 0);
  return (
    isOpen && (
      <Suspense>
        <Conflicts {...props} />
      </Suspense>
    )
  );
}
