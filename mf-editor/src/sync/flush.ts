import type {
  ChangesConflict,
  ChangesRequest,
} from "@festival/contracts/api/editing/contentChanges";
import { isErrorBody, type FieldProblem } from "@festival/contracts/errors";
import { BehaviorSubject, filter, firstValueFrom, map, Subject } from "rxjs";
import { namedConflicts } from "../workingCopy/namedConflicts.ts";
import { operationOf } from "../workingCopy/head.ts";
import { rebased, returned, taken } from "../workingCopy/ownerState.ts";
import { refused } from "../workingCopy/refused.ts";
import type { OwnerState } from "../workingCopy/unsaved.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import { knownProblems } from "./knownProblems.ts";
import type { Answer, Server } from "./server.ts";

/** After the last change; those who type on are saved after `mostWaitMs` all the same. */
const quietMs = 800;
const mostWaitMs = 5000;
const firstRetryMs = 1000;
const longestRetryMs = 60_000;
/** What a browser sends of a page that is closing. */
const mostOutliving = 60_000;

/** How it stands with what is unsaved. */
export type SaveState =
  | "saved"
  /** Something waits, or is on its way. */
  | "saving"
  /** The server can't be reached, or fails: it is tried again. */
  | "retrying"
  /** The session ended: it goes on after signing in. */
  | "signedOut"
  /** Another person has signed in: these words are not theirs to send. */
  | "otherUser"
  /** The page that it belongs to is gone, or the server does not take it. */
  | "stopped";

interface Lane {
  state: SaveState;
  isRunning: boolean;
  /** When the oldest change came that waits. */
  since: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  failures: number;
  conflicts: number;
}

const bodyOf = ({ key, base, ops }: NonNullable<OwnerState["sent"]>): ChangesRequest => ({
  key,
  base,
  ops: ops.map(operationOf),
});

const toldIn = (body: unknown): ChangesConflict | undefined =>
  isErrorBody(body) ? (body.details as ChangesConflict | undefined) : undefined;

const problemsIn = (body: unknown): Record<string, FieldProblem> => {
  if (!isErrorBody(body)) return {};
  const { fields } = (body.details ?? {}) as { fields?: Record<string, FieldProblem> };
  return fields ?? {};
};

/**
 * Brings what is unsaved to the server: soon after it was written, again until there is an answer, and each call once.
 * It drops nothing: what the server does not take stays in the working copy.
 */
export class Flush {
  /** By `keyOfOwner`. */
  readonly states$ = new BehaviorSubject<ReadonlyMap<string, SaveState>>(new Map());
  /** The session ended. */
  readonly signedOut$ = new Subject<void>();
  readonly #copies: WorkingCopies;
  readonly #server: Server;
  readonly #user: string;
  readonly #lanes = new Map<string, Lane>();
  /** Whether nothing is kept on the device: then each change is sent at once. */
  isUrgent = false;

  constructor(copies: WorkingCopies, server: Server, user: string) {
    this.#copies = copies;
    this.#server = server;
    this.#user = user;
  }

