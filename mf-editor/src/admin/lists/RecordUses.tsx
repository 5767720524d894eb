import type { RecordUse } from "../../calls/callProblem.ts";
import { UseLink } from "./Cell.tsx";

/** Records that use another one, each with a link; nothing where none does. */
export function RecordUses({ uses }: { uses: readonly RecordUse[] }) {
  if (uses.length === 0) return null;
  return (
    <ul>
      {uses.map((use) => (
        <li key={use.what}>
          <UseLink use={use} />
        </li>
      ))}
    </ul>
  );
}
