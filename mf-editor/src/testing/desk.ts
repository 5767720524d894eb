import type { OwnerKey } from "@festival/contracts/editing";
import { Flush } from "../sync/flush.ts";
import { Journal } from "../sync/journal.ts";
import type { Op } from "../workingCopy/ops.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import type { TestServer } from "./backend.ts";
import { MemoryStorage } from "./memoryStorage.ts";
import { richText } from "./sections.ts";

const mostWaitMs = 60_000;

const label = { act: "write", model: "text", words: "" } as const;

interface DeskOptions {
  server: TestServer;
  owner: OwnerKey;
  user: string;
  tab?: string;
  storage?: MemoryStorage;
}

/** One person's tab with the editor, without its screens: store, journal and flush, as the browser has them. */
export class Desk {
  readonly journal: Journal;
  readonly copies: WorkingCopies;
  readonly flush: Flush;
  readonly owner: OwnerKey;
  readonly key: string;
  readonly server: TestServer;
  readonly storage: MemoryStorage;
  #stop: () => void = () => undefined;

  constructor({ server, owner, user, tab = "tab", storage = new MemoryStorage() }: DeskOptions) {
    this.storage = storage;
    this.journal = new Journal({ storage, user, tab });
    this.copies = new WorkingCopies(this.journal);
    this.server = server;
    this.owner = owner;
    this.key = keyOfOwner(owner);
    this.flush = new Flush(this.copies, server, user);
  }

  async open(unsaved?: Parameters<WorkingCopies["open"]>[2]): Promise<this> {
    await this.adopt(unsaved);
    this.#stop = this.flush.start();
    return this;
  }

  /** Takes over what a closed tab left, as a new one does. */
  async adopt(unsaved?: Parameters<WorkingCopies["open"]>[2]): Promise<void> {
    const answer = await this.server.load(this.owner);
    if (!answer.ok || !("sections" in answer.body)) {
      const { status, body } = answer;
      throw new Error(`No working copy was loaded: ${status} ${JSON.stringify(body)}`);
    }
    this.copies.open(this.owner, answer.body, unsaved);
  }

  /** As a tab that is killed does: without a word. What is on its way may arrive, its answer does not. */
  kill(): void {
    this.server.isDead = true;
    this.#stop();
  }

  edit(...ops: Op[]): void {
    this.copies.edit(this.key, ops, { label });
  }

  write(section: number | string, words: string, locale: "de" | "en" = "de"): void {
    this.edit({ op: "set", section, locale, fields: { content: richText(words) } });
  }

  get state() {
    const state = this.copies.get(this.key);
    if (!state) throw new Error("The working copy is not open.");
    return state;
  }

  get saveState() {
    return this.flush.states$.value.get(this.key);
  }

  /** Saves now. @returns once the save state is one of these */
  async until(...wanted: (typeof this.saveState)[]): Promise<void> {
    this.flush.now();
    while (!wanted.includes(this.saveState) || this.saveState === "saving") {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /**
   * Saves again and again until all is saved, as after many faults the next try by itself may be a minute away.
   * @throws Error with these words where it still is not after a minute without a fault
   */
  async untilSaved(words: string): Promise<void> {
    const since = Date.now();
    while (this.saveState !== "saved") {
      if (Date.now() - since > mostWaitMs) {
        const { status, body } = this.server.last ?? {};
        const { sent, pending } = this.state;
        const facts = JSON.stringify({ status, body, sent, pending });
        throw new Error(`${words}: not saved, but ${this.saveState}. ${facts}`);
      }
      this.flush.now();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The words of a text as they are shown here. */
  words(section: number | string, locale: "de" | "en" = "de"): string | undefined {
    const found = this.state.shown.sections.find(({ id }) => id === section);
    const content = found?.texts[locale].content as ReturnType<typeof richText> | undefined;
    return content?.blocks.map(({ text }) => text).join("\n");
  }
}
