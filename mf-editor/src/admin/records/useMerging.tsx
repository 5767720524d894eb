import type { Fields } from "@festival/contracts/fields/field";
import { useState, type ReactNode } from "react";
import { isCallProblem } from "../../calls/callProblem.ts";
import type { FormValues } from "../fields/formValues.ts";
import { later } from "../frame/later.tsx";
import { conflictsOf, type FieldConflict } from "./mergeRecord.ts";

const ConflictDialog = later(() =>
  import("./ConflictDialog.tsx").then(({ ConflictDialog }) => ({ default: ConflictDialog })),
);

interface Ask {
  conflicts: readonly FieldConflict[];
  answer(keepsMine: boolean | null): void;
}

type Revised = FormValues & { revision: number };

interface Merging {
  /**
   * Sends changed values. Where another person was faster, those of other fields join theirs; whose value stays in
   * the same field is asked.
   * @param seen the record on which they were typed
   * @param send stores values over the record that is named
   * @throws CallProblem, also where the question was not answered
   */
  merge<Seen extends Revised>(
    seen: Seen,
    values: FormValues,
    send: (seen: Seen, values: FormValues) => Promise<Seen>,
  ): Promise<Seen>;
  /** The question, while there is one. */
  question: ReactNode;
}

/** Saves what two people changed at the same time. */
export function useMerging(fields: Fields): Merging {
  const [ask, setAsk] = useState<Ask>();

  const merge: Merging["merge"] = async (seen, values, send) => {
    try {
      return await send(seen, values);
    } catch (error) {
      const current = isCallProblem(error) ? error.details.current : undefined;
      if (!current) throw error;
      const now = { ...seen, ...current };
      const conflicts = conflictsOf(values, seen, now);
      if (conflicts.length === 0) return merge(now, values, send);
      const keepsMine = await new Promise<boolean | null>((answer) =>
        setAsk({ conflicts, answer }),
      );
      setAsk(undefined);
      if (keepsMine === null) throw error;
      const theirs = new Set(keepsMine ? [] : conflicts.map(({ field }) => field));
      const left = Object.entries(values).filter(([field]) => !theirs.has(field));
      return merge(now, Object.fromEntries(left), send);
    }
  };

  const question = ask && (
    <ConflictDialog
      fields={fields}
      conflicts={ask.conflicts}
      onChoose={(keepsMine) => ask.answer(keepsMine)}
      onCancel={() => ask.answer(null)}
    />
  );
  return { merge, question };
}
