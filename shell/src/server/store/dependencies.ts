/** What a page was made from, as the backend's answers say. */
export interface Dependencies {
  /** Notes an answer: its tags, and when it changes by itself. Without tags the page can't be kept. */
  note(tags: string | null, changesAt: string | null): void;
  /** Notes that a request failed: a page that is rendered without its data must not be cached. */
  miss(): void;
  /** null where the page can't be kept. */
  lifetime(): Lifetime | null;
}

export interface Lifetime {
  tags: ReadonlySet<string>;
  /** By the festival's clock, in milliseconds since 1970; Infinity where nothing changes by itself. */
  until: number;
}

export function collectDependencies(): Dependencies {
  const tags = new Set<string>();
  let until = Infinity;
  let isWhole = true;
  return {
    note(named, changesAt) {
      if (named === null) isWhole = false;
      else named.split(",").forEach((tag) => tags.add(tag));
      if (changesAt) until = Math.min(until, new Date(changesAt).getTime());
    },
    miss() {
      isWhole = false;
    },
    lifetime: () => (isWhole ? { tags, until } : null),
  };
}
