import type { OwnerKey } from "@festival/contracts/editing";
import { BehaviorSubject } from "rxjs";
import { hasUnsaved, keyOfOwner, unsavedOf, type Unsaved } from "../workingCopy/unsaved.ts";
import type { Keeper } from "../workingCopy/store.ts";
import { journalStart } from "./journalStart.ts";

/** Raised when entries of older versions can't be read any more. */
const version = 1;
/** Characters that one person's journal may take on a device: other things of this site are stored there as well. */
const mostCharacters = 1024 * 1024;

export interface JournalEntry {
  owner: OwnerKey;
  unsaved: Unsaved;
  /** When it was written, in ISO 8601. */
  at: string;
}
interface StoredEntry extends JournalEntry {
  version: number;
}

/** Why nothing can be kept on this device. */
export type JournalTrouble = "full" | "forbidden";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface JournalOptions {
  /** Undefined where the browser has none to give. */
  storage: Store | undefined;
  /** Whose words these are; another person's are neither read nor sent. */
  user: string;
  /** This tab's own name: each tab writes entries of its own. */
  tab: string;
}

const segment = encodeURIComponent;

/** @returns undefined for what is no entry of this version */
function read(text: string | null): JournalEntry | undefined {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<StoredEntry>;
    const { owner, unsaved, at } = stored;
    return stored.version === version && owner && unsaved && at
      ? { owner, unsaved: unsavedOf(unsaved), at }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps on this device what the server does not have yet, so that it outlives the tab. It is written before anything
 * is shown, and at once: what is written later may die with the page.
 */
export class Journal implements Keeper {
  /** Set while nothing can be kept. */
  readonly trouble$ = new BehaviorSubject<JournalTrouble | null>(null);
  readonly #storage: Store | undefined;
  readonly #ofUser: string;
  readonly #tab: string;

  constructor({ storage, user, tab }: JournalOptions) {
    this.#storage = storage;
    this.#ofUser = journalStart(user);
    this.#tab = tab;
  }

  #key(tab: string, owner: OwnerKey): string {
    return `${this.#ofUser}${segment(tab)}/${keyOfOwner(owner)}`;
  }

  #keys(): string[] {
    const store = this.#storage;
    if (!store) return [];
    return Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
      (key) => key?.startsWith(this.#ofUser) === true,
    ) as string[];
  }

  /** Keeps what is unsaved of an owner; nothing is left of it where all is saved. */
  keep(owner: OwnerKey, unsaved: Unsaved): void {
    const key = this.#key(this.#tab, owner);
    try {
      if (!this.#storage) throw new Error("This browser stores nothing for this site.");
      if (hasUnsaved(unsaved)) this.#write(key, owner, unsaved);
      else this.#storage.removeItem(key);
      this.#tell(null);
    } catch (error) {
      const isFull = error instanceof Error && error.name === "QuotaExceededError";
      this.#tell(isFull ? "full" : "forbidden");
    }
  }

  #write(key: string, owner: OwnerKey, unsaved: Unsaved): void {
    const entry: StoredEntry = {
      version,
      owner,
      unsaved: unsavedOf(unsaved),
      at: new Date().toISOString(),
    };
    const text = JSON.stringify(entry);
    const others = this.#keys().filter((other) => other !== key);
    const length = others.reduce((sum, other) => sum + (this.#get(other)?.length ?? 0), 0);
    if (length + text.length > mostCharacters) {
      throw new DOMException("The journal has its largest size.", "QuotaExceededError");
    }
    this.#storage?.setItem(key, text);
  }

  #get(key: string): string | null {
    return this.#storage?.getItem(key) ?? null;
  }

  #tell(trouble: JournalTrouble | null): void {
    if (this.trouble$.value !== trouble) this.trouble$.next(trouble);
  }

  /** Tabs of this person, open or not, that have something unsaved; but for this one. */
  otherTabs(): string[] {
    const tabs = this.#keys().map((key) => decodeURIComponent(key.split("/")[2] ?? ""));
    return [...new Set(tabs)].filter((tab) => tab !== this.#tab);
  }

  /** What a tab has left. */
  entriesOf(tab: string): JournalEntry[] {
    const start = `${this.#ofUser}${segment(tab)}/`;
    const keys = this.#keys().filter((key) => key.startsWith(start));
    return keys.flatMap((key) => read(this.#get(key)) ?? []);
  }

  /** Forgets an entry of another tab, once this one keeps what it says. */
  forget(tab: string, owner: OwnerKey): void {
    this.#storage?.removeItem(this.#key(tab, owner));
  }

  /** All that this person has unsaved on this device. */
  entries(): JournalEntry[] {
    return this.#keys().flatMap((key) => read(this.#get(key)) ?? []);
  }

  /** Forgets all that this person has unsaved on this device. */
  clear(): void {
    for (const key of this.#keys()) this.#storage?.removeItem(key);
  }
}
