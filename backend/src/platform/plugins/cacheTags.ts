import { AsyncLocalStorage } from "node:async_hooks";
import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import type { FastifyInstance } from "fastify";

interface Dependencies {
  /** Ids of the rows that are shown, by kind; null once they are too many to name. */
  rows: Map<string, Set<string>>;
  collections: Set<string>;
  /** Milliseconds since 1970 of the festival's clock. */
  changesAt: number;
}

/** The collection of a kind of rows, where it is no plain plural, such as quiz: "quizzes". */
export type CollectionNames = Readonly<Record<string, string>>;

/** Rows of one kind that an answer names; beyond, it names the collection, which every write notes too. */
export const mostRows = 40;

const current = new AsyncLocalStorage<Dependencies>();

/**
 * Says what the answer of the request at work shows: "event:12" for a row, "events" for whatever lists or
 * counts them. Outside a request it does nothing.
 */
export function dependOn(...tags: string[]): void {
  const known = current.getStore();
  if (!known) return;
  for (const tag of tags) {
    const [kind = "", id] = tag.split(":", 2);
    if (id === undefined) known.collections.add(kind);
    else known.rows.set(kind, (known.rows.get(kind) ?? new Set()).add(id));
  }
}

/** Says when the answer of the request at work changes by itself, by the festival's clock. */
export function changesAt(instant: Date | null | undefined): void {
  const known = current.getStore();
  if (known && instant) known.changesAt = Math.min(known.changesAt, instant.getTime());
}

function tagsOf({ rows, collections }: Dependencies, collectionOf: CollectionNames): string[] {
  const tags = new Set(collections);
  for (const [kind, ids] of rows) {
    if (ids.size > mostRows) tags.add(collectionOf[kind] ?? `${kind}s`);
    else for (const id of ids) tags.add(`${kind}:${id}`);
  }
  return [...tags].toSorted();
}

/**
 * Every answer to a GET names its cache tags, and until when it holds: caches evict it when the feed
 * of changes names one of them. All answers depend on the clock, whose change is tagged "all".
 */
export function addCacheTags(app: FastifyInstance, collectionOf: CollectionNames = {}): void {
  app.addHook("onRequest", (_request, _reply, done) => {
    current.run({ rows: new Map(), collections: new Set(), changesAt: Infinity }, done);
  });
  app.addHook("onSend", async (request, reply) => {
    const known = current.getStore();
    if (!known || request.method !== "GET") return;
    const tags = tagsOf(known, collectionOf);
    if (tags.length > 0) reply.header(cacheTagsHeader, tags.join(","));
    if (known.changesAt !== Infinity) {
      reply.header(changesAtHeader, new Date(known.changesAt).toISOString());
    }
  });
}
