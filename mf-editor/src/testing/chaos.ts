import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { OwnerKey } from "@festival/contracts/editing";
import { adoptEntries, holdTab } from "../sync/tabs.ts";
import { pasteOps } from "../workingCopy/clipboard.ts";
import { isHead } from "../workingCopy/head.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import type { LocalSection } from "../workingCopy/ops.ts";
import { hasUnsaved } from "../workingCopy/unsaved.ts";
import type { Conflict } from "../workingCopy/rebase.ts";
import { settled } from "../workingCopy/several.ts";
import { TestServer, type Backend, type Fault } from "./backend.ts";
import { BrowserLocks, killTab, type Browser } from "./browsers.ts";
import { Desk } from "./desk.ts";
import { MemoryStorage } from "./memoryStorage.ts";
import { randomOf } from "./random.ts";
import { ownOps } from "../workingCopy/ownOps.ts";
import { readAll } from "./readAll.ts";
import { richText } from "./sections.ts";
import { SentCalls } from "./sentCalls.ts";
import { TypedWords, wordsTwiceIn } from "./typedWords.ts";

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
  /** Words that are nowhere, and that no person has taken out, each with where it was written. */
  lost: string[];
  /** Words that stand twice where they were written once. */
  twice: string[];
  counts: Record<string, number>;
}

const mostInHead = 600;

/** The field into which words are written. */
const fieldOf = ({ id }: Pick<LocalSection, "id">) =>
  isHead(id) ? ("meta_description" as const) : ("content" as const);

/** What is done beside typing, and which share of all acts it is. */
const rareActs = {
  inserted: 0.05,
  moved: 0.03,
  "moved several": 0.02,
  pasted: 0.02,
  removed: 0.02,
  undone: 0.04,
  reloaded: 0.03,
};
type RareAct = keyof typeof rareActs;

const faults: readonly Fault[] = ["offline", "answerLost", 500, 503, 429, 403];

/**
 * Lets several people write into one page by many operations, while calls fail, tabs are killed and pages are loaded
 * again. Each act of typing adds a word that there is once; at the end each of them must be found.
 */
export class Chaos {
  readonly #options: ChaosOptions;
  readonly #random: () => number;
  readonly #browsers: Browser[] = [];
  readonly #words = new TypedWords();
  /** Sections that were there once, some of which are removed since, by removing them or by undoing what made them. */
  readonly #known = new Set<number>();
  readonly #counts: Record<string, number> = {};
  readonly #sent = new SentCalls();
  #done = 0;
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
    this.#sent.add(tab, server);
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

  /** Kills a tab without a word; the next one takes its journal over. */
  async #reload(index: number): Promise<void> {
    const browser = this.#browsers[index];
    if (!browser) return;
    if (this.#random() < 0.5) browser.desk.flush.leave();
    killTab(browser);
    this.#browsers[index] = await this.#openTab(browser);
  }

