import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { images, loadedData } from "../database/schema/index.ts";
import { openMediaStore } from "../features/media/store/mediaStore.ts";
import { writeClockOffset } from "../plugins/festivalClock.ts";
import { createDemoStaff } from "../users/createStaffUser.ts";
import { berlin, createDemoContext } from "./load/demoContext.ts";
import { loadAroundEvents } from "./load/loadAroundEvents.ts";
import { loadContent } from "./load/loadContent.ts";
import { loadHome } from "./load/loadHome.ts";
import { loadOrganisation } from "./load/loadOrganisation.ts";
import { loadProgramme } from "./load/loadProgramme.ts";
import { loadSite } from "./load/loadSite.ts";
import {
  artworkCodeHash,
  keepLogos,
  keepPictures,
  pictureKey,
  picturesOf,
} from "./load/pictures.ts";
import { keepSounds } from "./load/sounds.ts";
import type { DemoSeason } from "./season/types.ts";

export interface DemoOptions {
  database: Database;
  /** Folder of everything that this installation keeps; pictures and the login go there. */
  dataDir: string;
  /** Where pictures are kept, as `openMediaStore` reads it; without it in the data folder. */
  mediaUrl?: string | undefined;
  season: DemoSeason;
  /** Told what is being done, in a few English words, often. */
  onProgress?: (text: string) => void;
}

/** The demo's clock shows this when the season is loaded, and runs on: tickets are to be had. */
export const demoStart = "2025-08-20T10:00";
const marker = "demo-season";

async function storePictures(
  options: DemoOptions,
  onProgress: (text: string) => void,
): Promise<(tx: Database) => Promise<Map<string, number>>> {
  const specs = picturesOf(options.season);
  const store = openMediaStore(options.dataDir, options.mediaUrl);
  const kept = await keepPictures(specs, store, (done) =>
    onProgress(`Demo season: pictures ${done}/${specs.length}`),
  );
  const logos = await keepLogos(options.season.sponsors, store);
  return async (tx) => {
    const ids = new Map<string, number>();
    for (const { key, name, picture } of logos) {
      const [row] = await tx
        .insert(images)
        .values({ ...picture, alias: { de: name, en: name }, name: `Logo ${name}` })
        .returning({ id: images.id });
      if (row) ids.set(key, row.id);
    }
    for (const spec of specs) {
      const picture = kept.get(pictureKey(spec));
      if (!picture) continue;
      const [row] = await tx
        .insert(images)
        .values({ ...picture, alias: spec.alias, name: `${spec.kind}-${spec.seed}` })
        .returning({ id: images.id });
      if (row) ids.set(pictureKey(spec), row.id);
    }
    return ids;
  };
}

/**
 * Loads the demo season into a database that has none yet, all of it or nothing; sets the festival's
 * clock and makes the staff account, whose login lies in `demo-login.json` of the data folder.
 * @returns whether it was loaded now; false where a demo season is there already, of whatever version
 */
export async function loadDemo(options: DemoOptions): Promise<boolean> {
  const { database, dataDir, season, onProgress = () => {} } = options;
  const [loaded] = await database.select().from(loadedData).where(eq(loadedData.name, marker));
  if (loaded) return false;

  const contentHash = createHash("sha256")
    .update(JSON.stringify(season))
    .update(artworkCodeHash())
    .digest("hex");
  const insertPictures = await storePictures(options, onProgress);
  const insertSounds = await keepSounds(openMediaStore(dataDir, options.mediaUrl));
  onProgress("Demo season: texts");
  await database.transaction(async (tx) => {
    const context = await createDemoContext(
      tx,
      season,
      await insertPictures(tx),
      await insertSounds(tx),
    );
    await loadProgramme(context);
    await loadContent(context, berlin(demoStart));
    await loadAroundEvents(context, berlin(demoStart));
    await loadHome(context, berlin(demoStart));
    await loadSite(context);
    await loadOrganisation(context);
    await writeClockOffset(tx, berlin(demoStart).getTime() - Date.now());
    await tx.insert(loadedData).values({ name: marker, contentHash });
  });
  await createDemoStaff(database, dataDir);
  onProgress(`Demo season: ${season.events.length} events, ${season.articles.length} articles`);
  return true;
}
