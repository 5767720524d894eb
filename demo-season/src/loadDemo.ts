import { createHash } from "node:crypto";
import type { Database } from "@festival/backend/platform/database/openDatabase";
import { images, loadedData, users } from "@festival/backend/platform/database/schema/index";
import { openMediaStore } from "@festival/backend/platform/media/store/mediaStore";
import { writeClockOffset } from "@festival/backend/platform/clock/festivalClock";
import { demoMarker, hasDemo } from "@festival/backend/platform/startData/hasDemo";
import { createDemoStaff } from "./demoStaff.ts";
import { berlin, createDemoContext } from "./load/demoContext.ts";
import { loadEventExtras } from "./load/loadEventExtras.ts";
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
import { keepFiles } from "./load/files.ts";
import { findOwnData, lockLoading } from "@festival/backend/platform/startData/ownData.repository";
import type { DemoOptions, DemoOutcome } from "@festival/backend/platform/startData/startData";
import type { DemoSeason } from "./season/types.ts";

export interface LoadOptions extends DemoOptions {
  season: DemoSeason;
}

/** The demo's clock shows this when the season is loaded, and runs on: tickets are on sale. */
export const demoStart = "2025-08-20T10:00";

/** Undefined for an empty database: only there the demo may be loaded. */
async function whyNot(database: Database): Promise<DemoOutcome | undefined> {
  if (await hasDemo(database)) return { kind: "there" };
  const found = await findOwnData(database);
  return found.size > 0 ? { kind: "refused", found } : undefined;
}

async function storePictures(
  options: LoadOptions,
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
        .values({
          ...picture,
          alias: spec.alias,
          name: `${spec.kind}-${spec.seed}`,
          // heads have their crown near the top, and a wide place would cut it off
          ...(spec.kind === "portrait" && { focalY: 0.2 }),
        })
        .returning({ id: images.id });
      if (row) ids.set(pictureKey(spec), row.id);
    }
    return ids;
  };
}

/**
 * Loads the demo season into an empty database, all of it or nothing: sets the festival's clock and makes
 * the staff account, whose login lies in `demo-login.json` of the data folder. A database that holds
 * anything else is left as it is.
 */
export async function loadDemo(options: LoadOptions): Promise<DemoOutcome> {
  const { database, dataDir, season, onProgress = () => {} } = options;
  const before = await whyNot(database);
  if (before?.kind === "there" && (await database.$count(users)) === 0) {
    // a version that made the account after the rest was ended in between
    await createDemoStaff(database, dataDir);
  }
  if (before) return before;

  const contentHash = createHash("sha256")
    .update(JSON.stringify(season))
    .update(artworkCodeHash())
    .digest("hex");
  const insertPictures = await storePictures(options, onProgress);
  const insertFiles = await keepFiles(openMediaStore(dataDir, options.mediaUrl));
  onProgress("Demo season: texts");
  const meanwhile = await database.transaction(async (tx) => {
    await lockLoading(tx);
    // the pictures took their time, and others may have written into a server
    const reason = await whyNot(tx);
    if (reason) return reason;
    const context = await createDemoContext(
      tx,
      season,
      await insertPictures(tx),
      await insertFiles(tx),
    );
    await loadProgramme(context);
    await loadContent(context, berlin(demoStart));
    await loadEventExtras(context, berlin(demoStart));
    await loadHome(context, berlin(demoStart));
    await loadSite(context);
    await loadOrganisation(context);
    await writeClockOffset(tx, berlin(demoStart).getTime() - Date.now());
    await tx.insert(loadedData).values({ name: demoMarker, contentHash });
    await createDemoStaff(tx, dataDir);
    return undefined;
  });
  if (meanwhile) return meanwhile;
  onProgress(`Demo season: ${season.events.length} events, ${season.articles.length} articles`);
  return { kind: "loaded" };
}