  #type({ desk }: Browser, section: LocalSection): void {
    const locale = this.#random() < 0.5 ? "de" : "en";
    const word = this.#words.next(
      `in ${locale} of section ${section.id}, after ${this.#done} acts`,
    );
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
    const word = this.#words.next(`pasted, after ${this.#done} acts`);
    const none = { settings: {}, texts: { de: {}, en: {} }, column: 0 };
    const texts = { de: { content: richText(word) }, en: {} };
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

  #decide({ desk }: Browser, conflict: Conflict): void {
    let ops = ownOps(conflict, desk.state);
    if (conflict.kind === "field") {
      const { mine, theirs } = conflict;
      const [kept, dropped] = this.#random() < 0.5 ? [mine, theirs] : [theirs, mine];
      this.#words.drop(dropped, kept);
      if (kept !== mine) ops = [];
    }
    this.#words.take(desk, () => desk.copies.decide(desk.key, conflict, ops));
  }

  #typeSomewhere(browser: Browser, section: LocalSection): void {
    const { head } = browser.desk.state.shown;
    // it has fewer letters than a section's text
    const hasRoom = JSON.stringify(head?.texts).length < mostInHead;
    this.#type(browser, head && hasRoom && this.#random() < 0.2 ? head : section);
  }

  async #do(act: RareAct | "typed", index: number, browser: Browser): Promise<void> {
    const { desk } = browser;
    const sections = desk.state.shown.sections.filter(({ model }) =>
      ["text", "headline"].includes(model),
    );
    const section = this.#pick(sections);
    const at = { parent: null, column: 0, before: this.#pick(sections)?.id ?? null };
    // the last ones stay
    const needsMore = act === "removed" && sections.length <= 2;
    if (!section || act === "inserted" || needsMore) {
      this.#count("inserted");
      const ref = `n${this.#tabs}-${this.#counts.inserted}`;
      desk.edit({ op: "insert", ref, model: "headline", at });
      return;
    }
    this.#count(act);
    switch (act) {
      case "moved":
        if (at.before !== section.id) desk.edit({ op: "move", sections: [section.id], at });
        break;
      case "moved several": {
        const several = sections.filter(() => this.#random() < 0.4).map(({ id }) => id);
        const to = settled(desk.state.shown, several, at);
        if (several.length > 0) desk.edit({ op: "move", sections: several, at: to });
        break;
      }
      case "pasted":
        this.#paste(browser, at);
        break;
      case "removed":
        this.#words.take(desk, () => desk.edit({ op: "remove", sections: [section.id] }));
        break;
      case "undone":
        this.#words.take(desk, () => void desk.copies.undo());
        break;
      case "reloaded":
        await this.#reload(index);
        break;
      case "typed":
        this.#typeSomewhere(browser, section);
    }
  }

  /** What is done next: mostly typing. As the end comes near, what was never done comes first. */
  #next(isNearEnd: boolean): RareAct | "typed" {
    const acts = Object.keys(rareActs) as RareAct[];
    const missing = acts.find((act) => !this.#counts[act]);
    if (isNearEnd && missing) return missing;
    let chance = this.#random();
    return acts.find((act) => (chance -= rareActs[act]) < 0) ?? "typed";
  }

  async #act(index: number, isNearEnd: boolean): Promise<void> {
    const browser = this.#browsers[index];
    if (!browser) return;
    const [conflict] = browser.desk.state.conflicts;
    if (conflict && this.#random() < 0.3) {
      this.#count("decided");
      this.#decide(browser, conflict);
    } else await this.#do(this.#next(isNearEnd), index, browser);
  }

  #know(): void {
    for (const { desk } of this.#browsers) {
      for (const { id } of desk.state.base.content.sections) {
        if (typeof id === "number") this.#known.add(id);
      }
    }
  }

  async run(): Promise<ChaosReport> {
    const { backend, operations, killEvery } = this.#options;
    for (let index = 0; index < 3; index += 1) {
      const person = index % backend.people.length;
      const storage = new MemoryStorage();
      this.#browsers.push(await this.#openTab({ person, storage, locks: new BrowserLocks() }));
    }
    for (; this.#done < operations; this.#done += 1) {
      this.#know();
      const isNearEnd = this.#done > operations * 0.8;
      await this.#act(Math.floor(this.#random() * this.#browsers.length), isNearEnd);
      if (this.#random() < 0.3) {
        const { desk } = this.#pick(this.#browsers) ?? {};
        desk?.flush.now();
        void desk?.flush.lookForOthers();
      }
      // calls that are on their way meet what is typed meanwhile
      if (this.#random() < 0.5) await new Promise((resolve) => setTimeout(resolve, 5));
      if ((this.#done + 1) % killEvery === 0) {
        this.#count("backend killed");
        await backend.kill();
      }
    }
    return this.#settle();
  }

  /** All goes well again: what is unsaved is delivered, and what is removed is brought back to be read. */
  async #settle(): Promise<ChaosReport> {
    const { owner, backend, seed } = this.#options;
    const kept: unknown[] = [];
    for (const { desk } of this.#browsers) {
      desk.server.nextFault = () => "none";
      await desk.untilSaved(`Seed ${seed}`);
      kept.push(desk.state.conflicts, desk.state.held);
    }
    this.#know();
    for (const browser of this.#browsers) {
      kept.push(browser.desk.journal.entries());
      killTab(browser);
    }
    const { sections, head } = await readAll(backend, owner, this.#known);
    const fields = [...sections, ...(head ? [head] : [])].flatMap(({ id, texts }) => [
      texts.de[fieldOf({ id })],
      texts.en[fieldOf({ id })],
    ]);
    return {
      typed: this.#words.count,
      lost: this.#words.lostFrom([sections, head, kept]).map((lost) => this.#sent.trailOf(lost)),
      twice: fields.flatMap(wordsTwiceIn),
      counts: this.#counts,
    };
  }
}
