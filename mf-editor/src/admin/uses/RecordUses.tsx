import type { RecordUse } from "@festival/contracts/api/operations";
import { ContentLink } from "../home/ContentLink.tsx";

/** Places that use a record, each with a link; nothing where none does. */
export function RecordUses({ uses }: { uses: readonly RecordUse[] }) {
  if (uses.length === 0) return null;
  return (
    <ul>
      {uses.map((use) => (
        <li key={use.what}>
          <ContentLink {...use} />
        </li>
      ))}
    </ul>
  );
}
