import type { Image } from "@festival/contracts/api/common";
import type { EventTeaser } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../platform/database/openDatabase.ts";

/** An event as sections and the home page show it. */
export interface ShownEvent {
  teaser: EventTeaser;
  /** Its first picture. */
  image: Image | undefined;
}

/**
 * Reads the public ones of these events, in the order of the ids, and says that the answer shows them.
 * The room of the programme offers it: the site shows events and does not know how they are kept.
 */
export type ReadEventTeasers = (
  database: Database,
  ids: readonly number[],
  reader: { locale: Locale; now: Date },
) => Promise<ShownEvent[]>;

declare module "fastify" {
  interface FastifyInstance {
    readEventTeasers: ReadEventTeasers;
  }
}