  /** Watches the working copies. @returns ends it */
  start(): () => void {
    const subscription = this.#copies.owners$.subscribe((owners) => {
      for (const [key, state] of owners) this.#look(key, state);
    });
    return () => {
      subscription.unsubscribe();
      for (const { timer } of this.#lanes.values()) clearTimeout(timer);
    };
  }

  #lane(key: string): Lane {
    const present = this.#lanes.get(key);
    if (present) return present;
    const lane: Lane = {
      state: "saved",
      isRunning: false,
      since: undefined,
      timer: undefined,
      failures: 0,
      conflicts: 0,
    };
    this.#lanes.set(key, lane);
    return lane;
  }

  #tell(key: string, state: SaveState): void {
    this.#lane(key).state = state;
    if (this.states$.value.get(key) === state) return;
    this.states$.next(new Map(this.states$.value).set(key, state));
  }

  #look(key: string, state: OwnerState): void {
    const lane = this.#lane(key);
    const isUnsaved = state.sent || state.pending.length > 0 || state.isBehind;
    // also while it is read what others changed: what is not safe yet may not be called saved
    if (isUnsaved && lane.state === "saved") this.#tell(key, "saving");
    if (lane.isRunning) return;
    if (!isUnsaved) {
      this.#tell(key, "saved");
      return;
    }
    // its own time is set already
    if (lane.state !== "saving") return;
    const now = Date.now();
    lane.since ??= now;
    const wait = state.sent || this.isUrgent ? 0 : Math.min(quietMs, lane.since + mostWaitMs - now);
    this.#in(key, Math.max(0, wait));
  }

  #in(key: string, ms: number): void {
    const lane = this.#lane(key);
    clearTimeout(lane.timer);
    lane.timer = setTimeout(() => void this.#run(key), ms);
  }

  /** Saves all that waits now, also what was to be tried again later. */
  now(): void {
    for (const [key, { state }] of this.#lanes) {
      if (state === "saving" || state === "retrying") void this.#run(key);
    }
  }

  /** Saves what waits for one owner. @returns whether it is saved; it waits for no second try */
  async save(key: string): Promise<boolean> {
    this.now();
    const states = this.states$.pipe(map((all) => all.get(key) ?? "saved"));
    return (await firstValueFrom(states.pipe(filter((state) => state !== "saving")))) === "saved";
  }

  /** Goes on after signing in, if it is the same person. */
  async resume(): Promise<void> {
    const answer = await this.#server.user().catch(() => undefined);
    // without a word of who it is nothing is sent
    if (answer?.ok) this.signedInAs(answer.body.email);
  }

  /** Goes on where it is the same person; another one's session sends nothing of this one's. */
  signedInAs(email: string): void {
    const isOther = email !== this.#user;
    for (const [key, { state, timer }] of this.#lanes) {
      if (isOther) {
        clearTimeout(timer);
        this.#tell(key, "otherUser");
      } else if (state === "signedOut" || state === "otherUser") this.#tell(key, "retrying");
    }
    this.now();
  }

  /**
   * Looks whether others changed something, where nothing is unsaved.
   * @param only the owner that is looked at; all where undefined
   */
  async lookForOthers(only?: string): Promise<void> {
    const quiet = [...this.#lanes].filter(
      ([key, { state, isRunning }]) =>
        state === "saved" && !isRunning && (only === undefined || key === only),
    );
    await Promise.all(quiet.map(([key]) => this.#hold(key, () => this.#load(key))));
  }

  /** Sends what waits in a way that outlives the page; its journal holds it as well. */
  leave(): void {
    for (const [key, { state }] of this.#lanes) {
      if (state !== "saving" && state !== "retrying") continue;
      this.#copies.replace(key, (present) => taken(present, crypto.randomUUID()));
      const { owner, sent } = this.#copies.get(key) ?? {};
      if (!owner || !sent) continue;
      const body = bodyOf(sent);
      if (JSON.stringify(body).length > mostOutliving) continue;
      // its answer is not read: who opens the journal asks for it again, under the same key
      this.#server.change(owner, body, true).catch(() => undefined);
    }
  }

  async #hold(key: string, work: () => Promise<unknown>): Promise<void> {
    const lane = this.#lane(key);
    if (lane.isRunning) return;
    lane.isRunning = true;
    clearTimeout(lane.timer);
    try {
      await work();
    } finally {
      lane.isRunning = false;
      lane.since = undefined;
    }
    const state = this.#copies.get(key);
    if (state) this.#look(key, state);
  }

  #run(key: string): Promise<void> {
    return this.#hold(key, async () => {
      let goesOn = true;
      while (goesOn) goesOn = await this.#step(key);
    });
  }

  /** One call. @returns whether there is more to do now */
  async #step(key: string): Promise<boolean> {
    const present = this.#copies.get(key);
    if (!present) return false;
    if (!present.sent && present.isBehind) return this.#load(key);
    this.#copies.replace(key, (state) => taken(state, crypto.randomUUID()));
    const { owner, sent, shown } = this.#copies.get(key) ?? present;
    if (!sent) {
      this.#tell(key, "saved");
      return false;
    }
    const known = knownProblems(sent.ops, shown);
    if (Object.keys(known).length > 0) {
      this.#copies.replace(key, (state) => refused(state, known));
      return true;
    }
    this.#tell(key, "saving");
    const answer = await this.#server
      .change(owner, bodyOf(sent), false)
      .catch((): Answer<never> => ({ ok: false, status: 0, body: undefined }));
    if (answer.ok) {
      this.#succeeded(key);
      this.#copies.acknowledge(key, answer.body);
      return true;
    }
    return this.#failed(key, answer);
  }

  #succeeded(key: string): void {
    const lane = this.#lane(key);
    lane.failures = 0;
    lane.conflicts = 0;
  }

  async #failed(key: string, { status, body }: Answer<never>): Promise<boolean> {
    const lane = this.#lane(key);
    if (status === 409) {
      lane.conflicts += 1;
      this.#copies.replace(key, returned);
      // two who write all the time: the one who waits a little gets through
      if (lane.conflicts > 5) return this.#retry(key);
      return this.#load(key, toldIn(body));
    }
    if (status === 422) {
      const problems = problemsIn(body);
      if (problems.key === "taken") this.#copies.replace(key, returned);
      else if (Object.keys(problems).some((path) => path.startsWith("ops."))) {
        this.#copies.replace(key, (state) => refused(state, problems));
      } else return this.#stop(key);
      return true;
    }
    return this.#unanswered(key, status);
  }

  /** What no call can be blamed for. */
  #unanswered(key: string, status: number): false {
    if (status === 401) {
      this.#tell(key, "signedOut");
      this.signedOut$.next();
      return false;
    }
    return [400, 404, 413].includes(status) ? this.#stop(key) : this.#retry(key);
  }

  #stop(key: string): false {
    this.#copies.replace(key, returned);
    this.#tell(key, "stopped");
    return false;
  }

  #retry(key: string): false {
    const lane = this.#lane(key);
    const ms = Math.min(longestRetryMs, firstRetryMs * 2 ** lane.failures);
    lane.failures += 1;
    this.#tell(key, "retrying");
    this.#in(key, ms);
    return false;
  }

  /**
   * Fetches what the server has, and puts what waits upon it.
   * @param told what a refusal said of what others did
   */
  async #load(key: string, told?: ChangesConflict): Promise<boolean> {
    const owner = this.#copies.get(key)?.owner;
    if (!owner) return false;
    const answer = await this.#server
      .load(owner)
      .catch((): Answer<never> => ({ ok: false, status: 0, body: undefined }));
    if (!answer.ok) return this.#unanswered(key, answer.status);
    this.#copies.replace(key, (state) => {
      if (state.sent) return state;
      // what is behind lacks something also of the same revision: a section that was just put back
      const isKnown = !state.isBehind && answer.body.revision === state.base.revision;
      if (isKnown) return state;
      const upon = rebased(state, answer.body);
      return told ? { ...upon, conflicts: namedConflicts(upon.conflicts, told) } : upon;
    });
    return true;
  }
}
