import type { RichText } from "@festival/contracts/api/common";
import { localize, type Localized } from "@festival/contracts/locales";
import type { Database } from "@festival/backend/platform/database/openDatabase";
import { reserveIds } from "@festival/backend/platform/startData/ownData.repository";
import { festivalInstant } from "@festival/contracts/time/festivalTime";
import type { ArtworkSpec } from "../artwork/spec.ts";
import { richText } from "../season/richText.ts";
import type { DemoSeason, RichNotation, WallClock } from "../season/types.ts";
import type { DemoFileKey } from "./files.ts";
import { linkResolver, type DemoIds, type LinkResolver } from "./keys.ts";
import { logoKey, pictureKey } from "./pictures.ts";

/** What every part of the loading needs. */
export interface DemoContext {
  tx: Database;
  season: DemoSeason;
  ids: DemoIds;
  link: LinkResolver;
  /** The image's id; null for no picture. */
  image(spec: ArtworkSpec | null): number | null;
  /** The id of a sponsor's logo, by the sponsor's key. */
  logo(key: string): number;
  /** The id of the file of a sound, a film or captions. */
  file(key: DemoFileKey): number;
  rich(notation: Localized<RichNotation> | null): Localized<RichText | null>;
}

/** The festival's clocks tell the season's times. */
export const berlin = (time: WallClock): Date => festivalInstant(time);

async function reserve(
  tx: Database,
  table: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (new Set(keys).size !== keys.length) {
    throw new Error(`The demo season uses a key of ${table} twice.`);
  }
  const ids = await reserveIds(tx, table, keys.length);
  return new Map(keys.map((key, i) => [key, Number(ids[i])]));
}

export async function createDemoContext(
  tx: Database,
  season: DemoSeason,
  imageIds: ReadonlyMap<string, number>,
  fileIds: ReadonlyMap<DemoFileKey, number>,
): Promise<DemoContext> {
  const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
  const ids: DemoIds = {
    genres: await reserve(tx, "genres", keys(season.genres)),
    venues: await reserve(tx, "venues", keys(season.venues)),
    artists: await reserve(tx, "artists", keys(season.artists)),
    ensembles: await reserve(tx, "ensembles", keys(season.ensembles)),
    events: await reserve(tx, "events", keys(season.events)),
    articles: await reserve(tx, "articles", keys(season.articles)),
    pages: await reserve(tx, "pages", keys(season.pages)),
    categories: await reserve(tx, "article_categories", keys(season.categories)),
    tags: await reserve(tx, "tags", keys(season.tags)),
    sponsors: await reserve(tx, "sponsors", keys(season.sponsors)),
    team: await reserve(tx, "team_members", keys(season.team)),
  };
  const link = linkResolver(season, ids);
  return {
    tx,
    season,
    ids,
    link,
    image(spec) {
      if (!spec) return null;
      const id = imageIds.get(pictureKey(spec));
      if (id === undefined) throw new Error(`The picture ${pictureKey(spec)} was not drawn.`);
      return id;
    },
    logo(key) {
      const id = imageIds.get(logoKey(key));
      if (id === undefined) throw new Error(`The logo of ${key} was not drawn.`);
      return id;
    },
    file(key) {
      const id = fileIds.get(key);
      if (id === undefined) throw new Error(`The file ${key} was not kept.`);
      return id;
    },
    rich: (notation) =>
      localize((locale) =>
        notation && notation[locale].trim() !== ""
          ? richText(notation[locale], (target) => link(target)[locale])
          : null,
      ),
  };
}

/** Inserts rows a few hundred at a time; nothing at all where there are none. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < rows.length; i += 300) await insert(rows.slice(i, i + 300));
}
