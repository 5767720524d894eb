import { randomUUID } from "node:crypto";
import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { OwnerKey } from "@festival/contracts/editing";
import { adoptEntries, holdTab, type Locks } from "../sync/tabs.ts";
import { pasteOps } from "../workingCopy/clipboard.ts";
import { isHead } from "../workingCopy/head.ts";
import { isRichText } from "../workingCopy/merge.ts";
import type { LocalSection, Op } from "../workingCopy/ops.ts";
import { hasUnsaved, type OwnerState } from "../workingCopy/unsaved.ts";
import type { Conflict } from "../workingCopy/rebase.ts";
import { settled } from "../workingCopy/several.ts";
import { TestServer, type Backend, type Fault } from "./backend.ts";
import { Desk } from "./desk.ts";
import { MemoryStorage } from "./memoryStorage.ts";
import { richText } from "./sections.ts";

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const token = /\bt\d+\b/g;
const tokensOf = (value: unknown): string[] => JSON.stringify(value ?? "").match(token) ?? [];

const shownTokens = ({ shown: { sections, head } }: OwnerState) => tokensOf([sections, head]);

/** The locks of one browser: a tab holds its own until it is killed. */
class BrowserLocks {
  readonly held = new Set<string>();
  readonly locks: Locks = {
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: unknown) => unknown;
      const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      if (ifAvailable) return work(this.held.has(name) ? null : { name });
      this.held.add(name);
      return work({ name });
    },
  };
}

/** One person's browser, with one open tab at a time. */
interface Browser {
  person: number;
  storage: MemoryStorage;
  locks: BrowserLocks;
  tab: string;
  desk: Desk;
}

export interface ChaosOptions {
  backend: Backend;
  owner: OwnerKey;
  operations: number;
  seed: number;
  /** After how many operations the backend is killed, each time. */
  killEvery: number;
}

export interface ChaosReport {
  typed: number;
  /** Words that are nowhere, and that no person has taken out. */
  lost: string[];
  /** Words that stand twice where they were written once. */
  twice: string[];
  counts: Record<string, number>;
}

const mostInHead = 600;

/** The field into which words are written. */
const fieldOf = ({ id }: Pick<LocalSection, "id">) =>
  isHead(id) ? ("meta_description" as const) : ("content" as const);

const faults: readonly Fault[] = ["offline", "answerLost", 500, 503, 429, 403];

/**
 * Lets several people write into one page by many operations, while calls fail, tabs are killed and pages are loaded
 * again. Each act of typing adds a word that there is once; at the end each of them must be found.
 */
export class Chaos {
  readonly #options: ChaosOptions;
  readonly #random: () => number;
  readonly #browsers: Browser[] = [];
  /** Words that a person took out, by undoing, removing a section or deciding a conflict. */
  readonly #takenOut = new Set<string>();
  readonly #removed = new Set<number>();
  readonly #counts: Record<string, number> = {};
  #typed = 0;
  #tabs = 0;

  constructor(options: ChaosOptions) {
    this.#options = options;
    this.#random = randomOf(options.seed);
  }

