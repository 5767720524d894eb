/** Where the window stood, and the address of the link that was followed from there. */
export type Position = [left: number, top: number, link?: string | null];

const storageKey = "festival-positions";

/** Where one was on each entry of the history, kept across reloads of this tab. */
export interface Positions {
  /** Notes which link is followed, before anything takes the focus from it. */
  setOut(): void;
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

/** For a new entry; `crypto.randomUUID` is there on secure origins alone. */
export function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** What this tab kept; nothing where storage is forbidden or was meddled with. */
function keptPositions(): [key: string, position: Position][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? "{}"));
  } catch {
    return [];
  }
}

function storePositions(positions: ReadonlyMap<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // a reload then begins at the top
  }
}

/** The address of the link in the page, not around it, that has the focus. */
function focusedLink(): string | null {
  const focused = document.activeElement;
  return focused?.closest("#main") ? focused.getAttribute("href") : null;
}

export function createPositions(): Positions {
  const known = new Map(keptPositions());
  let current = keyOf(history.state) ?? newKey();
  if (!keyOf(history.state)) history.replaceState({ key: current }, "");
  history.scrollRestoration = "manual";
  let followed: string | null = null;
  const setOut = () => {
    followed = focusedLink();
  };
  const keep = () => known.set(current, [scrollX, scrollY, followed]);
  addEventListener("pagehide", () => {
    setOut();
    keep();
    storePositions(known);
  });
  const atStart = known.get(current);
  if (atStart) scrollTo(atStart[0], atStart[1]);
  return {
    setOut,
    keep,
    enter: (key) => {
      current = key;
    },
    find: (key) => known.get(key),
  };
}
