import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { debounceTime, skip } from "rxjs";
import type { LocalSection } from "../workingCopy/ops.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import type { OwnerState } from "../workingCopy/unsaved.ts";
import type { UndoStacks } from "../workingCopy/undo.ts";

/** Raised when what older versions kept can't be read any more. */
const version = 1;
/** They are kept so long after the last one. */
const keepMs = 1000;
/** Characters: the storage of a tab holds some five million, and other things of this site lie there as well. */
const mostCharacters = 1024 * 1024;
const key = "festival-editor-acts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Owners = ReadonlyMap<string, Pick<OwnerState, "shown">>;

/** What can be taken back, and the sections that come back by it. */
export interface KeptActs {
  stacks: UndoStacks;
  /** By the key of the owner. */
  removed: ReadonlyMap<string, ReadonlyMap<SectionRef, readonly LocalSection[]>>;
}

interface Stored extends UndoStacks {
  version: number;
  user: string;
  removed: [owner: string, sections: [SectionRef, readonly LocalSection[]][]][];
}

/** @returns undefined where this tab keeps nothing of this person, or of another version */
export function readActs(store: Store | undefined, user: string): KeptActs | undefined {
  try {
    const stored = JSON.parse(store?.getItem(key) ?? "null") as Stored | null;
    if (stored?.version !== version || stored.user !== user) return undefined;
    const { done, undone, removed } = stored;
    return {
      stacks: { done, undone },
      removed: new Map(removed.map(([owner, sections]) => [owner, new Map(sections)])),
    };
  } catch {
    return undefined;
  }
}

/** For those who come after at this computer. */
export function forgetActs(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing is kept where it is forbidden
  }
}

/** Keeps in this tab what can be taken back, from now on and for as long as the document lives. */
export function keepActs(
  { undo$, owners$ }: WorkingCopies,
  store: Store | undefined,
  user: string,
) {
  undo$
    .pipe(skip(1), debounceTime(keepMs))
    .subscribe((stacks) => writeActs(store, user, stacks, owners$.value));
}

/** Keeps acts in this tab, so that they can be taken back after a reload; the oldest are left out where room lacks. */
export function writeActs(
  store: Store | undefined,
  user: string,
  { done, undone }: UndoStacks,
  owners: Owners,
): void {
  try {
    if (done.length + undone.length === 0) {
      store?.removeItem(key);
      return;
    }
    const removed = [...owners].flatMap(([owner, { shown }]): Stored["removed"] =>
      shown.removed.size > 0 ? [[owner, [...shown.removed]]] : [],
    );
    const textOf = (count: number) => {
      const kept: Stored = {
        version,
        user,
        done: done.slice(done.length - count),
        undone,
        removed,
      };
      return JSON.stringify(kept);
    };
    for (let count = done.length; ; count = Math.floor(count / 2)) {
      const text = textOf(count);
      if (text.length <= mostCharacters) {
        store?.setItem(key, text);
        return;
      }
      if (count === 0) return;
    }
  } catch {
    // where nothing can be kept, acts are taken back until the page is read again
  }
}
