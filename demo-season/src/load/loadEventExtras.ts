import type { ProgrammeChangeKind } from "@festival/contracts/api/programme/programmeChanges";
import {
  eventArticles,
  marketingBanners,
  programmeChanges,
} from "@festival/backend/platform/database/schema/index";
import type { DemoEvent } from "../season/types.ts";
import { berlin, inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

const kinds: Record<DemoEvent["status"], ProgrammeChangeKind | null> = {
  scheduled: null,
  cancelled: "cancelled",
  postponed: "postponed",
  moved: "moved",
  added: "added",
};

/** What changed before the demo begins: each event that is not as it was announced, a day apart. */
async function loadChanges({ tx, season, ids }: DemoContext, until: Date): Promise<void> {
  const changed = season.events.flatMap((event) => {
    const kind = kinds[event.status];
    return kind ? [{ event, kind }] : [];
  });
  await inBatches(
    changed.map(({ event, kind }, index) => ({
      eventId: idOf(ids.events, event.key),
      kind,
      text: event.statusReason,
      at: new Date(until.getTime() - (changed.length - index) * 24 * 60 * 60 * 1000),
    })),
    (rows) => tx.insert(programmeChanges).values(rows),
  );
}

/** What the magazine says about events. */
async function loadEventArticles({ tx, season, ids }: DemoContext): Promise<void> {
  const pairs = season.articles.flatMap((article, position) =>
    article.events.map((event) => ({
      eventId: idOf(ids.events, event),
      articleId: idOf(ids.articles, article.key),
      position,
    })),
  );
  await inBatches(pairs, (rows) => tx.insert(eventArticles).values(rows));
}

async function loadBanners({ tx, season, link, image }: DemoContext): Promise<void> {
  await inBatches(
    season.banners.map(({ pictureOf, link: target, startsAt, endsAt, ...banner }) => {
      const article = season.articles.find(({ key }) => key === pictureOf);
      return {
        ...banner,
        link: link(target),
        imageId: image(article?.artwork ?? null),
        startsAt: startsAt ? berlin(startsAt) : null,
        endsAt: endsAt ? berlin(endsAt) : null,
      };
    }),
    (rows) => tx.insert(marketingBanners).values(rows),
  );
}

/**
 * What stands around the events: articles about them, banners between them, and what has changed.
 * @param until when the demo begins
 */
export async function loadEventExtras(context: DemoContext, until: Date): Promise<void> {
  await loadEventArticles(context);
  await loadBanners(context);
  await loadChanges(context, until);
}
