import type { Database } from "../../platform/database/openDatabase.ts";
import { readClockOffset } from "../../platform/clock/festivalClock.ts";
import { compareProgramme, type ProgrammeState } from "./compareProgramme.ts";
import { createProgrammeChanges, readNames } from "./programmeChanges.repository.ts";
import { wordChange } from "./wordChange.ts";

/**
 * Writes into the change log of the programme what visitors must know about an event's change. To be
 * called by whatever changes events, in the same transaction; the caller notes the tag "programme-changes".
 */
export async function noteProgrammeChanges(
  transaction: Database,
  eventId: number,
  before: ProgrammeState,
  after: ProgrammeState,
): Promise<void> {
  const differences = compareProgramme(before, after);
  if (differences.length === 0) return;
  const names = await readNames(transaction, differences, after);
  const at = new Date(Date.now() + (await readClockOffset(transaction)));
  const rows = differences.map((difference) => ({
    eventId,
    kind: difference.kind,
    text: wordChange(difference, after, names),
    at,
    previous: difference.previous,
  }));
  await createProgrammeChanges(transaction, rows);
}
