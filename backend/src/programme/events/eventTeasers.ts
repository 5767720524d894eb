import { changesAt } from "../../platform/plugins/cacheTags.ts";
import type { ReadEventTeasers } from "../../site/eventTeasers.ts";
import { toEventTeaser } from "./event.dto.ts";
import { dependOnEvents } from "./eventTags.ts";
import { getTeasers } from "./teasers.repository.ts";

/** What sections and the home page show of events. */
export const readEventTeasers: ReadEventTeasers = async (database, ids, { locale, now }) => {
  const records = await getTeasers(database, ids, locale);
  dependOnEvents(records);
  for (const { event } of records) if (event.overAt > now) changesAt(event.overAt);
  return records.map((record) => ({
    teaser: toEventTeaser(record, locale, now),
    image: record.images[0],
  }));
};
