import { mostPlanned, type PlannedEvent } from "@festival/contracts/plan";
import { BehaviorSubject } from "rxjs";
import type { ShellBus } from "../shellBus.ts";

const storageKey = "festival-plan";
/** Of what is kept; what an unknown version has written counts as nothing. */
const version = 1;

function isPlanned(value: unknown): value is PlannedEvent {
  const { id, title, dateTime, knownUntil } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(id) && [title, dateTime, knownUntil].every((text) => typeof text === "string")
  );
}

/** Whatever stands in the storage: it may be another version's, or edited by hand. */
function read(kept: string | null): readonly PlannedEvent[] {
  try {
    const { version: found, events } = JSON.parse(kept ?? "{}");
    return found === version && Array.isArray(events)
      ? events.filter(isPlanned).slice(0, mostPlanned)
      : [];
  } catch {
    return [];
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // storage is forbidden: the plan then lasts as long as the document
    return null;
  }
}

/** The visitor's plan, kept on this device and the same in all its windows. */
export function createPlan(): ShellBus["plan$"] {
  let kept = readKept();
  const plan$ = new BehaviorSubject(read(kept));
  let known = plan$.value;
  plan$.subscribe((events) => {
    if (events === known) return;
    known = events;
    kept = JSON.stringify({ version, events });
    try {
      localStorage.setItem(storageKey, kept);
    } catch {
      // forbidden or full, as above
    }
  });
  addEventListener("storage", ({ key, newValue }) => {
    // without a key all was cleared
    if ((key !== storageKey && key !== null) || newValue === kept) return;
    kept = newValue;
    known = read(newValue);
    plan$.next(known);
  });
  return plan$;
}
