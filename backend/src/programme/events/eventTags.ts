import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import type { EventRecord } from "./events.repository.ts";
import type { TeaserRecord } from "./teasers.repository.ts";

const rows = (kind: string, ids: readonly (number | null | undefined)[]) =>
  ids.flatMap((id) => (id ? [`${kind}:${id}`] : []));

/** Says that the answer shows these events, and all that they name. */
export function dependOnEvents(records: readonly TeaserRecord[]): void {
  for (const { event, venue, genres, compositions, cast, ensembles } of records) {
    dependOn(
      `event:${event.id}`,
      ...rows("venue", [venue?.id]),
      ...rows("image", event.imageIds),
      ...genres.map(({ id }) => `genre:${id}`),
      ...rows(
        "work",
        compositions.map(({ workId }) => workId),
      ),
      ...rows(
        "composer",
        compositions.map(({ composerId }) => composerId),
      ),
      ...cast.map(({ artistId }) => `artist:${artistId}`),
      ...ensembles.map(({ id }) => `ensemble:${id}`),
    );
  }
}

/** The same of one event on its own page, which changes when the event is over. */
export function dependOnEvent(record: EventRecord, now: Date): void {
  const { event, venue, previousVenue, sponsors, articles, downloads } = record;
  dependOnEvents([record]);
  dependOn(
    ...rows("venue", [previousVenue?.id]),
    ...rows("image", [venue?.imageId, ...sponsors.map(({ imageId }) => imageId)]),
    ...sponsors.map(({ id }) => `sponsor:${id}`),
    ...articles.map(({ id }) => `article:${id}`),
    ...downloads.map(({ id }) => `file:${id}`),
  );
  if (event.overAt > now) changesAt(event.overAt);
  for (const { publishedAt } of articles) {
    const published = new Date(publishedAt);
    if (published > now) changesAt(published);
  }
}
