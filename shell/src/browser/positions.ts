type Position = [left: number, top: number];

const storageKey = "festival-positions";

/** Where one was on each entry of the history, kept across reloads of this tab. */
export interface Positions {
  /** Notes the present position for the entry being left. */
  keep(): void;
  /** The entry that is shown now. */
  enter(key: string): void;
  find(key: string): Position | undefined;
}

export function keyOf(state: unknown): string | undefined {
  return typeof state === "object" && state !== null && "key" in state
    ? String(state.key)
    : undefined;
}

export function createPositions(): Positions {
  const known = new Map<string, Position>(
    Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")),
  );
  let current = keyOf(history.state) ?? crypto.randomUUID();
  if (!keyOf(history.state)) history.replaceState({ key: current }, "");
  history.scrollRestoration = "manual";
  const keep = () => known.set(current, [scrollX, scrollY]);
  addEventListener("pagehide", () => {
    keep();
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(known)));
  });
  const atStart = known.get(current);
  if (atStart) scrollTo(...atStart);
  return {
    keep,
    enter: (key) => {
      current = key;
    },
    find: (key) => known.get(key),
  };
}
