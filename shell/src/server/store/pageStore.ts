import type { Lifetime } from "./dependencies.ts";

interface Kept<Answer> {
  answer: Answer;
  tags: ReadonlySet<string>;
  /** As it was counted last. */
  bytes: number;
  /** By the machine's clock, in milliseconds since 1970. */
  until: number;
  madeAt: Date;
}

/** A page as it was before something that it shows changed. */
export interface Outdated<Answer> {
  answer: Answer;
  bytes: number;
  /** By the festival's clock. */
  madeAt: Date;
}

export interface Made<Answer> {
  answer: Answer;
  /** null for what must not be kept. */
  lifetime: Lifetime | null;
}

/** Names everything: after it nothing that was kept counts. */
const everything = "all";

/**
 * Rendered pages of anonymous visitors, kept until a change names one of their tags or their time ends.
 * While the feed of changes is not there it keeps nothing new, and goes on with what it has: the feed tells
 * of what was missed when it is back.
 * @param maxBytes of all answers together; beyond it, those that were not asked for longest are dropped
 */
export function createPageStore<Answer>(maxBytes: number, bytesOf: (answer: Answer) => number) {
  const pages = new Map<string, Kept<Answer>>();
  const keysByTag = new Map<string, Set<string>>();
  /** Pages that are being made, for others who ask for the same. */
  const inWork = new Map<string, Promise<Made<Answer>>>();
  /** Tags that were dropped while pages are being made, with the place of their drop in time. */
  const droppedAt = new Map<string, number>();
  let place = 0;
  let making = 0;
  let bytes = 0;
  let isLive = false;
  /** Those dropped last are at the end. */
  const outdated = new Map<string, Outdated<Answer>>();
  let outdatedBytes = 0;
  let keepsOutdated = false;

  function forget(key: string): void {
    const kept = pages.get(key);
    if (!kept) return;
    pages.delete(key);
    bytes -= kept.bytes;
    for (const tag of kept.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function forgetOutdated(key: string): void {
    const found = outdated.get(key);
    if (!found) return;
    outdated.delete(key);
    outdatedBytes -= found.bytes;
  }

  /** Puts a page aside that does not hold any more. */
  function setAside(key: string): void {
    const kept = pages.get(key);
    forget(key);
    if (!kept || !keepsOutdated) return;
    forgetOutdated(key);
    const { answer, madeAt } = kept;
    const size = bytesOf(answer);
    outdated.set(key, { answer, madeAt, bytes: size });
    outdatedBytes += size;
    for (const oldest of outdated.keys()) {
      if (outdatedBytes <= maxBytes / 4) break;
      forgetOutdated(oldest);
    }
  }

  function clear(): void {
    for (const key of pages.keys()) setAside(key);
    pages.clear();
    keysByTag.clear();
    bytes = 0;
  }

  /** Counts a page again, as it weighs less once it is compressed. */
  function weigh(kept: Kept<Answer>): void {
    const now = bytesOf(kept.answer);
    bytes += now - kept.bytes;
    kept.bytes = now;
  }

  function keep(key: string, kept: Kept<Answer>): void {
    forget(key);
    forgetOutdated(key);
    if (bytesOf(kept.answer) > maxBytes / 4) return;
    pages.set(key, kept);
    weigh(kept);
    for (const tag of kept.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
    if (bytes > maxBytes) for (const each of pages.values()) weigh(each);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  /** Whether something that a page shows was dropped while it was being made. */
  function wasDropped(tags: ReadonlySet<string>, since: number): boolean {
    return [everything, ...tags].some((tag) => (droppedAt.get(tag) ?? -1) >= since);
  }

  async function make(
    key: string,
    render: () => Promise<Made<Answer>>,
    now: () => Promise<Date>,
  ): Promise<Made<Answer>> {
    const since = place;
    making += 1;
    try {
      const made = await render();
      const { lifetime } = made;
      if (lifetime) {
        const madeAt = await now();
        const left = lifetime.until - madeAt.getTime();
        const until = Date.now() + left;
        if (left > 0 && isLive && !wasDropped(lifetime.tags, since))
          keep(key, { answer: made.answer, tags: lifetime.tags, bytes: 0, until, madeAt });
      }
      return made;
    } finally {
      making -= 1;
      if (making === 0) droppedAt.clear();
    }
  }

  return {
    /** A page that still holds. */
    get(key: string): Answer | undefined {
      const kept = pages.get(key);
      if (!kept) return undefined;
      if (kept.until <= Date.now()) {
        setAside(key);
        return undefined;
      }
      // to the end: it was asked for last
      pages.delete(key);
      pages.set(key, kept);
      return kept.answer;
    },

    /**
     * Makes a page once for all who ask for it meanwhile, and keeps it where that is right.
     * @param now the festival's clock
     */
    async make(
      key: string,
      render: () => Promise<Made<Answer>>,
      now: () => Promise<Date>,
    ): Promise<Made<Answer>> {
      const begun = inWork.get(key);
      if (begun) return begun;
      const work = make(key, render, now).finally(() => {
        if (inWork.get(key) === work) inWork.delete(key);
      });
      inWork.set(key, work);
      return work;
    },

    /** Evicts what carries one of the tags. */
    drop(tags: readonly string[]): void {
      place += 1;
      // requests from now on must not get what was begun before
      inWork.clear();
      if (making > 0) for (const tag of tags) droppedAt.set(tag, place - 1);
      if (tags.includes(everything)) return clear();
      for (const tag of tags) {
        for (const key of keysByTag.get(tag) ?? []) setAside(key);
      }
    },

    /** Says that everything may have changed. */
    dropAll(): void {
      this.drop([everything]);
    },

    /** Says whether changes are received; while they are not nothing new is kept. */
    setLive(live: boolean): void {
      isLive = live;
    },

    /** Says whether pages that do not hold any more are put aside, for when they can't be made. */
    setKeepsOutdated(keeps: boolean): void {
      keepsOutdated = keeps;
      if (keeps) return;
      outdated.clear();
      outdatedBytes = 0;
    },

    /** What a page was before it was dropped, where that is kept and it was not made since. */
    getOutdated: (key: string): Outdated<Answer> | undefined => outdated.get(key),

    /** Says that there is no such page any more. */
    forgetOutdated,

    get size(): number {
      return pages.size;
    },

    get isLive(): boolean {
      return isLive;
    },
  };
}

export type PageStore<Answer> = ReturnType<typeof createPageStore<Answer>>;
