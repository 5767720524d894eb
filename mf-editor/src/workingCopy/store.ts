import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import { BehaviorSubject, Subject } from "rxjs";
import { applyAll, type Content, type Op } from "./ops.ts";
import {
  acknowledged,
  type Acknowledgement,
  decided,
  discarded,
  edited,
  openOwner,
} from "./ownerState.ts";
import { keyOfOwner, type OwnerState, type Unsaved } from "./unsaved.ts";
import type { Conflict } from "./rebase.ts";
import type { KeptActs } from "../undoList/keptActs.ts";
import type { Saved } from "./saved.ts";
import {
  closed,
  noted,
  notedSaved,
  noUndo,
  redo,
  isJustInserted,
  undo,
  undoWithin,
  withIds,
  settled,
  type ActLabel,
  type UndoEntry,
  type UndoStacks,
  type UndoStep,
} from "./undo.ts";

/** Where what is unsaved is kept before it is shown. */
export interface Keeper {
  keep(owner: OwnerKey, unsaved: Unsaved): void;
}

interface Published {
  /** Of the owner: putting it online counts as a change. */
  revision: number;
  isPart: boolean;
}

/** How an act is noted for undo; an act of typing goes on where the last one ended. */
export interface ActOptions {
  label: ActLabel;
  typing?: { at: number; endsWord: boolean };
}

/**
 * The working copies of all owners that are being edited: what the server has, and what it does not have yet. What
 * changes is kept on the device first, and shown then.
 */
export class WorkingCopies {
  /** By `keyOfOwner`. */
  readonly owners$ = new BehaviorSubject<ReadonlyMap<string, OwnerState>>(new Map());
  readonly undo$: BehaviorSubject<UndoStacks>;
  /** What the server has just answered, before it is shown. */
  readonly acknowledged$ = new Subject<Acknowledgement>();
  readonly #keeper: Keeper;
  readonly #removed: KeptActs["removed"];

  /** @param kept what could be taken back before this tab was read again */
  constructor(keeper: Keeper, kept?: KeptActs) {
    this.#keeper = keeper;
    this.undo$ = new BehaviorSubject(kept?.stacks ?? noUndo);
    this.#removed = kept?.removed ?? new Map();
  }

  get(key: string): OwnerState | undefined {
    return this.owners$.value.get(key);
  }

  /** @param unsaved what a journal kept of it */
  open(owner: OwnerKey, copy: WorkingCopy, unsaved?: Unsaved): void {
    this.#put(openOwner(owner, copy, unsaved, this.#removed.get(keyOfOwner(owner))));
  }

  /** Puts another state in the place of one that is open. */
  replace(key: string, next: (state: OwnerState) => OwnerState): void {
    const state = this.get(key);
    const replaced = state && next(state);
    if (replaced && replaced !== state) this.#put(replaced);
  }

  /** The server has done what was on its way. */
  acknowledge(key: string, answer: Acknowledgement): void {
    this.acknowledged$.next(answer);
    this.undo$.next(withIds(this.undo$.value, key, (ref) => answer.ids[ref] ?? ref));
    this.replace(key, (state) => acknowledged(state, answer));
  }

  /** Does operations that can be taken back as one act. */
  edit(key: string, ops: readonly Op[], { label, typing }: ActOptions): void {
    const state = this.get(key);
    if (!state || applyAll(state.shown, ops) === state.shown) return;
    this.undo$.next(noted(this.undo$.value, state.shown, { owner: key, label, ops, typing }));
    this.#put(ops.reduce(edited, state));
  }

  /**
   * A revision is public now.
   * @param seen the revision of which that was published
   * @param isPart whether other changes stay drafts
   */
  published(key: string, seen: number, { revision, isPart }: Published): void {
    this.replace(key, (state) =>
      state.base.revision === seen
        ? { ...state, base: { ...state.base, revision, hasChanges: isPart } }
        : // what others wrote before is not here yet
          { ...state, isBehind: true },
    );
  }

  /** Drops all that is unsaved. */
  discard(): void {
    for (const state of this.owners$.value.values()) this.#put(discarded(state));
    this.undo$.next(noUndo);
  }

  /** A person decided a conflict. @param ops what is written instead; none to keep what others wrote */
  decide(key: string, conflict: Conflict, ops: readonly Op[]): void {
    this.replace(key, (state) => decided(state, conflict, ops));
  }

  /** Lists what a panel has saved among the acts. */
  noteSaved(label: ActLabel, saved: Saved): void {
    this.undo$.next(notedSaved(this.undo$.value, label, saved));
  }

  /** Notes what came of a step at the server. @param again what takes it back; undefined where it could not be done */
  settle(entry: UndoEntry, again: Saved | undefined): void {
    this.undo$.next(settled(this.undo$.value, entry, again));
  }

  /** Ends what was typed, so that what follows is another act. */
  closeTyping(): void {
    const stacks = closed(this.undo$.value);
    if (stacks !== this.undo$.value) this.undo$.next(stacks);
  }

  undo(): UndoStep | undefined {
    return this.#step(undo);
  }

  redo(): UndoStep | undefined {
    return this.#step(redo);
  }

  /** Takes back the last act within one section. */
  undoWithin(owner: string, section: SectionRef): UndoStep | undefined {
    return this.#step((stacks, content) => undoWithin(stacks, content, { owner, section }));
  }

  /**
   * Takes back that a section was inserted, as if it had not been. @returns whether that was the last act
   */
  giveUp(owner: string, section: SectionRef): boolean {
    if (!isJustInserted(this.undo$.value, owner, section)) return false;
    this.undo();
    this.undo$.next({ ...this.undo$.value, undone: [] });
    return true;
  }

  /**
   * Takes back, or does again, as many acts as lie between now and a place in the list of them.
   * @param count how many acts are done then
   * @returns the last step; one at the server, or one that another person's words stand in the way of, ends it
   */
  goTo(count: number): UndoStep | undefined {
    let last: UndoStep | undefined;
    for (let left = Math.abs(count - this.undo$.value.done.length); left > 0; left -= 1) {
      const isBack = count < this.undo$.value.done.length;
      last = isBack ? this.undo() : this.redo();
      if (last?.kind !== "ops") break;
    }
    return last;
  }

  #step(take: typeof undo): UndoStep | undefined {
    const content = (key: string): Content | undefined => this.get(key)?.shown;
    const found = take(this.undo$.value, content);
    if (!found || found.kind === "saved") return found;
    this.undo$.next(found.stacks);
    if (found.kind === "ops") {
      this.replace(found.entry.owner, (state) => found.ops.reduce(edited, state));
    }
    return found;
  }

  #put(state: OwnerState): void {
    this.#keeper.keep(state.owner, state);
    this.owners$.next(new Map(this.owners$.value).set(keyOfOwner(state.owner), state));
  }
}
