import { href } from "@festival/contracts/routes";
import type { SQL } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { otherLanguage } from "../platform/locales/otherLanguage.ts";
import { momentInWords } from "../programme/events/dayInWords.ts";
import { getTeasers, type TeaserRecord } from "../programme/events/teasers.repository.ts";
import { findEvents } from "../programme/search/eventList.repository.ts";
import { readFilters } from "../programme/search/eventQuery.ts";
import type { FoundGroup, FoundHit, SearchContext } from "./hits.ts";

function toHit({ event, venue, images }: TeaserRecord, { locale }: SearchContext): FoundHit {
  const when = momentInWords(event.startsAt, event, locale);
  return {
    id: event.id,
    title: event.title[locale],
    titleLanguage: otherLanguage(event.titleLanguage, locale),
    subtitle: venue ? `${when}\u00a0· ${venue.name[locale]}` : when,
    path: href("event", locale, { slug: event.slug[locale], id: event.id }),
    image: images[0] ?? null,
  };
}

/** Events as the programme lists them under the same words: what is to come, or what is over, the latest first. */
export async function findEventHits(
  database: Database,
  text: SQL,
  kind: "event" | "past_event",
  context: SearchContext,
): Promise<FoundGroup> {
  const filters = { ...(await readFilters(database, {})), past: kind === "past_event", text };
  const range = { limit: context.limit, offset: 0 };
  const { ids, count } = await findEvents(database, filters, range, context.now);
  const records = await getTeasers(database, ids, context.locale);
  return { kind, total: count, hits: records.map((record) => toHit(record, context)) };
}