  #pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  #count(act: string): void {
    this.#counts[act] = (this.#counts[act] ?? 0) + 1;
  }

  async #openTab({ person, storage, locks }: Omit<Browser, "tab" | "desk">): Promise<Browser> {
    const { backend, owner } = this.#options;
    this.#tabs += 1;
    const tab = `tab${this.#tabs}`;
    const server = new TestServer(backend, backend.people[person] ?? {});
    const user = `person${person}@festival.example`;
    const desk = new Desk({ server, owner, user, tab, storage });
    holdTab(locks.locks, tab);
    await desk.open();
    await adoptEntries(locks.locks, desk.journal, (entry) => {
      if (hasUnsaved(desk.state)) return false;
      return desk.adopt(entry.unsaved).then(() => true);
    });
    server.nextFault = () => (this.#random() < 0.2 ? (this.#pick(faults) ?? "none") : "none");
    return { person, storage, locks, tab, desk };
  }

  #kill({ desk, tab, locks }: Browser): void {
    desk.kill();
    locks.held.delete(`festival-editor/${tab}`);
  }

  /** Kills a tab without a word; the next one takes its journal over. */
  async #reload(index: number): Promise<void> {
    const browser = this.#browsers[index];
    if (!browser) return;
    if (this.#random() < 0.5) browser.desk.flush.leave();
    this.#kill(browser);
    this.#browsers[index] = await this.#openTab(browser);
  }

  #type({ desk }: Browser, section: LocalSection): void {
    this.#typed += 1;
    const locale = this.#random() < 0.5 ? "de" : "en";
    const word = `t${this.#typed}`;
    const field = fieldOf(section);
    const value = section.texts[locale][field];
    const add = (text: string) => {
      const words = text.split(" ").filter(Boolean);
      const at = Math.floor(this.#random() * (words.length + 1));
      return words.toSpliced(at, 0, word).join(" ");
    };
    const text = isRichText(value) ? (value.blocks[0]?.text ?? "") : "";
    const content =
      section.model === "text" ? richText(add(text)) : add(typeof value === "string" ? value : "");
    desk.edit({ op: "set", section: section.id, locale, fields: { [field]: content } });
  }

  /** Pastes columns with a text in them, which holds a word that there is once. */
  #paste({ desk }: Browser, at: Target): void {
    this.#typed += 1;
    const none = { settings: {}, texts: { de: {}, en: {} }, column: 0 };
    const texts = { de: { content: richText(`t${this.#typed}`) }, en: {} };
    const clip = {
      sections: [
        { ...none, model: "container" },
        { ...none, model: "text", texts },
      ],
      parents: [null, 0],
    };
    const { pasted } = this.#counts;
    let made = 0;
    desk.edit(...pasteOps(clip, at, () => `p${this.#tabs}-${pasted}-${(made += 1)}`));
  }

  /** Does something that takes words out of what is shown, and notes which. */
  #take({ desk }: Browser, work: () => void): void {
    const before = shownTokens(desk.state);
    work();
    const after = new Set(shownTokens(desk.state));
    for (const word of before) if (!after.has(word)) this.#takenOut.add(word);
  }

  #decide({ desk }: Browser, conflict: Conflict): void {
    const ops: Op[] = [];
    if (conflict.kind === "field") {
      const { section, locale, field, mine, theirs } = conflict;
      const [kept, dropped] = this.#random() < 0.5 ? [mine, theirs] : [theirs, mine];
      const stays = new Set(tokensOf(kept));
      for (const word of tokensOf(dropped)) if (!stays.has(word)) this.#takenOut.add(word);
      if (kept === mine) ops.push({ op: "set", section, locale, fields: { [field]: mine } });
    } else {
      const isBack = desk.state.shown.sections.some(({ id }) => id === conflict.section);
      const at = { parent: null, column: 0, before: null };
      if (!isBack) ops.push({ op: "insert", id: conflict.section, at });
      ops.push(...conflict.words);
    }
    this.#take({ desk } as Browser, () => desk.copies.decide(desk.key, conflict, ops));
  }

  async #act(index: number): Promise<void> {
    const browser = this.#browsers[index];
    if (!browser) return;
    const { desk } = browser;
    const sections = desk.state.shown.sections.filter(({ model }) =>
      ["text", "headline"].includes(model),
    );
    const section = this.#pick(sections);
    const chance = this.#random();
    const at = { parent: null, column: 0, before: this.#pick(sections)?.id ?? null };
    const [conflict] = desk.state.conflicts;
    if (conflict && chance < 0.3) {
      this.#count("decided");
      this.#decide(browser, conflict);
    } else if (!section || chance < 0.05) {
      this.#count("inserted");
      const ref = `n${this.#tabs}-${(this.#counts.inserted ?? 0) + 1}`;
      desk.edit({ op: "insert", ref, model: "headline", at });
    } else if (chance < 0.08) {
      this.#count("moved");
      if (at.before !== section.id) desk.edit({ op: "move", sections: [section.id], at });
    } else if (chance < 0.1) {
      this.#count("moved several");
      const several = sections.filter(() => this.#random() < 0.4).map(({ id }) => id);
      const to = settled(desk.state.shown, several, at);
      if (several.length > 0) desk.edit({ op: "move", sections: several, at: to });
    } else if (chance < 0.12) {
      this.#count("pasted");
      this.#paste(browser, at);
    } else if (chance < 0.14 && sections.length > 2) {
      this.#count("removed");
      if (typeof section.id === "number") this.#removed.add(section.id);
      this.#take(browser, () => desk.edit({ op: "remove", sections: [section.id] }));
    } else if (chance < 0.18) {
      this.#count("undone");
      this.#take(browser, () => void desk.copies.undo());
    } else if (chance < 0.21) {
      this.#count("reloaded");
      await this.#reload(index);
    } else {
      this.#count("typed");
      const { head } = desk.state.shown;
      // it has fewer letters than a section's text
      const hasRoom = JSON.stringify(head?.texts).length < mostInHead;
      this.#type(browser, head && hasRoom && this.#random() < 0.2 ? head : section);
    }
  }

  async run(): Promise<ChaosReport> {
    const { backend, operations, killEvery } = this.#options;
    for (let index = 0; index < 3; index += 1) {
      const person = index % backend.people.length;
      const storage = new MemoryStorage();
      this.#browsers.push(await this.#openTab({ person, storage, locks: new BrowserLocks() }));
    }
    for (let done = 0; done < operations; done += 1) {
      await this.#act(Math.floor(this.#random() * this.#browsers.length));
      if (this.#random() < 0.3) {
        const { desk } = this.#pick(this.#browsers) ?? {};
        desk?.flush.now();
        void desk?.flush.lookForOthers();
      }
      // calls that are on their way meet what is typed meanwhile
      if (this.#random() < 0.5) await new Promise((resolve) => setTimeout(resolve, 5));
      if ((done + 1) % killEvery === 0) {
        this.#count("backend killed");
        await backend.kill();
      }
    }
    return this.#settle();
  }

  /** All goes well again: what is unsaved is delivered, and what is removed is brought back to be read. */
  async #settle(): Promise<ChaosReport> {
    const { owner, backend } = this.#options;
    const kept: unknown[] = [];
    for (const { desk } of this.#browsers) {
      desk.server.nextFault = () => "none";
      // after so many faults the next try by itself may be a minute away
      while (desk.saveState !== "saved") {
        desk.flush.now();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      kept.push(desk.state.conflicts, desk.state.held);
    }
    for (const browser of this.#browsers) {
      kept.push(browser.desk.journal.entries());
      this.#kill(browser);
    }
    const reader = new Desk({
      server: new TestServer(backend, backend.people[0] ?? {}),
      owner,
      user: "reader",
    });
    // what others wrote into a section while it was removed went with it, and comes back with it
    const at = { parent: null, column: 0, before: null };
    for (const id of this.#removed) {
      const back = { key: randomUUID(), base: 1, ops: [{ op: "insert" as const, id, at }] };
      await reader.server.change(owner, back, false);
    }
    await reader.open();
    const { sections, head } = reader.state.base.content;
    reader.kill();
    const found = new Set(tokensOf([sections, head, kept]));
    const all = Array.from({ length: this.#typed }, (_, index) => `t${index + 1}`);
    const fields = [...sections, ...(head ? [head] : [])].flatMap(({ id, texts }) => [
      texts.de[fieldOf({ id })],
      texts.en[fieldOf({ id })],
    ]);
    return {
      typed: this.#typed,
      lost: all.filter((word) => !found.has(word) && !this.#takenOut.has(word)),
      twice: fields.flatMap((field) => {
        const words = tokensOf(field);
        return words.filter((word, index) => words.indexOf(word) !== index);
      }),
      counts: this.#counts,
    };
  }
}
